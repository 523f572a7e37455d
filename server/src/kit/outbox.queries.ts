import { sql } from '../db/orm.ts'
import type { Database, Tx } from '../db/connect.ts'
import { outbox, type StoredAttachment, type StoredSender } from '../db/schema/outbox.ts'

/** The outbox is partitioned by month, so an email is found by its id and time together. */
export interface MailKey {
  id: number
  /** The text from PostgreSQL: a Date would lose the microseconds. */
  createdAt: string
}

export interface ClaimedMail extends Record<string, unknown>, MailKey {
  to: string
  replyTo: string | null
  sender: StoredSender | null
  subject: string
  html: string
  text: string
  messageId: string
  unsubscribeUrl: string | null
  attachments: StoredAttachment[]
  attempts: number
}

/** Emails that are also sent to unconfirmed addresses, because they are how an address is confirmed. */
const confirming: readonly string[] = ['EmailConfirmation', 'PasswordReset']

/**
 * A second email with the same dedupe key is not inserted: a trigger skips it. An email to an account whose address is
 * not confirmed, or about something that such an account did, is held back until the address is confirmed.
 */
export async function insertMail(
  tx: Tx,
  mail: typeof outbox.$inferInsert,
): Promise<number | undefined> {
  const { waitsForUserId: aboutUser = null } = mail
  const toUser = confirming.includes(mail.usage)
    ? sql`false`
    : sql`lower(u.email) = lower(${mail.to})`
  const waitsForUserId = sql<number | null>`(select u.id from users u
    where u.deleted_at is null and u.email_confirmed_at is null
      and (${toUser} or u.id = ${aboutUser}::int)
    order by u.id limit 1)`
  const [row] = await tx
    .insert(outbox)
    .values({ ...mail, waitsForUserId })
    .returning({ id: outbox.id })
  return row?.id
}

/**
 * Claims the next due email. An email left in `sending` by a process that died is claimed again after a
 * while, with the same Message-ID, so that the recipient's server can recognise a duplicate.
 */
export async function claimMail(
  { db }: Pick<Database, 'db'>,
  by: string,
): Promise<ClaimedMail | undefined> {
  const [row] = await db.execute<ClaimedMail>(sql`
    with due as materialized (
      select id, created_at from outbox
      where state in ('queued', 'sending')
        and ((state = 'queued' and next_attempt_at <= now() and waits_for_user_id is null)
          or (state = 'sending' and claimed_at < now() - interval '10 minutes'))
      order by next_attempt_at, id
      for update skip locked limit 1)
    update outbox o set state = 'sending', claimed_at = now(), claimed_by = ${by},
      attempts = attempts + 1
    from due where o.id = due.id and o.created_at = due.created_at
    returning o.id, o.created_at as "createdAt", "to", reply_to as "replyTo", sender, subject, html, text,
      message_id as "messageId", unsubscribe_url as "unsubscribeUrl", attachments, attempts`)
  return row
}

/** Releases emails that a process claimed without knowing it, because the reply of the database was lost. */
export async function releaseLostClaims({ db }: Pick<Database, 'db'>, by: string): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'queued', attempts = attempts - 1
    where state = 'sending' and claimed_by = ${by}`)
}

const isMail = ({ id, createdAt }: MailKey) =>
  sql`id = ${id} and created_at = ${createdAt}::timestamptz`

export async function markSent({ db }: Database, mail: MailKey): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'sent', sent_at = now(), last_error = null where ${isMail(mail)}`)
}

export async function markRetry(
  { db }: Database,
  mail: MailKey,
  error: string,
  seconds: number,
): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'queued', last_error = ${error},
      next_attempt_at = now() + make_interval(secs => ${seconds})
    where ${isMail(mail)}`)
}

/** Releases an email without counting an attempt, because the mail server could not be reached. */
export async function releaseMail({ db }: Database, mail: MailKey, error: string): Promise<void> {
  await db.execute(sql`
    update outbox set state = 'queued', last_error = ${error}, attempts = attempts - 1
    where ${isMail(mail)}`)
}

const mostCounted = 100_000

/** The number of unsent emails, counted up to a limit. */
export async function countWaiting({ db }: Database): Promise<number> {
  const [row] = await db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from (
      select from outbox where state in ('queued', 'sending') limit ${mostCounted}) as counted`)
  return row?.waiting ?? 0
}

interface OutboxSize extends Record<string, unknown> {
  waiting: number
  oldestSeconds: number
  failed: number
}

/** Counted in the indexes, up to a limit. Emails that wait for a confirmation are not overdue. */
export async function measureOutbox({ db }: Pick<Database, 'db'>): Promise<OutboxSize> {
  const [row] = await db.execute<OutboxSize>(sql`
    select
      (select count(*)::int from (
        select from outbox where state in ('queued', 'sending') limit ${mostCounted}) w) as waiting,
      (select count(*)::int from (
        select from outbox where state = 'failed' limit ${mostCounted}) f) as failed,
      coalesce((select greatest(0, extract(epoch from now() - next_attempt_at)) from outbox
        where state in ('queued', 'sending') and waits_for_user_id is null
        order by next_attempt_at, id limit 1), 0)::float8 as "oldestSeconds"`)
  return row as OutboxSize
}

export async function markFailed({ db }: Database, mail: MailKey, error: string): Promise<void> {
  await db.execute(
    sql`update outbox set state = 'failed', last_error = ${error} where ${isMail(mail)}`,
  )
}
