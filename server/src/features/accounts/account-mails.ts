import { links } from '#contract/links.ts'
import { formatDay, today } from '#contract/values/day.ts'
import type { SystemMailUsage } from '../../db/reference/mail-templates.ts'
import type { Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Parts } from '../../parts.ts'
import { composeMail } from '../mail/mail.service.ts'

export interface Addressee {
  email: string
  username: string
  fullName: string
}

async function put(
  parts: Parts,
  tx: Tx,
  usage: SystemMailUsage,
  addressee: Addressee,
  values: PlaceholderValues = {},
): Promise<void> {
  const mail = await composeMail(tx, usage, {
    'User.FullName': addressee.fullName,
    'System.Username': addressee.username,
    'System.LoginLink': `${parts.config.publicUrl}${links.login()}`,
    ...values,
  })
  await parts.outbox.put(tx, { ...mail, to: addressee.email })
}

function resetLink(parts: Parts, token: string): PlaceholderValues {
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
  return put(parts, tx, 'AccountCreated', to)
}

export function mailInvitation(parts: Parts, tx: Tx, to: Addressee, token: string) {
  return put(parts, tx, 'AccountInvited', to, resetLink(parts, token))
}

export function mailResetLink(parts: Parts, tx: Tx, to: Addressee, token: string) {
  return put(parts, tx, 'PasswordReset', to, resetLink(parts, token))
}

export function mailPasswordChanged(parts: Parts, tx: Tx, to: Addressee) {
  return put(parts, tx, 'PasswordChanged', to, { 'System.ChangedAt': momentInWords() })
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
  await put(parts, tx, 'EmailChangeOld', account, values(change.oldToken))
  await put(
    parts,
    tx,
    'EmailChangeNew',
    { ...account, email: change.newEmail },
    values(change.newToken),
  )
}
