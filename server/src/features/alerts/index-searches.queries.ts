import { sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { savedSearchFilters, savedSearchTerms } from '../../db/schema/saved-search-index.ts'

export interface ChangedSearch extends Record<string, unknown> {
  id: number
  /** When it last changed, as PostgreSQL wrote it. */
  at: string
  recipientId: number
  kind: 'property' | 'week'
  criteria: Record<string, string>
  /** False while it is paused, or its address is unconfirmed. */
  active: boolean
}

/** A batch of changed searches. Their people become recipients, unless they already are. */
export async function findChanged(tx: Tx, count: number): Promise<ChangedSearch[]> {
  const changed = sql`select search_id, at from saved_search_changes order by at limit ${count}`
  await tx.execute(sql`
    insert into alert_recipients (user_id, email)
    select distinct s.user_id, s.email from (${changed}) c join saved_searches s on s.id = c.search_id
    where not exists (select from alert_recipients r where r.user_id = s.user_id or r.email = s.email)
    on conflict do nothing`)
  const rows = await tx.execute<ChangedSearch>(sql`
    select s.id, c.at::text as at, r.id as "recipientId", s.kind, s.criteria,
      s.paused_at is null and (s.user_id is not null or s.confirmed_at is not null) as active
    from (${changed}) c
    join saved_searches s on s.id = c.search_id
    join alert_recipients r on r.user_id = s.user_id or r.email = s.email`)
  return [...rows]
}

const idList = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::text::int[]`

/** Those that have not changed again since they were read: they are indexed in this transaction. */
export async function takeChanged(tx: Tx, read: readonly ChangedSearch[]): Promise<Set<number>> {
  const pairs = JSON.stringify(read.map(({ id, at }) => ({ id, at })))
  const rows = await tx.execute<{ id: number }>(sql`
    delete from saved_search_changes c
    using jsonb_to_recordset(${pairs}::jsonb) as q (id int, at timestamptz)
    where c.search_id = q.id and c.at = q.at
    returning c.search_id as id`)
  return new Set(rows.map(({ id }) => id))
}

export async function removeFromIndex(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from saved_search_terms where search_id = any(${idList(ids)})`)
  await tx.execute(sql`delete from saved_search_filters where search_id = any(${idList(ids)})`)
}

export async function insertFilters(
  tx: Tx,
  rows: (typeof savedSearchFilters.$inferInsert)[],
): Promise<void> {
  if (rows.length) await tx.insert(savedSearchFilters).values(rows)
}

/** As many as fit within the parameter limit of one statement. */
const termsAtOnce = 5000

export async function insertTerms(
  tx: Tx,
  rows: (typeof savedSearchTerms.$inferInsert)[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += termsAtOnce) {
    await tx.insert(savedSearchTerms).values(rows.slice(from, from + termsAtOnce))
  }
}

/** Pending alerts for a search that is no longer wanted are not sent. */
export async function dropWaiting(tx: Tx, searchIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from alerts where search_id = any(${idList(searchIds)}) and digest_id is null`)
}

/** The frequency or the hour may have changed. */
export async function setDueAgain(tx: Tx, searchIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update alerts a set due_at = alert_due_at(s.frequency, s.hour, s.weekday, r.quiet_from,
      r.quiet_until, r.last_digest_at, now())
    from saved_searches s, alert_recipients r
    where s.id = a.search_id and r.id = a.recipient_id and a.digest_id is null
      and s.id = any(${idList(searchIds)})`)
}

/** The cities of these suburbs. */
export async function findCitiesOf(db: Executor, suburbIds: readonly number[]): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select distinct city_id as id from suburbs where id = any(${idList(suburbIds)})`)
  return rows.map(({ id }) => id)
}
