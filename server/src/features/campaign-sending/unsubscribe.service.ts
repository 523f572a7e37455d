import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import * as consents from '../consents/consents.service.ts'
import { findContact, lockContact, type Contact } from './contacts.queries.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'

interface Origin {
  ip: string
  requestId: string
}

/** Unsubscribes a person and records it; idempotent. */
export async function stopMailsTo(tx: Tx, contact: Contact, ip: string): Promise<void> {
  if (contact.optedOut) return
  const { userId, email } = contact
  await consents.unsubscribe(tx, { userId, email, ip })
}

/** Whether the link was one of ours. */
export async function unsubscribeByLink(
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  token: string,
  { ip, requestId }: Origin,
): Promise<boolean> {
  const contactId = readUnsubscribeToken(secrets, token)
  if (contactId === undefined) return false
  const actor = { userId: null, name: 'unsubscribe link', requestId }
  await transaction(database, actor, async (tx) => {
    const contact = await lockContact(tx, contactId)
    // People whose data was removed get no emails anyway.
    if (contact) await stopMailsTo(tx, contact, ip)
  })
  return true
}

function invalid(): AppError {
  return new AppError('notFound', { message: texts.linkInvalid })
}

export async function unsubscribe(services: Services, token: string, origin: Origin) {
  if (!(await unsubscribeByLink(services, token, origin))) throw invalid()
  return { message: texts.unsubscribed }
}

const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••')

export async function getUnsubscription({ database, secrets }: Services, token: string) {
  const contactId = readUnsubscribeToken(secrets, token)
  if (contactId === undefined) throw invalid()
  const contact = await findContact(database.db, contactId)
  return contact
    ? { email: masked(contact.email), unsubscribed: contact.optedOut }
    : { email: '', unsubscribed: true }
}
