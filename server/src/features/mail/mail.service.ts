import type { EmailUsage } from '#contract/all-emails.ts'
import type { EmailDeclaration, EmailValues } from '#contract/mail/email.ts'
import type { companyPlaceholders } from '#contract/mail/placeholders.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { mergeHtml, mergeLine, type PlaceholderValues } from '../../kit/placeholders.ts'
import { addressLine, findCompany } from '../settings/settings.service.ts'
import * as queries from './mail.queries.ts'

/** The people in the company who get the emails of this usage. */
export async function recipientsOf(tx: Tx, usage: string): Promise<string[]> {
  return [...new Set(await queries.findRecipients(tx, usage))]
}

/** A shared mailbox of the company is in every email; it is not a personal address. */
export async function isCompanyMailbox(tx: Tx, email: string): Promise<boolean> {
  const company = await findCompany(tx)
  if (company.email.toLowerCase() === email.toLowerCase()) return true
  return queries.isRecipient(tx, email)
}

/** The company's details, which every template may use. */
export async function companyValues(
  db: Executor,
): Promise<Record<(typeof companyPlaceholders)[number], string>> {
  const company = await findCompany(db)
  return {
    'Company.Name': company.companyName,
    'Company.Phone': company.phone,
    'Company.Email': company.email,
    'Company.Address': addressLine(company),
    'Company.FfcNumber': company.ffcNumber,
  }
}

/** An email from its template, with the company's details filled in. */
export async function composeMail<Email extends EmailDeclaration<EmailUsage>>(
  tx: Tx,
  { usage }: Email,
  values: EmailValues<Email> & PlaceholderValues,
): Promise<{ usage: Email['usage']; subject: string; html: string }> {
  const template = await queries.findTemplate(tx, usage)
  if (!template) throw new Error(`There is no email template for ${usage}`)
  const all = { ...(await companyValues(tx)), ...values }
  return { usage, subject: mergeLine(template.subject, all), html: mergeHtml(template.body, all) }
}
