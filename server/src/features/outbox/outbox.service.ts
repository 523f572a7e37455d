import type { EmailUsage } from '#contract/all-emails.ts'
import { AppError } from '#contract/errors.ts'
import { outboxTexts as texts } from '#contract/outbox/outbox.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { maskedLinks } from './masked-links.ts'
import * as queries from './outbox.queries.ts'

interface Times {
  createdAt: Date
  sentAt: Date | null
  nextAttemptAt: Date
  state: queries.OutboxState
}

function toReply<Row extends Times>({ createdAt, sentAt, nextAttemptAt, ...row }: Row) {
  return {
    ...row,
    created: createdAt.toISOString(),
    sent: sentAt?.toISOString() ?? null,
    nextAttempt: row.state === 'queued' ? nextAttemptAt.toISOString() : null,
    mayResend: row.state !== 'sending',
  }
}

export async function listOutbox({ database, config }: Services, query: queries.OutboxQuery) {
  const { page, size, state } = query
  const { rows, counts } = await queries.findOutbox(database.db, query)
  const all = counts.queued + counts.sending + counts.sent + counts.failed
  return {
    items: rows.map(toReply),
    total: state ? counts[state] : all,
    counts,
    page,
    size,
    sending: config.smtpUrl !== undefined,
  }
}

export async function getOutboxMail({ database }: Services, id: number) {
  const row = await queries.findMail(database.db, id)
  if (!row) throw new AppError('notFound')
  return toReply({ ...row, html: maskedLinks(row.html), text: maskedLinks(row.text) })
}

/** A sent email is sent again as a new email, so that the receiving server accepts it. */
export async function resendMail(services: Services, id: number, context: CallContext) {
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const message = { id, message: texts.queued }
    const mail = await queries.lockMail(tx, id)
    if (!mail) throw new AppError('notFound')
    if (mail.state === 'sending') throw new AppError('wrongState', { message: texts.sendingNow })
    if (mail.state !== 'sent') {
      await queries.queueAgain(tx, id)
      return message
    }
    const { to, subject, html, usage, replyTo, dedupeKey, unsubscribeUrl, attachments } = mail
    await services.outbox.put(tx, {
      to,
      subject,
      html,
      usage: usage as EmailUsage,
      ...(replyTo ? { replyTo } : {}),
      ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
      attachments,
      // The copy stays linked to the same record: its log, and the person's deletion.
      ...(dedupeKey ? { dedupeKey: `${dedupeKey}:again:${context.requestId}` } : {}),
      requestId: mail.requestId ?? context.requestId,
    })
    return message
  })
  services.outbox.wake()
  return reply
}

export async function resendFailedEmails(services: Services, context: CallContext) {
  const reply = await transaction(services.database, actorOf(context), async (tx) => ({
    count: await queries.queueFailed(tx),
  }))
  services.outbox.wake()
  return reply
}
