import { sql, type SQL } from '../../db/orm.ts'
import type { SearchOrder } from '#contract/weeks/weeks.choices.ts'
import type { WeekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { RegionAvailability } from '#contract/weeks/weeks.calls.ts'
import type { WeekCard, WeekListing } from '#contract/weeks/weeks.schema.ts'
import type { Page } from '#contract/values/paging.ts'
import type { Executor } from '../../db/connect.ts'
import { pictureJson } from '../../kit/picture.sql.ts'
import { weekReduction } from '../listings/price-history.sql.ts'
import { allOf, bedroomsText, filterConditions, visible, weekJoins } from './week-filter.sql.ts'
import { wireNames } from '#contract/values/wire-names.ts'

/** A listing as the database writes it; derived values are added by the mapping. */
export type ListingRow = Omit<
  WeekListing,
  'weekTypeName' | 'mayEnquire' | 'nights' | 'levyPerNight' | 'schoolHoliday'
>

export const firstPicture = sql`(
  select ${pictureJson} from resort_images ri join images i on i.id = ri.image_id
  where ri.resort_id = r.id and ri.kind = 'gallery' order by ri.rank limit 1)`

/** Numbers the weeks of each resort among the rows of one page. */
export const inTurn = (rows: SQL) => sql`(
  select w.*, row_number() over (partition by w.resort_id order by w.id) - 1 as turn from ${rows} w)`

/** The second week of a resort shows its second picture, so that no page repeats one. */
const pictureInTurn = sql`(
  select ${pictureJson} from (
    select x.image_id, row_number() over (order by x.rank) - 1 as place, count(*) over () as many
    from resort_images x where x.resort_id = r.id and x.kind = 'gallery') ri
  join images i on i.id = ri.image_id where ri.place = w.turn % ri.many)`

/** A key of the reply, as a literal in the statement. */
export const publishedDateKey = sql.raw(`'${wireNames.publishedDate}'`)

const cardWith = (picture: SQL) => sql`
  'id', w.id, 'weekReference', w.reference,
  'resortName', coalesce(r.name, w.other_resort_name), 'resortCode', coalesce(r.code, ''),
  'town', coalesce(r.town, ''), 'region', g.name, 'image', ${picture},
  'module', w.module, 'season', n.name, 'bedrooms', ${bedroomsText},
  'maxSleep', w.max_sleep, 'arrivalDate', w.arrival_date, 'departureDate', w.departure_date,
  'weekNumber', w.week_number, 'seasonCalendar', coalesce(r.season_calendar, ''),
  'levyAmount', w.levy_amount, 'sellPrice', w.sell_price,
  'reducedBy', ${weekReduction},
  'displayText', s.description, 'displayColor', coalesce(s.display, 'green')`

/** For rows numbered with `inTurn`. */
export const cardColumns = cardWith(pictureInTurn)

const listingWith = (card: SQL) => sql`${card},
  'resortId', w.resort_id, 'regionId', w.region_id, 'regionCode', g.code,
  'unitNumber', w.unit_number, 'weekType', w.week_type,
  'status', json_build_object('id', s.id, 'code', s.code, 'description', s.description),
  'isTender', w.is_tender, ${publishedDateKey}, w.first_published_at, 'latestPublishedDate', w.published_at`

export const listingColumns = listingWith(cardWith(firstPicture))
/** For rows numbered with `inTurn`. */
export const listingsInTurn = listingWith(cardColumns)

const newestFirst = sql`w.first_published_at desc nulls last, w.id desc`

const orders: Record<SearchOrder, SQL> = {
  newest: newestFirst,
  price: sql`w.sell_price, w.id`,
  dearest: sql`w.sell_price desc, w.id desc`,
  arrival: sql`w.arrival_date, w.id`,
  levyPerNight: sql`w.levy_amount / (w.departure_date - w.arrival_date), w.id`,
}

export async function findLatest(db: Executor, count: number): Promise<WeekCard[]> {
  const rows = await db.execute<{ card: WeekCard }>(sql`
    select json_build_object(${cardColumns}) as card
    from ${inTurn(sql`(select * from weeks w where ${visible()} order by ${newestFirst} limit ${count})`)} w
    ${weekJoins} order by ${newestFirst}`)
  return rows.map((row) => row.card)
}

export interface ListingQuery extends WeekFilter {
  /** The resorts that match its places, setting and drive. */
  resortIds?: readonly number[] | undefined
  order: SearchOrder
  page: number
  size: number
}

/** One page and the number of all matches, in one statement. */
export async function findListings(
  db: Executor,
  query: ListingQuery,
  scope: 'published' | 'all',
): Promise<Page<ListingRow>> {
  const { page, size } = query
  const shown = scope === 'published' ? visible() : sql`w.deleted_at is null`
  const conditions = allOf([shown, ...filterConditions(query)])
  const matching = query.keyword ? sql`weeks w ${weekJoins}` : sql`weeks w`
  const [row] = await db.execute<{ items: ListingRow[] | null; total: number }>(sql`
    with matches as (select w.* from ${matching} where ${conditions}),
      shown as (select * from matches w order by ${orders[query.order]}
        limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int from matches) as total,
      (select json_agg(json_build_object(${listingsInTurn}) order by ${orders[query.order]})
        from ${inTurn(sql`shown`)} w ${weekJoins}) as items`)
  return { items: row?.items ?? [], total: row?.total ?? 0, page, size }
}

/** All published weeks of a resort: few enough to filter on the screen. */
export async function findResortListings(db: Executor, code: string): Promise<ListingRow[]> {
  const conditions = allOf([visible(), ...filterConditions({ resort: code })])
  const rows = await db.execute<{ week: ListingRow }>(sql`
    with matches as (
      select w.* from weeks w ${weekJoins} where ${conditions} order by ${orders.arrival} limit 1000)
    select json_build_object(${listingsInTurn}) as week from ${inTurn(sql`matches`)} w ${weekJoins}
    order by ${orders.arrival}`)
  return rows.map((row) => row.week)
}

export async function findAvailability(db: Executor): Promise<RegionAvailability[]> {
  const rows = await db.execute<{ region: RegionAvailability }>(sql`
    with counts as (
      select w.region_id, w.resort_id, count(*)::int as available from weeks w
      where ${visible()} group by 1, 2),
    resorts_of as (
      select r.region_id, json_agg(json_build_object(
        'resortId', r.id, 'resortName', r.name, 'resortCode', r.code, 'lat', r.lat, 'long', r.lng,
        'available', coalesce(c.available, 0)) order by r.name) as resorts
      from resorts r
      left join (select resort_id, sum(available)::int as available from counts group by 1) c
        on c.resort_id = r.id
      where r.is_active group by 1)
    select json_build_object('regionCode', g.code, 'regionName', g.name,
      'provinces', coalesce((select json_agg(p.code order by p.code) from region_provinces gp
        join provinces p on p.id = gp.province_id where gp.region_id = g.id), '[]'),
      'available', coalesce((select sum(c.available)::int from counts c where c.region_id = g.id), 0),
      'resorts', coalesce(o.resorts, '[]')) as region
    from regions g left join resorts_of o on o.region_id = g.id
    where o.resorts is not null or exists (select from counts c where c.region_id = g.id)
    order by g.name`)
  return rows.map((row) => row.region)
}

export interface PriceQuery {
  resortCode: string
  season?: string | undefined
  bedrooms?: WeekFilter['bedrooms']
}

export async function findPrices(db: Executor, query: PriceQuery) {
  const { resortCode, season, bedrooms } = query
  const conditions = allOf([
    sql`w.deleted_at is null and w.first_published_at > now() - interval '1 year'`,
    ...filterConditions({ resort: resortCode, season: season as WeekFilter['season'], bedrooms }),
  ])
  const [row] = await db.execute<{
    count: number
    lowest: string | null
    highest: string | null
  }>(sql`
    select count(*)::int as count, min(w.sell_price) as lowest, max(w.sell_price) as highest
    from weeks w where ${conditions}`)
  return row ?? { count: 0, lowest: null, highest: null }
}

export async function findFaq(db: Executor) {
  const rows = await db.execute<{
    id: number
    topic: string
    question: string
    answer: string
  }>(sql`
    select id, topic, question, answer from faq_entries where is_published order by rank, id`)
  return [...rows]
}
