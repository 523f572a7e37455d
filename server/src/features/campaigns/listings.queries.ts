import { sql, type SQL } from '../../db/orm.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { visibleToVisitors } from '../listings/listings.policy.ts'
import { propertyTitle, weekTitle } from '../listings/listings.sql.ts'
import {
  allOf,
  filterConditions,
  visible as visibleWeek,
  weekJoins,
} from '../weeks/week-filter.sql.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { propertyValues, weekValues } from './public-facts.sql.ts'

export type RawValue = string | number | boolean | null

/** What everyone may know about a listing at this moment. */
export interface ListingFacts {
  kind: 'week' | 'property'
  id: number
  reference: string
  title: string
  place: string
  price: number
  /** What a rental's price is per. */
  pricePer: string | null
  isSale: boolean
  displayText: string
  displayColor: 'green' | 'orange' | 'red'
  published: boolean
  /** Residential, Commercial or Timeshare. */
  usage: string
  resortCode: string
  /** Where visitors see it on a map. */
  spot: { lat: number; lng: number } | null
  /** Keyed by the names of the fields that a placeholder can be bound to. */
  values: Record<string, RawValue>
}

const spot = (lat: SQL, lng: SQL) =>
  sql`case when ${lat} is not null then json_build_object('lat', ${lat}, 'lng', ${lng}) end`

const weekFacts = () => sql`
  'kind', 'week', 'id', w.id, 'reference', w.reference, 'title', ${weekTitle},
  'place', concat_ws(', ', nullif(r.town, ''), g.name), 'price', w.sell_price,
  'pricePer', null, 'isSale', true,
  'displayText', s.description, 'displayColor', coalesce(s.display, 'green'),
  'published', w.deleted_at is null and ${visibleWeek()}, 'usage', 'Timeshare',
  'resortCode', coalesce(r.code, ''), 'spot', ${spot(sql`r.lat`, sql`r.lng`)}, 'values', ${weekValues}`

const visibleProperty = () => visibleToVisitors(sql`p`)

const propertyFacts = () => sql`
  'kind', 'property', 'id', p.id, 'reference', p.reference, 'title', ${propertyTitle},
  'place', concat_ws(', ', nullif(p.suburb, ''), p.city), 'price', p.price,
  'pricePer', p.price_per, 'isSale', p.is_sale,
  'displayText', s.description, 'displayColor', coalesce(s.display, 'green'),
  'published', p.deleted_at is null and ${visibleProperty()}, 'usage', p.usage,
  'resortCode', '', 'spot', ${spot(sql`p.map_lat`, sql`p.map_lng`)}, 'values', ${propertyValues}`

const weekSource = sql`weeks w ${weekJoins}`
const propertySource = sql`properties p join statuses s on s.id = p.status_id
  join property_types t on t.id = p.property_type_id`

export interface ListingKeys {
  weekIds: readonly number[]
  propertyIds: readonly number[]
}

/** Includes unpublished listings: callers check `published`. */
export async function findListings(db: Executor, keys: ListingKeys): Promise<ListingFacts[]> {
  const found = async (ids: readonly number[], query: SQL) => {
    if (!ids.length) return []
    return (await db.execute<{ facts: ListingFacts }>(query)).map(({ facts }) => facts)
  }
  const { weekIds, propertyIds } = keys
  return [
    ...(await found(
      weekIds,
      sql`select json_build_object(${weekFacts()}) as facts from ${weekSource}
        where w.id in ${weekIds}`,
    )),
    ...(await found(
      propertyIds,
      sql`select json_build_object(${propertyFacts()}) as facts from ${propertySource}
        where p.id in ${propertyIds}`,
    )),
  ]
}

export interface ChoiceQuery {
  kind: 'week' | 'property'
  search: string
  page: number
  size: number
}

export type ChoiceFacts = ListingFacts & { pictures: Picture[] }

const weekPictures = sql`coalesce((
  select json_agg(${pictureJson} order by ri.rank) from resort_images ri
  join images i on i.id = ri.image_id where ri.resort_id = r.id and ri.kind = 'gallery'), '[]')`

const propertyPictures = sql`coalesce((
  select json_agg(${pictureJson} order by pi.is_default desc, pi.rank, pi.id) from property_images pi
  join images i on i.id = pi.image_id where pi.property_id = p.id), '[]')`

function propertyMatches(search: string): SQL {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`concat_ws(' ', p.reference, p.short_description, p.suburb, p.city, p.province)
    ilike ${pattern}`
}

/** Only published listings, newest first. */
export async function findChoices(
  db: Executor,
  { kind, search, page, size }: ChoiceQuery,
): Promise<{ items: ChoiceFacts[]; total: number }> {
  const offset = (page - 1) * size
  const isWeek = kind === 'week'
  const source = isWeek ? weekSource : propertySource
  const facts = isWeek
    ? sql`${weekFacts()}, 'pictures', ${weekPictures}`
    : sql`${propertyFacts()}, 'pictures', ${propertyPictures}`
  const shown = isWeek
    ? allOf([visibleWeek(), ...filterConditions(search ? { keyword: search } : {})])
    : allOf([visibleProperty(), ...(search ? [propertyMatches(search)] : [])])
  const table = isWeek ? sql`w` : sql`p`
  const [rows, [counted]] = await Promise.all([
    db.execute<{ facts: ChoiceFacts }>(sql`
      select json_build_object(${facts}) as facts from ${source} where ${shown}
      order by ${table}.first_published_at desc nulls last, ${table}.id desc
      limit ${size} offset ${offset}`),
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from ${source} where ${shown}`),
  ])
  return { items: rows.map((row) => row.facts), total: counted?.total ?? 0 }
}
