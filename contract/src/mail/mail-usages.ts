import { z } from 'zod'
import { mailMessages as messages } from './mail.messages.ts'

/** What a template is for, and what a recipient gets: the choices of the back office. */
export const mailUsages = [
  'WeekOfferMade-User',
  'WeekOfferMade-Owner',
  'WeekLoaded-Agent',
  'WeekLoaded-Owner',
  'ContactUs',
  'EnquireNow',
] as const

export type MailUsage = (typeof mailUsages)[number]

export const mailUsage = z.enum(mailUsages, { error: messages.usageRequired })
