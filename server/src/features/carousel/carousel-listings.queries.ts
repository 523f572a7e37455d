import { sql, type SQL } from '../../db/orm.ts'
import type { CarouselListing, CarouselType } from '#contract/carousel/carousel.calls.ts'
import type { Executor } from '../../db/connect.ts'
import { visibleToVisitors } from '../listings/listings.policy.ts'
import { nameQuery } from '../properties/keyword-query.ts'
import {
  allOf,
  bedroomsText,
  filterConditions,
  visible,
  weekJoins,
} from '../weeks/week-filter.sql.ts'
import { pictureJson } from '../../kit/picture.sql.ts'

/** The price is still a number here: the service formats it. */
export type ListingFacts = Omit<CarouselListing, 'description'> & {
  place: string
  price: number
  isSale: boolean
  pricePer: string | null
  isLive: boolean
}

const mostFound = 30

export const liveProperty = () => visibleToVisitors(sql`p`)

const weekFacts = () => sql`json_build_object('id', w.id, 'type', 'Timeshare',
  'reference', w.reference, 'header', coalesce(r.name, w.other_resort_name),
  'price', w.sell_price, 'isSale', true, 'pricePer', null, 'place', concat_ws(', ', nullif(r.town, ''), g.name),
  'isLive', ${visible()}, 'bedrooms', ${bedroomsText}, 'sleeps', w.max_sleep,
  'checkIn', w.arrival_date, 'checkOut', w.departure_date,
  'image', (select ${pictureJson} from resort_images ri join images i on i.id = ri.image_id
    where ri.resort_id = r.id and ri.kind = 'gallery' order by ri.rank limit 1))`

const propertyFacts = () => sql`json_build_object('id', p.id, 'type', 'Property',
  'reference', p.reference, 'header', coalesce(nullif(p.short_description, ''), p.name),
  'price', p.price, 'isSale', p.is_sale, 'pricePer', p.price_per, 'place', concat_ws(', ', p.suburb, p.city),
  'isLive', ${liveProperty()},
  'bedrooms', null, 'sleeps', null, 'checkIn', null, 'checkOut', null,
  'image', (select ${pictureJson} from property_images pi join images i on i.id = pi.image_id
    where pi.property_id = p.id order by pi.is_default desc, pi.rank, pi.id limit 1))`

async function rowsOf(db: Executor, query: SQL): Promise<ListingFacts[]> {
  const rows = await db.execute<{ facts: ListingFacts }>(query)
  return rows.map(({ facts }) => facts)
}

function searchWeeks(db: Executor, search: string | undefined) {
  const where = allOf([visible(), ...filterConditions(search ? { keyword: search } : {})])
  return rowsOf(
    db,
    sql`select ${weekFacts()} as facts from weeks w ${weekJoins} where ${where}
      order by w.first_published_at desc nulls last, w.id desc limit ${mostFound}`,
  )
}

function searchProperties(db: Executor, search: string | undefined) {
  const words = search ? nameQuery(search) : undefined
  const matches = search
    ? words
      ? sql`p.search_text @@ to_tsquery('simple', ${words})`
      : sql`false`
    : sql`true`
  return rowsOf(
    db,
    sql`select ${propertyFacts()} as facts from properties p
      where ${liveProperty()} and ${matches}
      order by p.id desc limit ${mostFound}`,
  )
}

/** Published listings that match the search terms, newest first. */
export function searchListings(
  db: Executor,
  type: CarouselType,
  search: string | undefined,
): Promise<ListingFacts[]> {
  return type === 'Timeshare' ? searchWeeks(db, search) : searchProperties(db, search)
}

/** Includes unpublished listings; undefined if there is none. */
export async function findListing(
  db: Executor,
  type: CarouselType,
  id: number,
): Promise<ListingFacts | undefined> {
  const query =
    type === 'Timeshare'
      ? sql`select ${weekFacts()} as facts from weeks w ${weekJoins} where w.id = ${id}`
      : sql`select ${propertyFacts()} as facts from properties p where p.id = ${id}`
  return (await rowsOf(db, query))[0]
}

export async function isImageOfProperty(
  db: Executor,
  propertyId: number,
  imageId: number,
): Promise<boolean> {
  const [row] = await db.execute(sql`
    select from property_images where property_id = ${propertyId} and image_id = ${imageId}`)
  return row !== undefined
}
