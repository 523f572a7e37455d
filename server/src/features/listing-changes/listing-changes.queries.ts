import { and, eq, ne, sql, type SQL } from '../../db/orm.ts'
import type { PromisedValues } from '#contract/listing-changes/differences.ts'
import type { ListingChange } from '#contract/listing-changes/listing-changes.calls.ts'
import type { ChangeState } from '#contract/listing-changes/listing-changes.states.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { listingChanges } from '../../db/schema/listing-changes.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { personName } from '../accounts/person.sql.ts'
import {
  listingColumns,
  listingJoins,
  listingReference,
  listingTitle,
  ofListing,
} from '../listings/listings.sql.ts'

export interface Difference {
  before: PromisedValues
  after: PromisedValues
}

type Row = typeof listingChanges.$inferSelect

const undecided = (key: ListingKey) =>
  and(ofListing(listingChanges, key), ne(listingChanges.state, 'approved'))

/** The open or refused change of a listing. The caller holds the listing's lock. */
export async function findUndecided(tx: Tx, key: ListingKey): Promise<Row | undefined> {
  const [row] = await tx.select().from(listingChanges).where(undecided(key))
  return row
}

export async function insertChange(
  tx: Tx,
  key: ListingKey,
  change: Difference & { changedBy: number },
): Promise<void> {
  await tx.insert(listingChanges).values({ ...listingColumns(key), ...change })
}

export async function updateChange(
  tx: Tx,
  id: number,
  change: Difference & Partial<Pick<Row, 'changedBy' | 'changedAt' | 'state'>>,
): Promise<void> {
  await tx.update(listingChanges).set(change).where(eq(listingChanges.id, id))
}

export async function deleteUndecided(tx: Tx, key: ListingKey): Promise<void> {
  await tx.delete(listingChanges).where(undecided(key))
}

export interface Decision {
  state: Exclude<ChangeState, 'open'>
  decidedBy: number
  reason?: string
}

/** False if the change is no longer the version that was read. */
export async function decide(
  tx: Tx,
  { id, version }: { id: number; version: number },
  decision: Decision,
): Promise<boolean> {
  const rows = await tx
    .update(listingChanges)
    .set({ ...decision, decidedAt: new Date() })
    .where(and(eq(listingChanges.id, id), eq(listingChanges.version, version)))
    .returning({ id: listingChanges.id })
  return rows.length > 0
}

/** Approves any open change. */
export async function approveUndecided(tx: Tx, key: ListingKey, decidedBy: number): Promise<void> {
  await tx
    .update(listingChanges)
    .set({ state: 'approved', decidedBy, decidedAt: new Date() })
    .where(undecided(key))
}

/** The refusal of a change is lifted without a decision. */
export async function reopenRefused(tx: Tx, key: ListingKey): Promise<void> {
  await tx
    .update(listingChanges)
    .set({ state: 'open' })
    .where(and(ofListing(listingChanges, key), eq(listingChanges.state, 'refused')))
}

export interface ChangeQuery extends PageQuery<'reference' | 'changed' | 'state'> {
  state?: ChangeState | undefined
  kind?: ListingKind | undefined
}

/** A row of the list, before its differences are put into sentences. */
export type StoredChange = Omit<ListingChange, 'differences' | 'priceOnly'> & Difference

const source = sql`listing_changes c ${listingJoins(sql`c`)}`

const changeJson = sql`json_build_object('id', c.id, 'version', c.version,
  'kind', case when c.week_id is null then 'property' else 'week' end,
  'listingId', coalesce(c.week_id, c.property_id), 'reference', ${listingReference},
  'title', ${listingTitle}, 'published', coalesce(p.published, w.published),
  'before', c.before, 'after', c.after, 'changed', c.changed_at,
  'changedBy', ${personName(sql`c.changed_by`)}, 'state', c.state, 'reason', c.reason,
  'decided', c.decided_at, 'decidedBy', ${personName(sql`c.decided_by`)})`

const sorted: Record<ChangeQuery['sort'], SQL> = {
  reference: listingReference,
  changed: sql`c.changed_at`,
  state: sql`c.state`,
}

type Filters = Pick<ChangeQuery, 'state' | 'kind' | 'search'>

function whereOf({ state, kind, search }: Filters): SQL {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  return sql.join(
    [
      sql`true`,
      ...(state ? [sql`c.state = ${state}`] : []),
      ...(kind === 'week' ? [sql`c.week_id is not null`] : []),
      ...(kind === 'property' ? [sql`c.property_id is not null`] : []),
      ...(search ? [sql`${listingReference} || ' ' || ${listingTitle} ilike ${pattern}`] : []),
    ],
    sql` and `,
  )
}

export async function countChanges(db: Executor, filters: Filters): Promise<number> {
  const [row] = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source} where ${whereOf(filters)}`,
  )
  return row?.total ?? 0
}

export async function findChanges(db: Executor, query: ChangeQuery): Promise<StoredChange[]> {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const rows = await db.execute<{ change: StoredChange }>(sql`
    select ${changeJson} as change from ${source} where ${whereOf(query)}
    order by ${sorted[query.sort]} ${direction}, c.id ${direction}
    limit ${query.size} offset ${offsetOf(query)}`)
  return rows.map(({ change }) => change)
}

export async function findChange(db: Executor, id: number): Promise<StoredChange | undefined> {
  const [row] = await db.execute<{ change: StoredChange }>(
    sql`select ${changeJson} as change from ${source} where c.id = ${id}`,
  )
  return row?.change
}
