import { placeKeyOf } from '#contract/places/place-key.ts'
import { addDays, today } from '#contract/values/day.ts'
import { findOrigin } from '../features/places/reach.service.ts'
import type { PlainGazetteer, PlainPlace } from '../features/properties/plain-places.reference.ts'
import { plainFields, type PlainValue } from '../features/properties/search-fields.reference.ts'
import { comparedPrice, type PlainListing } from '../features/properties/search.reference.ts'
import { plainScore, type Matched } from '../features/properties/best-match.reference.ts'
import { driveMinutes } from '../gateways/routing/drive-time.ts'
import type { Services } from '../services.ts'
import { aProperty, type TestPlace } from './property-builders.ts'
import { randomizer, type Randomizer } from './randomizer.ts'

const count = 900
const words = [
  'garden',
  'pool',
  'borehole',
  'sunny',
  'flatlet',
  'stoep',
  'quiet',
  'garage',
  'gardener',
  'view',
]
/** Keys, a name, a position and a place that nobody knows. */
export const drivesFrom = ['pretoria.gauteng', 'Sandton, Gauteng', '-33.93,18.42', 'gotham']
/** Two cities and a suburb, as a named area. */
export const area = 'somewhere-else'

/** Listings of every sort in the database, and the same as the plain reference knows them. */
export interface RandomListings {
  all: PlainListing[]
  places: TestPlace[]
  gazetteer: PlainGazetteer
}

export async function fillRandomListings(services: Services): Promise<RandomListings> {
  const r = randomizer(7)
  const owner = (await aProperty(services, { published: false })).id
  const places = await services.database.sql<TestPlace[]>`
    select p.id as "provinceId", c.id as "cityId", u.id as "suburbId", p.name as province, c.name as city, u.name as suburb
    from suburbs u join cities c on c.id = u.city_id join provinces p on p.id = c.province_id
    where u.id % 397 = 5 order by u.id limit 8`
  const rows = Array.from({ length: count }, (_, n) => {
    const place = r.pick(places)
    const located = r.chance(0.9)
    const isSale = r.chance(0.6)
    return {
      usage: r.chance(0.8) ? 'Residential' : 'Commercial',
      is_sale: isSale,
      price_per: isSale ? null : r.pick(['Month', 'Day', 'm2', null]),
      first_published_at: r.chance(0.5) ? new Date(Date.now() - r.int(1, 20) * 86_400_000) : null,
      property_type_id: r.pick([1, 2, 3, 12, 101, 102, 103]),
      short_description: `${r.pick(words)} ${r.pick(words)} number ${n}`,
      description: r.chance(0.3)
        ? `<p>${r.pick(words)} ${'and more '.repeat(r.int(0, 40))}</p>`
        : '',
      // Some have cents, as rents per square metre do.
      price: r.int(1, 40) * 50_000 + (n % 7 === 0 ? 0.5 : 0),
      date_available: r.chance(0.5) ? addDays('2026-11-01', r.int(0, 120)) : null,
      created_at: new Date(Date.UTC(2026, 9, 1, 0, r.int(0, 30_000)))
        .toISOString()
        .replace('000Z', `${r.int(100_000, 999_999)}Z`),
      province_id: place.provinceId,
      city_id: place.cityId,
      suburb_id: place.suburbId,
      bedrooms: r.chance(0.8) ? r.int(0, 6) : null,
      bathrooms: r.chance(0.8) ? r.int(2, 8) / 2 : null,
      garages: r.chance(0.5) ? r.int(0, 3) : null,
      erf_size: r.chance(0.4) ? r.int(100, 2000) : null,
      floor_size: r.chance(0.7) ? r.int(40, 600) : null,
      lat: located ? -26 + r.next() * 2 : null,
      lng: located ? 28 + r.next() * 2 : null,
      show_address: r.chance(0.5),
      published: r.chance(0.9),
      hide_after: r.chance(0.1) ? addDays(today(), r.int(-3, 3)) : null,
      status_id: 1041,
    }
  })
  const { sql } = services.database
  const [own] = await sql`select owner_user_id from properties where id = ${owner}`
  for (let from = 0; from < rows.length; from += 300) {
    const some = rows
      .slice(from, from + 300)
      .map((row) => ({ ...row, owner_user_id: own?.owner_user_id }))
    await sql`insert into properties ${sql(some)}`
  }
  await addPictures(services, r)
  await fillFields(services, r)
  await changePrices(services)
  await sql`analyze properties, property_search`
  const gazetteer = await withArea(sql, places)
  const valuesOf = Map.groupBy(await readValues(services), ({ propertyId }) => propertyId)
  const listings = await sql<ListedRow[]>`
    select p.id, p.reference, p.usage, p.is_sale as "isSale", p.property_type_id as "typeId", province, city, p.suburb,
      p.price::float8 as price, p.price_per as "pricePer", t.is_land as "isLand", t.description as "typeName", p.date_available::text as "dateAvailable",
      to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as created,
      p.bedrooms, p.bathrooms, p.garages, p.erf_size as "erfSize", p.floor_size as "floorSize", lat, lng,
      show_address as "showAddress", published, p.hide_after::text as "hideAfter", p.city_id as "cityId",
      length(p.description) as "descriptionLength",
      (select count(*)::int from property_images i where i.property_id = p.id) as pictures,
      extract(epoch from coalesce(p.first_published_at, p.created_at))::float8 as "publishedAt",
      extract(epoch from now() - coalesce(p.first_published_at, p.created_at)) * 1000 as "publishedAgo",
      concat_ws(' ', replace(p.reference, '-', ' '), name, p.suburb, city, province, short_description,
        regexp_replace(p.description, '<[^>]*>', ' ', 'g'), t.description) as text,
      (select json_build_array(u.lat, u.lng) from suburbs u where u.id = p.suburb_id) as at
    from properties p join property_types t on t.id = p.property_type_id`
  const from = await Promise.all(
    drivesFrom.map(async (key) => [key, await findOrigin(services, key)] as const),
  )
  const described = listings.map((listing) => {
    const { facts, ...fields } = plainFields(valuesOf.get(listing.id) ?? [])
    const price = comparedPrice({ ...listing, rentCost: 0 }, { rentBasis: 'net' })
    const { typeId, isSale, cityId, publishedAt, pictures, descriptionLength } = listing
    const matched: Matched = {
      typeId,
      isSale,
      cityId,
      publishedAt,
      pictures,
      descriptionLength,
      facts,
      price,
    }
    return { listing, fields, matched }
  })
  const published = described.flatMap(({ listing, matched }) => (listing.published ? matched : []))
  const all = described.map(({ listing: { at, ...listing }, fields, matched }) => {
    const { features, words, rentCost } = fields
    return {
      ...listing,
      features,
      rentCost,
      score: plainScore(matched, published),
      text: `${listing.text} ${words}`,
      publishedAgo: Number(listing.publishedAgo),
      reducedAgo: { 1: 2 * 86_400_000, 2: 40 * 86_400_000 }[listing.id % 9] ?? null,
      drives: Object.fromEntries(
        from.map(([key, origin]) => [
          key,
          origin
            ? (driveMinutes([origin.lat, origin.lng], [{ place: at }])[0] as number)
            : Infinity,
        ]),
      ),
    }
  })
  return { all, places, gazetteer }
}

type Derived = 'drives' | 'features' | 'rentCost' | 'reducedAgo' | 'score'

interface ListedRow
  extends
    Omit<PlainListing, Derived>,
    Pick<Matched, 'cityId' | 'publishedAt' | 'pictures' | 'descriptionLength'> {
  at: [number, number]
}

/** Up to twelve pictures from a shared pool, and none for every third listing. */
async function addPictures({ database: { sql } }: Services, r: Randomizer) {
  const pool = await sql<{ id: number }[]>`
    insert into images (key, width, height, bytes, placeholder, sha256)
    select 'random-' || n, 1200, 800, 1000, 'data:image/webp;base64,AA==', 'random-' || n
    from generate_series(1, 12) n returning id`
  const listed = await sql<{ id: number }[]>`select id from properties order by id`
  const rows = listed.flatMap(({ id }) =>
    r.chance(0.33)
      ? []
      : pool.slice(0, r.int(1, 12)).map((image, rank) => ({
          property_id: id,
          image_id: image.id,
          rank,
          is_default: rank === 0,
        })),
  )
  await sql`alter table property_images disable trigger user`
  for (let from = 0; from < rows.length; from += 1000)
    await sql`insert into property_images ${sql(rows.slice(from, from + 1000))}`
  await sql`alter table property_images enable trigger user`
}

const fieldValues: [field: number, values: string[]][] = [
  [108, ['Yes', 'No']],
  [212, ['Yes', 'No']],
  [301, ['Big and green', 'None']],
  [305, ['Yes', 'No']],
  [508, ['Yes', 'No']],
  [601, ['Yes', 'No']],
  [105, ['800']],
  [107, ['1', '2', '3']],
  [304, ['Splash pool', 'No pool', 'None', 'In-ground']],
  [309, ['Two small dogs', 'Strictly no pets', 'By agreement']],
  [410, ['Yes', 'No']],
  [701, ['5 kVA', 'No']],
  [702, ['8', '0']],
  [708, ['Yes', 'No']],
  [807, ['30', '12.5']],
]

async function fillFields(services: Services, r: Randomizer) {
  const { sql } = services.database
  await sql`update fields set searchable = true where id = 410`
  const listed = await sql<{ id: number }[]>`select id from properties order by id`
  const rows = listed.flatMap(({ id }) =>
    fieldValues
      .filter(() => r.chance(0.4))
      .map(([field, values]) => ({ property_id: id, field_id: field, value: r.pick(values) })),
  )
  // The triggers that keep the rows current have a test of their own.
  await sql`alter table property_field_values disable trigger user`
  await sql`insert into property_field_values ${sql(rows)}`
  await sql`alter table property_field_values enable trigger user`
  await sql`select rebuild_property_search()`
}

/** Of nine listings one was lowered lately, one long ago, and one lowered and then raised. */
async function changePrices(services: Services) {
  const { sql } = services.database
  await sql`update properties set price = price - 1000 where id % 9 in (1, 2, 3)`
  await sql`update properties set price = price + 500 where id % 9 = 3`
  await sql`update listing_history set at = now() - interval '2 days' where property_id % 9 = 1`
  await sql`update listing_history set at = now() - interval '40 days' where property_id % 9 = 2`
  await sql`select refresh_property_scores()`
}

function readValues(services: Services) {
  return services.database.sql<PlainValue[]>`
    select v.property_id as "propertyId", f.id as "fieldId", f.name, f.type, f.fact, f.feature, f.searchable,
      f.rent_cost as "rentCost", v.value
    from property_field_values v join fields f on f.id = v.field_id`
}

async function withArea(
  sql: Services['database']['sql'],
  places: readonly TestPlace[],
): Promise<PlainGazetteer> {
  const [one, two, three] = places
  await sql`insert into areas (key, name, province_id) values (${area}, 'Somewhere Else', 1)`
  await sql`insert into area_members (area_id, city_id, suburb_id)
    select a.id, m.city::int, m.suburb::int from areas a,
      (values (${one?.cityId ?? 0}::int, null::int), (${two?.cityId ?? 0}, null), (null, ${three?.suburbId ?? 0})) as m (city, suburb)
    where a.key = ${area}`
  const rows = await sql<PlainPlace[]>`
    select p.name as province, c.name as city, c.lat, c.lng from cities c join provinces p on p.id = c.province_id
    where c.name = any(${places.map(({ city }) => city)})`
  const parts = await sql<PlainPlace[]>`
    select p.name as province, c.name as city, u.name as suburb, u.lat, u.lng
    from suburbs u join cities c on c.id = u.city_id join provinces p on p.id = c.province_id
    where u.name = any(${places.map(({ suburb }) => suburb)})`
  const { province = '', city = '', suburb = '' } = three ?? {}
  const keys = [one, two].map((place) =>
    placeKeyOf({ province: place?.province ?? '', city: place?.city }),
  )
  const members = [...keys, placeKeyOf({ province, city, suburb })]
  return { places: [...rows, ...parts], areas: new Map([[area, members]]) }
}
