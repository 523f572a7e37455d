import * as emails from '#contract/accounts/accounts.emails.ts'
import { links } from '#contract/links.ts'
import type { EmailValues } from '#contract/mail/email.ts'
import { formatDay, today } from '#contract/values/day.ts'
import type { Tx } from '../../db/connect.ts'
import type { Parts } from '../../parts.ts'
import { composeMail } from '../mail/mail.service.ts'

export interface Addressee {
  email: string
  username: string
  fullName: string
}

type AccountEmail = (typeof emails)[keyof typeof emails]
type Given = 'User.FullName' | 'System.Username' | 'System.LoginLink'

async function put<Email extends AccountEmail>(
  parts: Parts,
  tx: Tx,
  email: Email,
  addressee: Addressee,
  values: Omit<EmailValues<Email>, Given>,
): Promise<void> {
  const given: Record<Given, string> = {
    'User.FullName': addressee.fullName,
    'System.Username': addressee.username,
    'System.LoginLink': `${parts.config.publicUrl}${links.login()}`,
  }
  const mail = await composeMail(tx, email, { ...given, ...values } as EmailValues<Email>)
  await parts.outbox.put(tx, { ...mail, to: addressee.email })
}

function resetLink(parts: Parts, token: string) {
  return { 'System.ResetLink': `${parts.config.publicUrl}${links.resetPassword(token)}` }
}

/** `15 November 2026 at 10:42`, by South African clocks. */
export function momentInWords(now = new Date()): string {
  const clock = now.toLocaleTimeString('en-GB', {
    timeZone: 'Africa/Johannesburg',
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${formatDay(today(now))} at ${clock}`
}

export function mailWelcome(parts: Parts, tx: Tx, to: Addressee) {
  return put(parts, tx, emails.accountCreated, to, {})
}

export function mailInvitation(parts: Parts, tx: Tx, to: Addressee, token: string) {
  return put(parts, tx, emails.accountInvited, to, resetLink(parts, token))
}

export function mailResetLink(parts: Parts, tx: Tx, to: Addressee, token: string) {
  return put(parts, tx, emails.passwordReset, to, resetLink(parts, token))
}

export function mailPasswordChanged(parts: Parts, tx: Tx, to: Addressee) {
  return put(parts, tx, emails.passwordChanged, to, { 'System.ChangedAt': momentInWords() })
}

/** One mail to each mailbox, each with a link of its own. */
export async function mailEmailChange(
  parts: Parts,
  tx: Tx,
  account: Addressee,
  change: { newEmail: string; oldToken: string; newToken: string },
): Promise<void> {
  const values = (token: string) => ({
    'System.NewEmail': change.newEmail,
    'System.ConfirmLink': `${parts.config.publicUrl}${links.confirmEmail(token)}`,
  })
  await put(parts, tx, emails.emailChangeOld, account, values(change.oldToken))
  await put(
    parts,
    tx,
    emails.emailChangeNew,
    { ...account, email: change.newEmail },
    values(change.newToken),
  )
}
