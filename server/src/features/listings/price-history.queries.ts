import { sql } from '../../db/orm.ts'
import type { HistoryEntry } from '#contract/listings/price-history.schema.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import type { Database } from '../../db/connect.ts'
import { plannedById } from '../../db/planned-by-id.ts'
import type { Managed } from './listings.policy.ts'
import { listingTables } from './listings.sql.ts'

interface ShownStatus {
  code: string
  text: string
}

export interface HistoryRow {
  at: string
  fromPrice: number | null
  toPrice: number
  fromPer: HistoryEntry['per']
  toPer: HistoryEntry['per']
  was: ShownStatus | null
  is: ShownStatus | null
}

export interface RecordedHistory {
  firstPublishedAt: string | null
  price: number
  per: HistoryEntry['per']
  status: ShownStatus
  rows: HistoryRow[]
  /** What determines who may see it. */
  listing: Managed & { published: boolean; deleted: boolean; hideAfter: string | null }
}

const prices = {
  property: sql`l.price, l.price_per as per`,
  week: sql`l.sell_price as price, null as per`,
} satisfies Record<ListingKind, unknown>

/** Large enough to show a whole year of daily price changes. */
const mostRows = 400

/** A status that has since been deleted has only its code left. */
const statusJson = (column: 'from_status' | 'to_status') => {
  const code = sql`h.${sql.identifier(column)}`
  return sql`case when ${code} is not null then json_build_object('code', ${code}, 'text',
    coalesce((select s.description from statuses s where s.code = ${code} limit 1), ${code})) end`
}

const historyOfKind = (kind: ListingKind) => {
  const { table, column } = listingTables[kind]
  return plannedById<{ history: RecordedHistory }>(
    `${kind}_history`,
    (id) => sql`
    select row_to_json(whole) as history from (
      select l.first_published_at as "firstPublishedAt", ${prices[kind]},
        json_build_object('code', s.code, 'text', s.description) as status,
        json_build_object('ownerUserId', l.owner_user_id, 'agencyId', l.agency_id,
          'agentUserId', (select a.user_id from agents a where a.id = l.agent_id and a.deleted_at is null),
          'published', l.published, 'deleted', l.deleted_at is not null, 'hideAfter', l.hide_after) as listing,
        (select coalesce(json_agg(json_build_object('at', h.at, 'fromPrice', h.from_price,
            'toPrice', h.to_price, 'fromPer', h.from_per, 'toPer', h.to_per,
            'was', ${statusJson('from_status')}, 'is', ${statusJson('to_status')}) order by h.id), '[]')
          from (select * from listing_history h where h.${column} = ${id}
            order by h.id desc limit ${mostRows}) h) as rows
      from ${table} l join statuses s on s.id = l.status_id where l.id = ${id}) whole`,
  )
}

const findByKind = { property: historyOfKind('property'), week: historyOfKind('week') }

/** Includes deleted listings. */
export async function findHistory(
  database: Pick<Database, 'sql'>,
  { kind, id }: ListingKey,
): Promise<RecordedHistory | undefined> {
  return (await findByKind[kind](database, id))?.history
}
