import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import {
  getPropertyFacets,
  getPropertyPins,
  searchFor,
  searchProperties,
} from '#contract/properties/search.calls.ts'
import {
  criteria as criteriaSchema,
  searchSorts,
  type CriteriaText,
  type SearchSort,
} from '#contract/properties/search.schema.ts'
import { placeKeyOf, placesText } from '#contract/places/place-key.ts'
import { addDays, today } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { driveMinutes } from '../../gateways/routing/drive-time.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty, type TestPlace } from '../../testing/property-builders.ts'
import { findOrigin } from '../places/reach.service.ts'
import type { PlainGazetteer, PlainPlace } from './plain-places.reference.ts'
import { plainFields, type PlainValue } from './search-fields.reference.ts'
import { comparedPrice, plainSearch, type PlainListing } from './search.reference.ts'

const api = useApi({ rateLimit: false })
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
const drivesFrom = ['pretoria.gauteng', 'Sandton, Gauteng', '-33.93,18.42', 'gotham']
let places: TestPlace[]
let all: PlainListing[]
let gazetteer: PlainGazetteer
/** Two cities and a suburb, as a named area. */
const area = 'somewhere-else'

/** The same numbers on every run. */
function randomizer(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    next,
    int: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    chance: (part: number) => next() < part,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
  }
}

beforeAll(async () => {
  const r = randomizer(7)
  const { services } = api
  const owner = (await aProperty(services, { published: false })).id
  places = await services.database.sql<TestPlace[]>`
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
      description: r.chance(0.3) ? `<p>${r.pick(words)}</p>` : '',
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
  await fillFields(r)
  await changePrices()
  await sql`analyze properties, property_search`
  gazetteer = await withArea(sql, places)
  const valuesOf = Map.groupBy(await readValues(), ({ propertyId }) => propertyId)
  const listings = await sql<(Omit<PlainListing, Derived> & { at: [number, number] })[]>`
    select p.id, p.reference, p.usage, p.is_sale as "isSale", p.property_type_id as "typeId", province, city, p.suburb,
      p.price::float8 as price, p.price_per as "pricePer", t.is_land as "isLand", p.date_available::text as "dateAvailable",
      to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') as created,
      p.bedrooms, p.bathrooms, p.garages, p.erf_size as "erfSize", p.floor_size as "floorSize", lat, lng,
      show_address as "showAddress", published, p.hide_after::text as "hideAfter", s.score,
      extract(epoch from now() - coalesce(p.first_published_at, p.created_at)) * 1000 as "publishedAgo",
      concat_ws(' ', replace(p.reference, '-', ' '), name, p.suburb, city, province, short_description,
        regexp_replace(p.description, '<[^>]*>', ' ', 'g'), t.description) as text,
      (select json_build_array(u.lat, u.lng) from suburbs u where u.id = p.suburb_id) as at
    from properties p join property_types t on t.id = p.property_type_id
    left join property_search s on s.property_id = p.id`
  const from = await Promise.all(
    drivesFrom.map(async (key) => [key, await findOrigin(services, key)] as const),
  )
  all = listings.map(({ at, ...listing }) => {
    const { features, words, rentCost } = plainFields(valuesOf.get(listing.id) ?? [])
    return {
      ...listing,
      features,
      rentCost,
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
}, 240_000)

type Derived = 'drives' | 'features' | 'rentCost' | 'reducedAgo'

const fieldValues: [field: number, values: string[]][] = [
  [108, ['Yes', 'No']],
  [105, ['800']],
  [304, ['Splash pool', 'No pool', 'None', 'In-ground']],
  [309, ['Two small dogs', 'Strictly no pets', 'By agreement']],
  [410, ['Yes', 'No']],
  [701, ['5 kVA', 'No']],
  [702, ['8', '0']],
  [708, ['Yes', 'No']],
  [807, ['30', '12.5']],
]

async function fillFields(r: ReturnType<typeof randomizer>) {
  const { sql } = api.services.database
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
async function changePrices() {
  const { sql } = api.services.database
  await sql`update properties set price = price - 1000 where id % 9 in (1, 2, 3)`
  await sql`update properties set price = price + 500 where id % 9 = 3`
  await sql`update listing_history set at = now() - interval '2 days' where property_id % 9 = 1`
  await sql`update listing_history set at = now() - interval '40 days' where property_id % 9 = 2`
  await sql`select refresh_property_scores()`
}

function readValues() {
  return api.services.database.sql<PlainValue[]>`
    select v.property_id as "propertyId", f.id as "fieldId", f.name, f.type, f.fact, f.feature, f.searchable,
      f.rent_cost as "rentCost", v.value
    from property_field_values v join fields f on f.id = v.field_id`
}

async function withArea(
  sql: typeof api.services.database.sql,
  [one, two, three]: readonly TestPlace[],
): Promise<PlainGazetteer> {
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

function someKeys(r: ReturnType<typeof randomizer>): string {
  const key = () => {
    const { province, city, suburb } = r.pick(places)
    return r.pick([
      placeKeyOf({ province }),
      placeKeyOf({ province, city }),
      placeKeyOf({ province, city, suburb }),
      placeKeyOf({ province, city, suburb }),
      area,
      'nowhere.gauteng',
    ])
  }
  return placesText(Array.from({ length: r.int(1, 3) }, key))
}

function randomCriteria(r: ReturnType<typeof randomizer>): CriteriaText {
  const place = r.pick(places)
  const some = <T>(part: number, make: () => T) => (r.chance(part) ? make() : undefined)
  const low = r.int(1, 30) * 50_000
  const corner = () => `${(-26 + r.next() * 2).toFixed(3)},${(28 + r.next() * 2).toFixed(3)}`
  const text: CriteriaText = {
    salesType: r.pick(['Sale', 'Rent']),
    usageType: r.pick(['Residential', 'Residential', 'Commercial', 'All']),
    keyword: some(0.3, () =>
      r.pick([
        'gard',
        'POOL',
        'sunny quiet',
        'sto',
        'view gar',
        'xyz',
        '%',
        'number 12',
        'swembad',
        'flat',
        'woonstel',
        'pakhuis',
        'erf',
        'granny flat',
        'fibre',
        'backup power',
        'kitchenette',
        'kVA dogs',
      ]),
    ),
    province: some(0.3, () => place.province),
    city: some(0.25, () => place.city.toUpperCase()),
    suburb: some(0.2, () => place.suburb),
    minPrice: some(0.3, () => low),
    maxPrice: some(0.3, () => low + r.int(0, 20) * 50_000),
    availableFrom: some(0.2, () => addDays('2026-11-01', r.int(0, 120))),
    types: some(0.2, () => r.pick(['1', '1,3', '101,102'])),
    propertyId: some(0.03, () => r.pick(all).reference),
    bedrooms: some(0.3, () => r.int(1, 5)),
    bathrooms: some(0.15, () => r.pick([1, 2, 2.5])),
    garages: some(0.1, () => r.int(1, 2)),
    minSize: some(0.1, () => r.int(50, 800)),
    maxFloor: some(0.08, () => r.int(100, 600)),
    minErf: some(0.08, () => r.int(100, 800)),
    features: some(0.2, () =>
      r.pick(['pool', 'fibre,solar', 'field-410', 'pets', 'furnished', 'field-9']),
    ),
    rentBasis: some(0.2, () => r.pick(['gross', 'net'])),
    reduced: some(0.08, () => 'true'),
    newThisWeek: some(0.08, () => '1'),
    bbox: some(0.15, () => `-25.7,28.3,${(-25.2 + r.next()).toFixed(3)},29.6`),
    driveFrom: some(0.15, () => r.pick(drivesFrom)),
    driveMinutes: some(0.5, () => r.pick([30, 240, 600])),
    places: some(0.3, () => someKeys(r)),
    radius: some(0.2, () => r.pick([5, 40, 150])),
    near: some(0.1, corner),
    polygon: some(0.1, () => [corner(), corner(), corner(), corner()].join(';')),
  }
  return Object.fromEntries(Object.entries(text).filter(([, value]) => value !== undefined))
}

describe.each(['in the database', 'in memory'])('a search that counts %s', (where) => {
  beforeAll(async () => {
    api.services.cache.invalidate()
    if (where === 'in memory') await api.services.listings.load()
  })

  it('finds exactly what a simple reference implementation finds, for hundreds of random criteria', async () => {
    const r = randomizer(99)
    let found = 0
    for (let n = 0; n < 500; n++) {
      const text = randomCriteria(r)
      const sort: SearchSort = r.pick(searchSorts)
      const size = r.pick([5, 20, 50])
      const page = r.pick([1, 1, 2, 3])
      const { status, body } = await api.visitor(
        searchProperties,
        searchFor({ ...text, sort, size, page }),
      )
      expect(status).toBe(200)
      const parsed = criteriaSchema.parse(text) as z.output<typeof criteriaSchema>
      const expected = plainSearch(all, parsed, sort, today(), gazetteer)
      const label = JSON.stringify({ text, sort, size, page })
      expect(
        body.items.map(({ id }) => id),
        label,
      ).toEqual(expected.slice((page - 1) * size, page * size).map(({ id }) => id))
      expect(body.total, label).toBe(expected.length)
      found += expected.length
    }
    expect(found).toBeGreaterThan(2000)
  }, 240_000)

  it.each(searchSorts)('pages by cursor through everything, sorted by %s', async (sort) => {
    const expected = plainSearch(
      all,
      criteriaSchema.parse({ usageType: 'Residential' }),
      sort,
      today(),
    )
    const seen: number[] = []
    let after: string | undefined
    do {
      const { body } = await api.visitor(
        searchProperties,
        searchFor({ usageType: 'Residential', sort, size: 97, ...(after ? { after } : {}) }),
      )
      seen.push(...body.items.map(({ id }) => id))
      after = body.next ?? undefined
    } while (after)
    expect(seen).toEqual(expected.map(({ id }) => id))
  })

  it('formats prices as on the rest of the site', async () => {
    const { body } = await api.visitor(searchProperties, searchFor({ usageType: 'All', size: 100 }))
    for (const card of body.items) expect(card.displayPrice).toBe(formatRand(card.price))
    expect(body.items.map(({ displayPrice }) => displayPrice).join()).toMatch(/000\.50/)
  })

  it('returns cards that match the contract, and nothing more', async () => {
    const { body } = await api.visitor(searchProperties, searchFor({ size: 100 }))
    expect(searchProperties.output.parse(body)).toEqual(body)
  })

  it('counts the same facets as the reference', async () => {
    const { body } = await api.visitor(getPropertyFacets, {
      usageType: 'Residential',
      bedrooms: 3,
      minPrice: 500_000,
    })
    const plain = (left: CriteriaText) =>
      plainSearch(all, criteriaSchema.parse({ usageType: 'Residential', ...left }), 'low', today())
    const types = Map.groupBy(plain({ bedrooms: 3, minPrice: 500_000 }), ({ typeId }) => typeId)
    expect(new Map(body.types.map(({ id, count }) => [id, count]))).toEqual(
      new Map([...types].map(([id, list]) => [id, list.length])),
    )
    const bedrooms = Map.groupBy(
      plain({ minPrice: 500_000 }).filter((one) => one.bedrooms !== null),
      (one) => Math.min(one.bedrooms as number, 5),
    )
    expect(new Map(body.bedrooms.map((one) => [one.bedrooms, one.count]))).toEqual(
      new Map([...bedrooms].map(([n, list]) => [n, list.length])),
    )
    const priced = plain({ bedrooms: 3 })
    for (const { from, to, count: inBand } of body.prices) {
      expect(inBand).toBe(
        priced
          .map((one) => comparedPrice(one, { rentBasis: undefined }))
          .filter((price) => price >= from && (to === null || price < to)).length,
      )
    }
    for (const { key, count: having } of body.features) {
      expect([key, having]).toEqual([
        key,
        plain({ bedrooms: 3, minPrice: 500_000, features: key }).length,
      ])
    }
    expect(body.features.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['pool', 'solar', 'fibre', 'pets', 'furnished']),
    )
    expect(body.suburbs.reduce((sum, one) => sum + one.count, 0)).toBe(
      plain({ bedrooms: 3, minPrice: 500_000 }).length,
    )
  })

  it('shows few results as pins and many as clusters, never the exact place of a hidden address', async () => {
    const inBox = (bbox: string) =>
      plainSearch(all, criteriaSchema.parse({ usageType: 'Residential', bbox }), 'low', today())
    const many = await api.visitor(getPropertyPins, {
      usageType: 'Residential',
      bbox: '-26,28,-24,30',
    })
    expect(many.body.pins).toEqual([])
    expect(many.body.clusters.reduce((sum, one) => sum + one.count, 0)).toBe(
      inBox('-26,28,-24,30').length,
    )
    const few = await api.visitor(getPropertyPins, {
      usageType: 'Residential',
      bbox: '-25.5,28.5,-25,29',
    })
    expect(few.body.pins.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      inBox('-25.5,28.5,-25,29')
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    )
    for (const pin of few.body.pins) {
      const one = all.find(({ id }) => id === pin.id) as PlainListing
      if (!one.showAddress) expect(pin.lat).toBe(Number(pin.lat.toFixed(2)))
    }
  })
})
