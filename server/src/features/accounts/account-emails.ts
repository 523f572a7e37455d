import * as emails from '#contract/accounts/accounts.emails.ts'
import { links } from '#contract/links.ts'
import type { EmailValues } from '#contract/mail/email.ts'
import { formatDay, today } from '#contract/values/day.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { timeZone } from '#contract/values/day.ts'

export interface Addressee {
  email: string
  username: string
  fullName: string
}

type AccountEmail = (typeof emails)[keyof typeof emails]
type Given = 'User.FullName' | 'System.Username' | 'System.LoginLink'

async function put<Email extends AccountEmail>(
  services: Services,
  tx: Tx,
  email: Email,
  addressee: Addressee,
  values: Omit<EmailValues<Email>, Given>,
): Promise<void> {
  const given: Record<Given, string> = {
    'User.FullName': addressee.fullName,
    'System.Username': addressee.username,
    'System.LoginLink': `${services.config.publicUrl}${links.login()}`,
  }
  const mail = await composeMail(tx, email, { ...given, ...values } as EmailValues<Email>)
  await services.outbox.put(tx, { ...mail, to: addressee.email })
}

function resetLink(services: Services, token: string) {
  return { 'System.ResetLink': `${services.config.publicUrl}${links.resetPassword(token)}` }
}

/** `15 November 2026 at 10:42`, in South African time. */
export function formatMoment(now = new Date()): string {
  const clock = now.toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${formatDay(today(now))} at ${clock}`
}

export function mailWelcome(services: Services, tx: Tx, to: Addressee) {
  return put(services, tx, emails.accountCreated, to, {})
}

export function mailConfirmation(services: Services, tx: Tx, to: Addressee, token: string) {
  return put(services, tx, emails.emailConfirmation, to, {
    'System.ConfirmLink': `${services.config.publicUrl}${links.confirmEmail(token)}`,
  })
}

export function mailInvitation(services: Services, tx: Tx, to: Addressee, token: string) {
  return put(services, tx, emails.accountInvited, to, resetLink(services, token))
}

export function mailResetLink(services: Services, tx: Tx, to: Addressee, token: string) {
  return put(services, tx, emails.passwordReset, to, resetLink(services, token))
}

export function mailPasswordChanged(services: Services, tx: Tx, to: Addressee) {
  return put(services, tx, emails.passwordChanged, to, { 'System.ChangedAt': formatMoment() })
}

export function mailSecurityNotice(
  services: Services,
  tx: Tx,
  to: Addressee,
  { change, madeBy }: { change: string; madeBy: string },
) {
  return put(services, tx, emails.securityNotice, to, {
    'System.ChangedAt': formatMoment(),
    'System.SecurityChange': change,
    'System.ChangedBy': madeBy,
  })
}

/** One email to each mailbox, each with its own link. */
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
  await put(services, tx, emails.emailChangeOld, account, values(change.oldToken))
  await put(
    services,
    tx,
    emails.emailChangeNew,
    { ...account, email: change.newEmail },
    values(change.newToken),
  )
}
