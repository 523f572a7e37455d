import type { EmailUsage } from '#contract/all-emails.ts'
import { AppError } from '#contract/errors.ts'
import { outboxTexts as texts } from '#contract/outbox/outbox.messages.ts'
import { listCountCap } from '#contract/values/paging.ts'
import { transaction } from '../../db/connect.ts'
import { findSearchedFrom, searchedRows, type SearchedRows } from '../../db/searched-span.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { cappedAt } from '../../kit/long-list.ts'
import { offsetOf } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import { findPersonLinks } from '../accounts/person-links.service.ts'
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

export async function listOutbox(
  { database, config }: Services,
  chosen: queries.OutboxQuery,
  most: SearchedRows = searchedRows,
) {
  const { page, size, state, search } = chosen
  const searchedFrom = await findSearchedFrom(database.db, 'outbox', chosen, most)
  const query = { ...chosen, searchedFrom }
  const counts = await queries.countOutbox(database.db, query, listCountCap + 1)
  const all = counts.queued + counts.sending + counts.sent + counts.failed
  const { total, capped } = cappedAt(listCountCap, state ? counts[state] : all)
  const rows = await queries.findOutbox(database.db, query, {
    limit: size,
    offset: Math.min(offsetOf(query), listCountCap),
    cap: listCountCap,
    few: search !== undefined && !capped,
  })
  const items = rows.map(({ created, sent, nextAttempt, ...row }) =>
    toReply({
      ...row,
      createdAt: new Date(created),
      sentAt: sent === null ? null : new Date(sent),
      nextAttemptAt: new Date(nextAttempt),
    }),
  )
  const sending = config.smtpUrl !== undefined
  return { items, total, capped, counts, page, size, sending, searchedFrom }
}

export async function getOutboxMail({ database }: Services, id: number) {
  const row = await queries.findMail(database.db, id)
  if (!row) throw new AppError('notFound')
  const people = await findPersonLinks(database.db, { emails: [row.to] })
  const personLink = people.byEmail(row.to)
  return toReply({
    ...row,
    personLink,
    html: maskedLinks(row.html),
    text: maskedLinks(row.text),
  })
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
      // The copy stays linked to the same record: for its log, and for the person's deletion.
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
