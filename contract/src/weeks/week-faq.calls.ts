import { z } from 'zod'
import { defineCall } from '../call.ts'

export const faqEntry = z.object({
  id: z.number().int(),
  topic: z.string(),
  question: z.string(),
  /** HTML from our own back office. */
  answer: z.string(),
})

export type FaqEntry = z.infer<typeof faqEntry>

export const listWeekFaq = defineCall({
  name: 'weeks.faq',
  method: 'GET',
  path: '/api/timeshareweek/faq',
  who: 'everyone',
  summary: 'List questions and answers about timeshare',
  input: z.object({}),
  output: z.array(faqEntry),
  cache: { seconds: 300, of: ['faq_entries'] },
})
