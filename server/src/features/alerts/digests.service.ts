import { links } from '#contract/links.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { companyValues } from '../mail/mail.service.ts'
import { notifyMany, wantEmail, type Notice } from '../notifications/notify.ts'
import { visibleWeeks } from '../weeks/weeks-by-id.service.ts'
import { digestEmail, type DigestPart } from './digest-email.ts'
import { digestParts, stopAddress } from './digest-parts.ts'
import * as queries from './digests.queries.ts'

type DigestServices = Pick<Services, 'database' | 'outbox' | 'config' | 'secrets'>

/** Small enough that nobody waits long for the locked rows. */
const batch = 25

interface Ready {
  recipient: queries.Recipient
  due: queries.DueAlert[]
  parts: DigestPart[]
}

/**
 * For a digest about one search the mail client's button stops that search, otherwise everything: a
 * favourite could still be reported by a search that matches it.
 */
function headerAddress(services: DigestServices, { recipient, due }: Ready): string {
  const searches = new Set(due.map(({ searchId }) => searchId))
  const [only] = searches
  const stopped =
    searches.size === 1 && only != null ? { stopSearch: only } : { stopAll: recipient.id }
  return stopAddress(services, stopped)
}

async function putEmail(
  services: DigestServices,
  tx: Tx,
  digestId: number,
  ready: Ready,
  company: PlaceholderValues,
): Promise<number | undefined> {
  const { recipient, parts } = ready
  const { publicUrl } = services.config
  const digest = {
    parts,
    company,
    stopAllLink: stopAddress(services, { stopAll: recipient.id }),
    choicesLink: recipient.userId === null ? null : `${publicUrl}${links.alertChoices()}`,
  }
  return services.outbox.put(tx, {
    to: recipient.email,
    subject: digestEmail.subject(digest),
    html: digestEmail.html(digest),
    usage: digestEmail.usage,
    unsubscribeUrl: headerAddress(services, ready),
    dedupeKey: `digest:${digestId}`,
  })
}

function noticeOf(digestId: number, { recipient, due, parts }: Ready, company: PlaceholderValues) {
  const [first] = due
  const subject = digestEmail.subject({ parts, company, stopAllLink: '', choicesLink: null })
  const listing =
    first?.propertyId == null
      ? { kind: 'week' as const, id: first?.weekId as number }
      : { kind: 'property' as const, id: first.propertyId }
  const notice: Notice = {
    userId: recipient.userId as number,
    kind: 'alerts',
    occasion: `digest:${digestId}`,
    title: subject,
    text: parts.map(({ name }) => name).join(', '),
    link: links.savedSearches(),
    listing,
  }
  return notice
}

/** The content for each person, with what all of the emails share. */
async function prepare(services: DigestServices, tx: Tx, recipients: queries.Recipient[]) {
  const due = await queries.findDue(
    tx,
    recipients.map(({ id }) => id),
  )
  const weeks = await visibleWeeks(
    tx,
    due.flatMap(({ weekId }) => weekId ?? []),
  )
  const users = recipients.flatMap(({ userId }) => userId ?? [])
  const wanting = await wantEmail(tx, users, 'alerts')
  const byRecipient = Map.groupBy(due, ({ recipientId }) => recipientId)
  const ready = recipients
    .map((recipient): Ready => {
      const alerts = byRecipient.get(recipient.id) ?? []
      return { recipient, due: alerts, parts: digestParts(services, alerts, weeks) }
    })
    // Listings may have been unpublished since, and addresses may have stopped working.
    .filter(({ recipient, parts }) => recipient.reachable && parts.length > 0)
  const wantsEmail = ({ userId }: queries.Recipient) => userId === null || wanting.has(userId)
  return { due, ready, wantsEmail }
}

/** Writes the digests of some people; false if nobody is left for now. */
async function writeSome(services: DigestServices, tx: Tx): Promise<boolean> {
  const recipients = await queries.takeRecipients(tx, batch)
  if (!recipients.length) return false
  const { due, ready, wantsEmail } = await prepare(services, tx, recipients)
  const digests = await queries.insertDigests(
    tx,
    recipients.map(({ id }) => id),
  )
  await queries.markDigested(tx, due, digests)
  const company = await companyValues(tx)
  const told: queries.Told[] = []
  const notices: Notice[] = []
  for (const one of ready) {
    const { recipient } = one
    const digestId = digests.get(recipient.id) as number
    const outboxId = wantsEmail(recipient)
      ? await putEmail(services, tx, digestId, one, company)
      : undefined
    told.push({ digestId, recipientId: recipient.id, outboxId })
    if (recipient.userId !== null) notices.push(noticeOf(digestId, one, company))
  }
  await queries.markTold(tx, told)
  await notifyMany(tx, notices)
  return true
}

/**
 * Writes all digests that are due: one for each person, queued in the transaction that marks its
 * alerts as sent. A crash rolls back a whole batch, and the next run writes it.
 */
export async function writeDigests(services: DigestServices): Promise<void> {
  await queries.holdBack(services.database.db)
  while (await transaction(services.database, null, (tx) => writeSome(services, tx))) {
    services.outbox.wake()
  }
}
