import { sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { consents } from '../../db/schema/privacy.ts'

export interface ConsentRow {
  id: number
  purpose: (typeof consents.$inferSelect)['purpose']
  textVersion: number
  given: boolean
  at: string
  about: string | null
  /** There is no later consent about the same thing. */
  latest: boolean
}

const isLatest = sql`not exists (
  select from consents later
  where later.user_id = c.user_id and later.purpose = c.purpose and later.id > c.id
    and (later.contact_message_id, later.enquiry_id, later.offer_id, later.week_id)
      is not distinct from (c.contact_message_id, c.enquiry_id, c.offer_id, c.week_id))`

export async function findConsents(db: Executor, userId: number): Promise<ConsentRow[]> {
  return db.execute<ConsentRow & Record<string, unknown>>(sql`
    select c.id, c.purpose, c.text_version as "textVersion", c.given,
      to_json(c.at) #>> '{}' as at, ${isLatest} as latest,
      coalesce(w.reference, ow.reference, op.reference, ew.reference, ep.reference) as about
    from consents c
      left join weeks w on w.id = c.week_id
      left join offers o on o.id = c.offer_id
      left join weeks ow on ow.id = o.week_id left join properties op on op.id = o.property_id
      left join enquiries e on e.id = c.enquiry_id
      left join weeks ew on ew.id = e.week_id left join properties ep on ep.id = e.property_id
    where c.user_id = ${userId}
    order by c.id desc`)
}

type Consent = typeof consents.$inferSelect

/** Locked, so that the second of two simultaneous withdrawals sees the first. */
export async function lockConsent(
  tx: Tx,
  id: number,
  userId: number,
): Promise<Consent | undefined> {
  const [row] = await tx
    .select()
    .from(consents)
    .where(sql`${consents.id} = ${id} and ${consents.userId} = ${userId}`)
    .for('update')
  return row
}

export async function isLatestConsent(tx: Tx, id: number): Promise<boolean> {
  const [row] = await tx.execute<{ latest: boolean }>(
    sql`select ${isLatest} as latest from consents c where c.id = ${id}`,
  )
  return row?.latest ?? false
}

export type NewConsent = typeof consents.$inferInsert

export async function insertConsent(tx: Tx, consent: NewConsent): Promise<void> {
  await tx.insert(consents).values(consent)
}

/** The record with which the consent was given shows it too, in the back office lists. */
export async function clearConsentFlag(tx: Tx, consent: Consent): Promise<void> {
  const { contactMessageId, enquiryId, offerId, weekId, userId } = consent
  const flagged = { contact_messages: contactMessageId, enquiries: enquiryId, weeks: weekId }
  for (const [table, id] of Object.entries(flagged)) {
    if (id === null) continue
    await tx.execute(sql`update ${sql.identifier(table)} set consent = false where id = ${id}`)
  }
  if (offerId === null) return
  // An offer's flag belongs to its bidder; the seller's consents are only in the records.
  await tx.execute(
    sql`update offers set consent = false where id = ${offerId} and user_id = ${userId}`,
  )
}

/** Nothing is emailed about them until the person resumes them. */
export async function pauseSearches(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`update saved_searches set paused_at = now(), version = version + 1
    where user_id = ${userId} and paused_at is null`)
}

export interface Person {
  email: string
  name: string
}

/** Locked against a second choice at the same moment. */
export async function lockPerson(tx: Tx, userId: number): Promise<Person | undefined> {
  const [row] = await tx.execute<Person & Record<string, unknown>>(sql`
  select u.email, trim(coalesce(a.name || ' ' || a.surname, i.name || ' ' || i.surname, '')) as name
  from users u
    left join agents a on a.user_id = u.id and a.deleted_at is null
    left join individuals i on i.user_id = u.id and i.deleted_at is null
  where u.id = ${userId} and u.deleted_at is null for no key update of u`)
  return row
}

/** A returning subscriber has one entry, which becomes active again. */
export async function putMarketingContact(
  tx: Tx,
  contact: { email: string; name: string; userId: number },
): Promise<void> {
  await tx.execute(sql`
    insert into marketing_contacts (email, name, user_id)
    values (${contact.email}, ${contact.name}, ${contact.userId})
    on conflict (lower(email)) do update set
      name = excluded.name, user_id = excluded.user_id, opted_in_at = now(), opted_out_at = null`)
}

export async function isOnList(db: Executor, userId: number): Promise<boolean> {
  const rows = await db.execute(sql`
    select 1 from marketing_contacts m join users u on u.id = ${userId}
    where lower(m.email) = lower(u.email) and m.opted_out_at is null
      and not exists (select from marketing_suppressions s where lower(s.email) = lower(m.email))`)
  return rows.length > 0
}

/** Their own choice lifts their earlier one; a bounced address stays suppressed. */
export async function allowAddress(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    delete from marketing_suppressions
    where lower(email) = lower(${email}) and reason in ('unsubscribed', 'privacy request')`)
}

/** Whatever is waiting to be sent to them is no longer sent. */
export async function takeOffList(tx: Tx, userId: number | null, email: string): Promise<void> {
  await tx.execute(sql`
    update marketing_contacts set opted_out_at = now()
    where (user_id = ${userId} or lower(email) = lower(${email})) and opted_out_at is null`)
  await tx.execute(sql`
    insert into marketing_suppressions (email, reason) values (${email}, 'unsubscribed')
    on conflict do nothing`)
  await tx.execute(sql`
    delete from outbox
    where lower("to") = lower(${email}) and usage = 'Campaign' and state in ('queued', 'failed')`)
}
