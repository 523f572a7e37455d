import { and, count, eq, isNull, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { findCountedUpTo, type CountedUpTo } from '../../db/running-counts.ts'
import { campaignPlaceholders, campaigns as table } from '../../db/schema/campaigns.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'
import { countedEvents } from './campaign-counts.sql.ts'
import type { Binding } from './render.ts'

const shown = {
  id: table.id,
  version: table.version,
  name: table.name,
  startDate: table.startDate,
  endDate: table.endDate,
  subject: table.subject,
  isTimeshare: table.isTimeshare,
}

const whole = {
  ...shown,
  itemsPerRow: table.itemsPerRow,
  body: table.body,
  itemBody: table.itemBody,
}

const events = (kind: 'view' | 'click', upTo: CountedUpTo) => sql<number>`(
  select coalesce(sum(c.events), 0)::int
  from ${countedEvents(sql`e.campaign_id = ${table}.id and e.kind = ${kind}`, upTo)} c)`

const counts = (upTo: CountedUpTo) => ({
  itemCount: sql<number>`(select count(*)::int from campaign_items i where i.campaign_id = ${table}.id)`,
  emails: sql<number>`(
    select count(*)::int from campaign_recipients r
    where r.campaign_id = ${table}.id and r.state = 'queued')`,
  views: events('view', upTo),
  clicks: events('click', upTo),
  enquiries: sql<number>`(select count(*)::int from enquiries q where q.campaign_id = ${table}.id)`,
})

export async function findCampaignPage(db: Executor, query: PageQuery<string>) {
  const where = and(isNull(table.deletedAt), matching(query.search, [table.name, table.subject]))
  const upTo = await findCountedUpTo(db, 'campaign_events')
  const [items, [counted]] = await Promise.all([
    db
      .select({ ...shown, ...counts(upTo) })
      .from(table)
      .where(where)
      .orderBy(...ordering(query, shown, table.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(table).where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

/** A campaign that was not deleted. */
export async function findCampaign(db: Executor, id: number) {
  const [row] = await db
    .select(whole)
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
  return row
}

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof findCampaign>>>

/** Only one person at a time writes its rows. */
export async function lockCampaign(tx: Tx, id: number): Promise<CampaignRow | undefined> {
  const [row] = await tx
    .select(whole)
    .from(table)
    .where(and(eq(table.id, id), isNull(table.deletedAt)))
    .for('update')
  return row
}

export async function insertCampaign(
  tx: Tx,
  values: typeof table.$inferInsert,
): Promise<CampaignRow> {
  const [row] = await tx.insert(table).values(values).returning(whole)
  return row as CampaignRow
}

/** The version also increases when only items or placeholders change: they are edited as one. */
export async function changeCampaign(
  tx: Tx,
  id: number,
  values: Partial<typeof table.$inferInsert>,
): Promise<void> {
  await tx
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1` })
    .where(eq(table.id, id))
}

export async function hideCampaign(tx: Tx, id: number): Promise<void> {
  await tx
    .update(table)
    .set({ deletedAt: sql`now()` })
    .where(eq(table.id, id))
}

export async function isBeingSent(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from campaign_mailings where campaign_id = ${id} and state in ('scheduled', 'sending', 'paused')`)
  return rows.length > 0
}

export async function findPlaceHolders(db: Executor, campaignId: number): Promise<Binding[]> {
  const { name, boundToClass, boundTo, format, id } = campaignPlaceholders
  return db
    .select({ name, boundToClass, boundTo, format })
    .from(campaignPlaceholders)
    .where(eq(campaignPlaceholders.campaignId, campaignId))
    .orderBy(id)
}

/** Replaces the list with this one; unchanged rows are not written. */
export async function putPlaceHolders(
  tx: Tx,
  campaignId: number,
  list: readonly Binding[],
): Promise<void> {
  const rows = JSON.stringify(list)
  await tx.execute(sql`
    delete from campaign_placeholders where campaign_id = ${campaignId} and lower(name) not in (
      select lower(x.name) from json_to_recordset(${rows}::json) as x (name text))`)
  await tx.execute(sql`
    insert into campaign_placeholders as p (campaign_id, name, bound_to_class, bound_to, format)
    select ${campaignId}::int, x.name, x."boundToClass", x."boundTo", x.format
    from json_to_recordset(${rows}::json)
      as x (name text, "boundToClass" text, "boundTo" text, format text)
    on conflict (campaign_id, lower(name)) do update
      set name = excluded.name, bound_to_class = excluded.bound_to_class,
        bound_to = excluded.bound_to, format = excluded.format
      where (p.name, p.bound_to_class, p.bound_to, p.format)
        is distinct from (excluded.name, excluded.bound_to_class, excluded.bound_to, excluded.format)`)
}
