import { z } from 'zod'
import { defineCall } from '../call.ts'

export const termsText = z.object({
  termsConditions: z.string(),
  version: z.number().int(),
  modified: z.string(),
})

export const getTerms = defineCall({
  name: 'terms.get',
  method: 'GET',
  path: '/api/tc',
  who: 'everyone',
  summary: 'The terms and conditions as they stand now',
  input: z.object({}),
  output: termsText,
  cache: { seconds: 300, of: ['terms'] },
})

export const legalPages = ['privacy', 'disclaimer'] as const

export const legalPage = z.object({ title: z.string(), html: z.string(), modified: z.string() })

export const getLegalPage = defineCall({
  name: 'terms.page',
  method: 'GET',
  path: '/api/page/{key}',
  who: 'everyone',
  summary: 'The privacy policy or the website disclaimer',
  input: z.object({ key: z.enum(legalPages) }),
  output: legalPage,
  cache: { seconds: 300, of: ['pages'] },
})
