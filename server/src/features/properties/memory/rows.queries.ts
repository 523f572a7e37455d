import { finished } from 'node:stream/promises'
import type { Database, TransactionSql } from '../../../db/connect.ts'
import { rateSize } from '../search-rate.where.ts'
import { kindOf, noDay, type ListingRow } from './columns.ts'

/** What the database had committed when it was read. */
export interface Position {
  /** Transactions from here may have been in progress. */
  transaction: string
  /** The file of the table: another one after a rebuild or a restore. */
  file: string
}

/** The largest is kept for no day. */
const lastDay = noDay - 1

/** A day beyond what the column can hold is its first or its last one. */
const day = (column: string) => `case when isfinite(p.${column})
  then greatest(0, least(p.${column} - date '2000-01-01', ${lastDay})) end`

const seconds = (moment: string) => `floor(extract(epoch from ${moment}))::int`

const columns = `p.usage, p.is_sale, p.type_id, p.province_id, p.city_id, p.suburb_id, p.monthly,
  p.bedrooms, p.bathrooms, p.garages, p.size, p.map_lat, p.map_lng, ${day('date_available')}, ${day('hide_after')}, 
  coalesce(p.gross, p.monthly), p.floor_size, p.erf_size, ${seconds('p.reduced_at')},
  ${seconds('coalesce(p.first_published_at, p.created_at)')},
  (extract(epoch from p.created_at) * 1000000)::bigint, ${rateSize},
  p.features`

const position = `pg_snapshot_xmin(pg_current_snapshot())::text as transaction,
  pg_relation_filenode('property_search')::text as file`

const orNull = (text: string | null | undefined) =>
  text === null || text === undefined || text === '\\N' ? null : Number(text)

/** An array as PostgreSQL writes it: `{1,4}`. */
function numbersOf(text: string | null | undefined): number[] {
  return text && text.length > 2 && text !== '\\N' ? text.slice(1, -1).split(',').map(Number) : []
}

function toRow(fields: readonly (string | null)[]): ListingRow {
  const [id, usage, isSale, type, province, city, suburb, monthly, ...rest] = fields
  const [bedrooms, bathrooms, garages, size, lat, lng, available, hideAfter, ...more] = rest
    .slice(0, -1)
    .map(orNull)
  const [gross, floor, erf, reduced, published, created, rateSize] = more
  return {
    id: Number(id),
    kind: kindOf(String(usage), isSale === 't'),
    type: Number(type),
    province: Number(province),
    city: orNull(city),
    suburb: orNull(suburb),
    monthly: Number(monthly),
    gross: gross ?? Number(monthly),
    bedrooms: bedrooms ?? null,
    bathrooms: bathrooms ?? null,
    garages: garages ?? null,
    floor: floor ?? null,
    erf: erf ?? null,
    sizeIsErf: size === erf && size !== floor,
    rateSize: rateSize ?? null,
    lat: lat ?? null,
    lng: lng ?? null,
    available: available ?? null,
    hideAfter: hideAfter ?? null,
    reduced: reduced ?? null,
    published: published ?? 0,
    created: created ?? 0,
    features: numbersOf(rest.at(-1)),
  }
}

/** Nothing waits for the copy, and a million rows take longer than the request timeout. */
const longestRead = '5min'

/** Reads every row once, in the order required by `ListingColumns`, from one snapshot. */
export function readAll(
  database: Pick<Database, 'sql'>,
  begin: (rows: number) => (row: ListingRow) => void,
): Promise<Position> {
  return database.sql.begin('isolation level repeatable read read only', async (tx) => {
    await tx.unsafe(`set local statement_timeout = '${longestRead}'`)
    const [at] = await tx.unsafe<(Position & { rows: number })[]>(
      `select ${position}, (select count(*)::int from property_search) as rows`,
    )
    if (!at) throw new Error('The database has no position')
    await copyRows(tx, begin(at.rows))
    return { transaction: at.transaction, file: at.file }
  })
}

/** In chunks as they arrive, so that the process does other work in between. */
async function copyRows(tx: TransactionSql, add: (row: ListingRow) => void): Promise<void> {
  const stream = await tx
    .unsafe(
      `copy (select p.property_id, ${columns} from property_search p
        order by p.usage, p.is_sale, p.province_id, p.city_id, p.suburb_id, p.property_id) to stdout`,
    )
    .readable()
  let begun = ''
  stream.on('data', (piece: Buffer) => {
    const lines = (begun + piece.toString('latin1')).split('\n')
    begun = lines.pop() as string
    for (const line of lines) add(toRow(line.split('\t')))
  })
  await finished(stream)
}

export interface Changes {
  position: Position
  /** The changed listings, each with its row if it is published. */
  rows: Map<number, ListingRow | undefined>
}

/**
 * What has changed since; including by transactions that were in progress then. Undefined if more
 * listings have changed than are worth reading one by one.
 */
export async function readChanges(
  database: Pick<Database, 'sql'>,
  since: Position,
  most: number,
): Promise<Changes | undefined> {
  const found = await database.sql
    .unsafe(
      `select s.transaction, s.file, c.property_id, p.property_id, ${columns}
      from (select ${position}) s
      left join (select distinct property_id from property_search_changes
        where transaction >= $1::text::xid8 limit $2) c on true
      left join property_search p on p.property_id = c.property_id`,
      [since.transaction, most + 1],
      { name: 'listing_changes' },
    )
    .texts()
  const [transaction, file] = found[0] ?? []
  if (!transaction || !file) throw new Error('The database has no position')
  const changed = found.filter(([, , id]) => id !== null)
  if (changed.length > most) return undefined
  return {
    position: { transaction, file },
    rows: new Map(
      changed.map((fields) => [
        Number(fields[2]),
        fields[3] === null ? undefined : toRow(fields.slice(3)),
      ]),
    ),
  }
}
