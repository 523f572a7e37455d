import { AppError } from '#contract/errors.ts'
import { keywordTerms } from '#contract/properties/keyword.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { priceBands, searchCountCap, type SearchSort } from '#contract/properties/search.choices.ts'
import type { Criteria, Facets } from '#contract/properties/search.schema.ts'
import { isDay, today } from '#contract/values/day.ts'
import { Reply } from '../../kit/reply.ts'
import type { Services } from '../../services.ts'
import { listingCounts, type ListingCounts } from '../places/listing-counts.ts'
import { placeNames, type PlaceIds } from '../places/place-names.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { onlyPlace, searchPlaces, type SearchPlaces } from '../places/search-places.ts'
import { knownTypes } from '../property-types/known-types.ts'
import { findFacets, findSuburbNames } from './facets.queries.ts'
import { knownFeatures } from './known-features.ts'
import { planKeyword } from './keyword-plan.ts'
import { keywordQuery } from './keyword-query.ts'
import type { ListingColumns } from './memory/columns.ts'
import { countFacetsInMemory } from './memory/facets.ts'
import { knowsAll } from './memory/row-filter.ts'
import { findPage, type PageOfSearch } from './search.queries.ts'
import { searchedReach } from './search-drive.ts'
import { isSoonFound, lookUp, plannedByCount } from './search-lookup.ts'
import type { Search } from './search.where.ts'
import { knownWords } from './word-statistics.ts'

export type SearchServices = Pick<Services, 'database' | 'cache' | 'reach'> & {
  listings?: Services['listings']
}

async function typeIds(services: SearchServices, criteria: Criteria): Promise<number[]> {
  if (!criteria.propertyType && !criteria.types) return []
  const types = await knownTypes(services)
  const wanted = new Set<number>(criteria.types)
  if (criteria.propertyType) {
    const text = criteria.propertyType.toLowerCase()
    const named = types.filter(
      ({ id, description, usage }) =>
        (String(id) === text || description.toLowerCase() === text) &&
        (!criteria.usageType || usage === criteria.usageType),
    )
    if (!named.length)
      throw new AppError('invalidInput', { fields: { propertyType: texts.typeUnknown } })
    for (const { id } of named) wanted.add(id)
  }
  const known = new Set(types.map(({ id }) => id))
  if ([...wanted].some((id) => !known.has(id))) {
    throw new AppError('invalidInput', { fields: { types: texts.typeUnknown } })
  }
  return [...wanted]
}

/** Turns names into ids; an unknown type is refused, an unknown place matches nothing. */
export async function toSearch(services: SearchServices, criteria: Criteria): Promise<Search> {
  const { province, city, suburb, propertyType: _type, types: _types, ...others } = criteria
  const { places: keys, radius, near, ...rest } = others
  const names = await placeNames(services)
  let place = names.find({ province, city, suburb })
  let suburbName: string | undefined
  if (suburb && place?.ids.length === 0) {
    // Typed by an owner rather than selected: it is known only by its name.
    place = names.find({ province, city })
    suburbName = suburb
  }
  let places: SearchPlaces | undefined
  if (keys || near || radius) {
    places = searchPlaces(await placeKeys(services), { places: keys, radius, near, named: place })
    place = places && onlyPlace(places)
    if (place) places = undefined
  }
  const plan = await keywordPlan(services, rest.keyword, place, places)
  const query = plan?.inMemory ? keywordQuery(rest.keyword ?? '') : undefined
  return {
    ...rest,
    place,
    places,
    suburbName,
    typeIds: await typeIds(services, criteria),
    plan,
    holding: query === undefined ? undefined : await services.listings?.holding(query),
    reach: await searchedReach(services, criteria),
  }
}

/** At most this many: a circle can contain any number of listings. */
function listingsIn(places: SearchPlaces, counts: ListingCounts): number {
  if (places.circles.length) return counts.all
  const suburbs = [...places.suburbIds, ...places.areaSuburbIds]
  const inAll =
    counts.in({ column: 'province_id', ids: places.provinceIds }) +
    counts.in({ column: 'city_id', ids: places.cityIds }) +
    counts.in({ column: 'suburb_id', ids: suburbs })
  return Math.min(inAll, counts.all)
}

async function keywordPlan(
  services: SearchServices,
  keyword: string | undefined,
  place: PlaceIds | undefined,
  places: SearchPlaces | undefined,
) {
  const terms = keyword === undefined ? [] : keywordTerms(keyword)
  if (!terms.length) return undefined
  const counts = listingCounts(services)
  const statistics = { ...(await knownWords(services)), listings: counts.all }
  if (places) return planKeyword(terms, statistics, listingsIn(places, counts))
  return planKeyword(terms, statistics, place ? counts.in(place) : counts.all)
}

/** `20261115T032747.123456Z`, if that time exists. */
function isInstant(key: string): boolean {
  const [, date, time] = /^(\d{8})T(\d{6})\.\d{6}Z$/.exec(key) ?? []
  if (!date || !time) return false
  const day = date.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
  return (
    isDay(day) &&
    !Number.isNaN(Date.parse(`${day}T${time.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`))
  )
}

const cursorRules: Record<SearchSort, (key: string) => boolean> = {
  high: (key) => /^\d{1,14}(\.\d{1,2})?$/.test(key),
  low: (key) => /^\d{1,14}(\.\d{1,2})?$/.test(key),
  newest: isInstant,
  available: (key) => key === '-infinity' || isDay(key),
  best: (key) => /^-?\d{1,9}(\.\d{1,6})?$/.test(key),
}

function readCursor(after: string | undefined, sort: SearchSort): PageOfSearch['after'] {
  if (after === undefined) return undefined
  const at = after.lastIndexOf('_')
  const cursor = { key: after.slice(0, at), id: Number(after.slice(at + 1)) }
  if (cursorRules[sort](cursor.key) && cursor.id < 2 ** 31) return cursor
  throw new AppError('invalidInput', { fields: { after: texts.numberExpected } })
}

export interface SearchInput extends Criteria {
  sort: SearchSort
  page: number
  size: number
  after?: string | undefined
}

/** The listings in memory, if they can answer this search. */
export async function memoryFor(
  { listings }: SearchServices,
  search: Search,
): Promise<ListingColumns | undefined> {
  if (!listings || !knowsAll(search)) return undefined
  const columns = await listings.current()
  return !search.features || columns?.knowsFeatures ? columns : undefined
}

const beforeItems = Buffer.from('{"items":')

/** A page of cards, passed on as the database wrote it. */
export async function searchProperties(
  services: SearchServices,
  input: SearchInput,
): Promise<Reply> {
  const { sort, page, size, after, ...criteria } = input
  const cursor = readCursor(after, sort)
  const offset = cursor ? 0 : (page - 1) * size
  const search = await toSearch(services, criteria)
  // Past the counted pages only a cursor continues: an offset would cost more with each page.
  const cap = search.plan?.countCap ?? searchCountCap
  const reachable = offset < cap
  const day = today()
  const memory = await memoryFor(services, search)
  const wanted = { sort, size, offset: reachable ? offset : 2 ** 31 - 1 - size, after: cursor }
  const looked = memory && (await lookUp(memory, search, day, cap + 1, wanted))
  const asked = { search, page: wanted }
  const planned = looked ? plannedByCount(asked, looked) : asked
  const found = await findPage(services.database, planned.search, planned.page, day, {
    counted: looked === undefined,
    planOnce: memory && looked && isSoonFound(planned.search, memory, looked.count),
  })
  const all = looked?.count ?? found.total ?? 0
  const total = Math.min(all, cap)
  const rest = { total, capped: all > cap, page, size, next: found.next }
  const body = [beforeItems, found.items, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]
  return Reply.ofBody(Buffer.concat(body), { results: total })
}

/** Counting a whole country in the database is slow: such counts may be this old. */
const wideSeconds = 5

function isWide({ place, places, keyword, suburbName, propertyId }: Search): boolean {
  const narrow = places
    ? places.provinceIds.length === 0
    : place !== undefined && place.column !== 'province_id'
  return !narrow && keyword === undefined && suburbName === undefined && propertyId === undefined
}

export async function cacheIfWide(
  services: SearchServices,
  what: string,
  search: Search,
  work: () => Promise<string>,
): Promise<string> {
  if (!isWide(search)) return work()
  // Looks up the places in reach from the starting point and duration of the drive.
  const { reach: _reach, ...named } = search
  return services.cache.cacheAs(`${what} ${JSON.stringify(named)}`, async () => {
    const value = await work()
    const tables = ['property_types', 'fields', 'field_groups']
    return { value, entry: { seconds: wideSeconds, tables, weight: value.length * 2 } }
  })
}

const byCount =
  <T extends { count: number }>(name: (one: T) => string) =>
  (a: T, b: T) =>
    b.count - a.count || (name(a) < name(b) ? -1 : 1)

async function facetsInMemory(
  services: SearchServices,
  memory: ListingColumns,
  search: Search,
): Promise<Facets> {
  const counts = await countFacetsInMemory(memory, search, today())
  const [types, features, suburbs] = await Promise.all([
    knownTypes(services),
    knownFeatures(services, search.usageType),
    findSuburbNames(
      services.database,
      counts.suburbs.map(([id]) => id),
    ),
  ])
  const bySuburb = new Map(counts.suburbs)
  const bands = priceBands(search.salesType)
  return {
    types: types
      .flatMap(({ id, description }) => {
        const count = counts.types.get(id)
        return count ? [{ id, description, count }] : []
      })
      .sort(byCount(({ description }) => description)),
    bedrooms: [...counts.bedrooms]
      .sort(([a], [b]) => a - b)
      .map(([bedrooms, count]) => ({ bedrooms, count })),
    prices: [...counts.bands]
      .sort(([a], [b]) => a - b)
      .map(([band, count]) => ({
        from: bands[band] as number,
        to: bands[band + 1] ?? null,
        count,
      })),
    suburbs: suburbs
      .map(({ id, ...names }) => ({ ...names, count: bySuburb.get(id) as number }))
      .sort(byCount(({ suburb }) => suburb)),
    features: features
      .flatMap(({ key, name, number }) => {
        const count = counts.features.get(number)
        return count ? [{ key, name, count }] : []
      })
      .sort(byCount(({ name }) => name)),
  }
}

export async function countFacets(services: SearchServices, criteria: Criteria): Promise<Reply> {
  const search = await toSearch(services, criteria)
  const memory = await memoryFor(services, search)
  if (memory?.knowsFeatures) return Reply.of(await facetsInMemory(services, memory, search))
  return Reply.ofText(
    await cacheIfWide(services, 'facets', search, async () =>
      findFacets(
        services.database,
        search,
        today(),
        await knownFeatures(services, search.usageType),
      ),
    ),
  )
}
