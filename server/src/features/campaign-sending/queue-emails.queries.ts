import { sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { openMailing, optedIn, suppressed, type OpenMailing } from './mailings.queries.ts'

/** Only one process at a time queues emails, or two would each use the whole minute's quota. */
export async function isMyTurn(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ free: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('campaign mails')) as free`)
  return row?.free ?? false
}

/** Slightly under a minute, so that a run that starts early does not wait for the next one. */
export async function countLately(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from campaign_recipients
    where queued_at > now() - interval '50 seconds'`)
  return row?.n ?? 0
}

/** The oldest mailing first; one whose clicks are still being counted has nothing to send. */
export async function lockNextMailing(tx: Tx): Promise<OpenMailing | undefined> {
  const [row] = await tx.execute<OpenMailing & Record<string, unknown>>(sql`
    select ${openMailing} from campaign_mailings
    where state = 'sending' and (choose_at is null or choose_at <= now() or chosen_subject is not null)
    order by id for update limit 1`)
  return row
}

/** A mailing whose time has come. */
export async function lockDueMailing(tx: Tx): Promise<OpenMailing | undefined> {
  const [row] = await tx.execute<OpenMailing & Record<string, unknown>>(sql`
    select ${openMailing} from campaign_mailings
    where state = 'scheduled' and scheduled_at <= now() order by id for update skip locked limit 1`)
  return row
}

export interface Recipient extends Record<string, unknown> {
  id: number
  contactId: number
  email: string
  subject: 'A' | 'B'
  /** False if they unsubscribed after the mailing began. */
  wants: boolean
}

export async function takeRecipients(
  tx: Tx,
  mailingId: number,
  count: number,
): Promise<Recipient[]> {
  const rows = await tx.execute<Recipient>(sql`
    select r.id, c.id as "contactId", c.email, r.subject, ${optedIn} and not ${suppressed} as wants
    from campaign_recipients r join marketing_contacts c on c.id = r.contact_id
    where r.mailing_id = ${mailingId} and r.state = 'waiting' and not r.waits_for_subject
    order by r.id limit ${count} for update of r`)
  return [...rows]
}

export async function markSkipped(tx: Tx, recipientId: number): Promise<void> {
  await tx.execute(sql`update campaign_recipients set state = 'skipped' where id = ${recipientId}`)
}

export async function markQueued(tx: Tx, recipientId: number, outboxId: number): Promise<void> {
  await tx.execute(sql`
    update campaign_recipients
    set state = 'queued', queued_at = now(), outbox_id = ${outboxId} where id = ${recipientId}`)
}
