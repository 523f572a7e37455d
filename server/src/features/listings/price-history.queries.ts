import { sql } from '../../db/orm.ts'
import type { HistoryEntry } from '#contract/listings/price-history.schema.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor } from '../../db/connect.ts'
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
}

const prices = {
  property: sql`l.price, l.price_per as per`,
  week: sql`l.sell_price as price, null as per`,
} satisfies Record<ListingKind, unknown>

/** A listing whose price changes every day for a year is still shown in full. */
const mostRows = 400

/** A status that was deleted since has only its code left. */
const statusJson = (column: 'from_status' | 'to_status') => {
  const code = sql`h.${sql.identifier(column)}`
  return sql`case when ${code} is not null then json_build_object('code', ${code}, 'text',
    coalesce((select s.description from statuses s where s.code = ${code} limit 1), ${code})) end`
}

export async function findHistory(
  db: Executor,
  { kind, id }: ListingKey,
): Promise<RecordedHistory | undefined> {
  const { table, column } = listingTables[kind]
  const [row] = await db.execute<{ history: RecordedHistory }>(sql`
    select row_to_json(whole) as history from (
      select l.first_published_at as "firstPublishedAt", ${prices[kind]},
        json_build_object('code', s.code, 'text', s.description) as status,
        (select coalesce(json_agg(json_build_object('at', h.at, 'fromPrice', h.from_price,
            'toPrice', h.to_price, 'fromPer', h.from_per, 'toPer', h.to_per,
            'was', ${statusJson('from_status')}, 'is', ${statusJson('to_status')}) order by h.id), '[]')
          from (select * from listing_history h where h.${column} = ${id}
            order by h.id desc limit ${mostRows}) h) as rows
      from ${table} l join statuses s on s.id = l.status_id where l.id = ${id}) whole`)
  return row?.history
}
