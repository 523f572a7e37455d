import { z } from 'zod'
import { allEmails, type Email } from '../all-emails.ts'
import { mailMessages as messages } from './mail.messages.ts'

type CompanyEmail = Extract<Email, { wordedBy: 'company' }>

export type MailUsage = CompanyEmail['usage']

const isOfCompany = (email: Email): email is CompanyEmail => email.wordedBy === 'company'

/** What a template is for, and what a recipient gets: the choices of the back office. */
export const mailUsages: readonly MailUsage[] = allEmails
  .filter(isOfCompany)
  .map(({ usage }) => usage)

export const mailUsage = z.enum(mailUsages, { error: messages.usageRequired })
