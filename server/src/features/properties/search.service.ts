import { AppError } from '#contract/errors.ts'
import { keywordTerms } from '#contract/properties/keyword.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import {
  searchCountCap,
  type Criteria,
  type SearchSort,
} from '#contract/properties/search.schema.ts'
import { isDay, today } from '#contract/values/day.ts'
import { Reply } from '../../kit/reply.ts'
import type { Services } from '../../services.ts'
import { listingCounts, type ListingCounts } from '../places/listing-counts.ts'
import { placeNames, type PlaceIds } from '../places/place-names.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { onlyPlace, searchPlaces, type SearchPlaces } from '../places/search-places.ts'
import { knownTypes } from '../property-types/known-types.ts'
import { findFacets } from './facets.queries.ts'
import { knownFeatures } from './known-features.ts'
import { planKeyword } from './keyword-plan.ts'
import { findClusters, findPins, mostPins } from './map.queries.ts'
import { findPage, type PageOfSearch } from './search.queries.ts'
import { searchedReach } from './search-drive.ts'
import type { Search } from './search.where.ts'
import { knownWords } from './word-statistics.ts'

type SearchServices = Pick<Services, 'database' | 'cache' | 'reach'>

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

/** Turns names into ids; a type that does not exist is refused, a place that nobody knows finds nothing. */
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
  return {
    ...rest,
    place,
    places,
    suburbName,
    typeIds: await typeIds(services, criteria),
    plan,
    reach: await searchedReach(services, criteria),
  }
}

/** At most so many: nobody knows how many are in a circle. */
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

/** `20261115T032747.123456Z`, and a moment that exists. */
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
  // Past the counted pages only a cursor leads on: counting a way there would cost more each time.
  const cap = search.plan?.countCap ?? searchCountCap
  const reachable = offset < cap
  const found = await findPage(
    services.database,
    search,
    { sort, size, offset: reachable ? offset : 2 ** 31 - 1 - size, after: cursor },
    today(),
  )
  const total = Math.min(found.total, cap)
  const rest = { total, capped: found.total > cap, page, size, next: found.next }
  const body = [beforeItems, found.items, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)]
  return Reply.ofBody(Buffer.concat(body), { results: total })
}

/** Counting a whole country takes long: such counts may be this old while new ones are made. */
const wideSeconds = 120

function isWide({ place, places, keyword, suburbName, propertyId }: Search): boolean {
  const narrow = places
    ? places.provinceIds.length === 0
    : place !== undefined && place.column !== 'province_id'
  return !narrow && keyword === undefined && suburbName === undefined && propertyId === undefined
}

async function cacheIfWide(
  services: SearchServices,
  what: string,
  search: Search,
  work: () => Promise<string>,
): Promise<string> {
  if (!isWide(search)) return work()
  // The places in reach follow from where the drive begins and how long it takes.
  const { reach: _reach, ...named } = search
  return services.cache.cacheAs(`${what} ${JSON.stringify(named)}`, async () => {
    const value = await work()
    const tables = ['property_types', 'fields', 'field_groups']
    return {
      value,
      entry: { seconds: wideSeconds, tables, weight: value.length * 2, refresh: true },
    }
  })
}

export async function countFacets(services: SearchServices, criteria: Criteria): Promise<Reply> {
  const search = await toSearch(services, criteria)
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

/** Each property while there are few, clusters when there are many. */
export async function placePins(services: SearchServices, criteria: Criteria): Promise<Reply> {
  const search = await toSearch(services, criteria)
  const { pins, total } = await findPins(services.database, search, today())
  if (total <= mostPins) return Reply.ofText(`{"pins":${pins},"clusters":[],"total":${total}}`)
  return Reply.ofText(
    await cacheIfWide(services, 'clusters', search, async () => {
      const clusters = await findClusters(services.database, search, today())
      return `{"pins":[],"clusters":${clusters.items},"total":${clusters.total}}`
    }),
  )
}
