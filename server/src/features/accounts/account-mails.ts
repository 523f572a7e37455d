import { links } from '#contract/links.ts'
import { formatDay, today } from '#contract/values/day.ts'
import type { SystemMailUsage } from '../../db/reference/mail-templates.ts'
import type { Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'

export interface Addressee {
  email: string
  username: string
  fullName: string
}

async function put(
  services: Services,
  tx: Tx,
  usage: SystemMailUsage,
  addressee: Addressee,
  values: PlaceholderValues = {},
): Promise<void> {
  const mail = await composeMail(tx, usage, {
    'User.FullName': addressee.fullName,
    'System.Username': addressee.username,
    'System.LoginLink': `${services.config.publicUrl}${links.login()}`,
    ...values,
  })
  await services.outbox.put(tx, { ...mail, to: addressee.email })
}

function resetLink(services: Services, token: string): PlaceholderValues {
  return { 'System.ResetLink': `${services.config.publicUrl}${links.resetPassword(token)}` }
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

export function mailWelcome(services: Services, tx: Tx, to: Addressee) {
  return put(services, tx, 'AccountCreated', to)
}

export function mailInvitation(services: Services, tx: Tx, to: Addressee, token: string) {
  return put(services, tx, 'AccountInvited', to, resetLink(services, token))
}

export function mailResetLink(services: Services, tx: Tx, to: Addressee, token: string) {
  return put(services, tx, 'PasswordReset', to, resetLink(services, token))
}

export function mailPasswordChanged(services: Services, tx: Tx, to: Addressee) {
  return put(services, tx, 'PasswordChanged', to, { 'System.ChangedAt': momentInWords() })
}

/** One mail to each mailbox, each with a link of its own. */
export async function mailEmailChange(
  services: Services,
  tx: Tx,
  account: Addressee,
  change: { newEmail: string; oldToken: string; newToken: string },
): Promise<void> {
  const values = (token: string) => ({
    'System.NewEmail': change.newEmail,
    'System.ConfirmLink': `${services.config.publicUrl}${links.confirmEmail(token)}`,
  })
  await put(services, tx, 'EmailChangeOld', account, values(change.oldToken))
  await put(
    services,
    tx,
    'EmailChangeNew',
    { ...account, email: change.newEmail },
    values(change.newToken),
  )
}
