import type { Box, Corner } from '#contract/properties/search-area.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import { usages } from '#contract/properties/properties.choices.ts'
import type { PlaceIds } from '../places/place-names.ts'
import type { ReachableIds } from '../places/reach.service.ts'
import type { SearchPlaces } from '../places/search-places.ts'
import type { KeywordPlan } from './keyword-plan.ts'
import type { IdSet } from './memory/id-set.ts'
import { hasFeatures } from './search-features.where.ts'
import { keywordQuery, nameQuery } from './keyword-query.ts'
import { inReach } from './search-drive.where.ts'
import { inPlaces } from './search-places.where.ts'
import { totalAtRate } from './search-rate.where.ts'
import type { Statement } from './statement.ts'

/** The criteria with names turned into ids. */
export interface Search extends Omit<
  Criteria,
  'province' | 'city' | 'suburb' | 'propertyType' | 'types' | 'places' | 'radius' | 'near'
> {
  place: PlaceIds | undefined
  /** Several places, an area, or the surroundings of a place; `place` is then undefined. */
  places: SearchPlaces | undefined
  /** A suburb known only by its name, within `place`. */
  suburbName: string | undefined
  typeIds: readonly number[]
  /** How the terms of the keyword are looked up; undefined without any. */
  plan: KeywordPlan | undefined
  /** The listings that contain the words of the keyword; undefined if memory does not know them. */
  holding?: IdSet | undefined
  /** All results, if they are known and few. */
  ids?: readonly number[] | undefined
  /** The suburbs and cities in reach by car; undefined if no drive is given. */
  reach: ReachableIds | undefined
}

/** Criteria that a facet leaves out, to count the alternatives. */
export type Facet = 'types' | 'bedrooms' | 'prices' | 'suburbs'

function oneOf(column: string, ids: readonly number[], statement: Statement): string {
  if (ids.length === 0) return 'false'
  return ids.length === 1
    ? `${column} = ${statement.value(ids[0] as number)}`
    : `${column} in (${statement.list(ids)})`
}

function boundsOf(corners: readonly Corner[]): Box {
  const lats = corners.map(([lat]) => lat)
  const lngs = corners.map(([, lng]) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}

/** The box that the map part of a search covers. */
export function searchedBox(search: Pick<Criteria, 'bbox' | 'polygon'>): Box | undefined {
  return search.bbox ?? (search.polygon && boundsOf(search.polygon))
}

/**
 * Listings are found where the map shows them: to about a kilometre when the address is hidden, so
 * that no search by area can reveal the address.
 */
function inBox({ south, west, north, east }: Box, statement: Statement): string {
  const lat = `p.map_lat between ${statement.value(south)} and ${statement.value(north)}`
  return `${lat} and p.map_lng between ${statement.value(west)} and ${statement.value(east)}`
}

function inPolygon(corners: readonly Corner[], statement: Statement): string {
  const text = corners.map(([lat, lng]) => `(${lng},${lat})`).join(',')
  return `${inBox(boundsOf(corners), statement)} and ${statement.value(`(${text})`)}::polygon @> point(p.map_lng, p.map_lat)`
}

/**
 * Written differently, the same condition keeps the planner from using the text index. For a `case`
 * it assumes that half of the listings match, so that it scans along the order of the results.
 */
function holdsWords(
  query: string | undefined,
  by: KeywordPlan['by'],
  statement: Statement,
): string {
  if (!query) return 'false'
  const holds = `p.search_text @@ to_tsquery('simple', ${statement.value(query)})`
  return by === 'words' ? holds : `case when ${holds} then true else false end`
}

/** The compared price: for a rental the monthly total, including operating costs if gross. */
export function priceColumn({ rentBasis }: Pick<Criteria, 'rentBasis'>): string {
  return rentBasis === 'gross' ? 'p.gross' : 'p.monthly'
}

export const facetConditions: Record<Facet, (search: Search, statement: Statement) => string[]> = {
  types: (search, statement) =>
    search.typeIds.length ? [oneOf('p.type_id', search.typeIds, statement)] : [],
  bedrooms: (search, statement) =>
    search.bedrooms ? [`p.bedrooms >= ${statement.value(search.bedrooms)}`] : [],
  prices: (search, statement) => [
    ...(search.minPrice ? [`${priceColumn(search)} >= ${statement.value(search.minPrice)}`] : []),
    ...(search.maxPrice ? [`${priceColumn(search)} <= ${statement.value(search.maxPrice)}`] : []),
  ],
  suburbs: (search, statement) => [
    ...(search.place?.column === 'suburb_id'
      ? [oneOf('p.suburb_id', search.place.ids, statement)]
      : []),
    ...(search.places?.suburbIds.length ? [inPlaces(search.places, statement)] : []),
    ...(search.suburbName
      ? [`lower(p.suburb) = lower(${statement.value(search.suburbName)})`]
      : []),
  ],
}

/** The place around a suburb, when the suburb itself is left out. */
function wider(
  { place, places }: Search,
  facets: readonly Facet[],
  statement: Statement,
): string[] {
  if (places) {
    const suburbsToo = places.suburbIds.length > 0
    if (suburbsToo && facets.includes('suburbs')) return []
    return [inPlaces(places, statement, suburbsToo)]
  }
  if (!place) return []
  if (place.column !== 'suburb_id') return [oneOf(`p.${place.column}`, place.ids, statement)]
  return facets.includes('suburbs') ? [] : [oneOf('p.city_id', place.cityIds ?? [], statement)]
}

const allFacets = Object.keys(facetConditions) as Facet[]

/**
 * The conditions of a search except its kind, on `property_search p`; only criteria in use add
 * text.
 */
export function conditionsOf(
  search: Search,
  today: string,
  statement: Statement,
  facets: readonly Facet[] = allFacets,
): string[] {
  const use = (value: number | undefined, text: (value: string) => string) =>
    value ? [text(statement.value(value))] : []
  const conditions = [
    `p.is_sale = ${search.salesType}`,
    `(p.hide_after is null or p.hide_after >= ${statement.value(today)})`,
    ...facets.flatMap((facet) => facetConditions[facet](search, statement)),
    ...wider(search, facets, statement),
    ...inReach(search.reach, statement),
    ...use(search.bathrooms, (value) => `p.bathrooms >= ${value}`),
    ...use(search.garages, (value) => `p.garages >= ${value}`),
    ...use(search.minSize, (value) => `p.size >= ${value}`),
    ...use(search.maxSize, (value) => `p.size <= ${value}`),
    ...use(search.minFloor, (value) => `p.floor_size >= ${value}`),
    ...use(search.maxFloor, (value) => `p.floor_size <= ${value}`),
    ...use(search.minErf, (value) => `p.erf_size >= ${value}`),
    ...use(search.maxErf, (value) => `p.erf_size <= ${value}`),
    ...use(search.minRate, (value) => `${priceColumn(search)} >= ${totalAtRate(value)}`),
    ...use(search.maxRate, (value) => `${priceColumn(search)} <= ${totalAtRate(value)}`),
    ...hasFeatures(search.features, statement),
  ]
  if (search.reduced) conditions.push(`p.reduced_at > now() - interval '30 days'`)
  if (search.newThisWeek) {
    conditions.push(`coalesce(p.first_published_at, p.created_at) > now() - interval '7 days'`)
  }
  if (search.availableFrom) {
    const day = statement.value(search.availableFrom)
    conditions.push(`(p.date_available is null or p.date_available <= ${day})`)
  }
  if (search.propertyId) {
    conditions.push(
      /^\d{1,9}$/.test(search.propertyId)
        ? `p.property_id = ${statement.value(Number(search.propertyId))}`
        : `p.reference = ${statement.value(search.propertyId.toUpperCase())}`,
    )
  }
  if (search.bbox) conditions.push(inBox(search.bbox, statement))
  if (search.polygon) conditions.push(inPolygon(search.polygon, statement))
  if (search.ids) {
    conditions.push(`p.property_id = any(${statement.value(`{${search.ids.join(',')}}`)}::int[])`)
  } else if (search.keyword !== undefined) {
    conditions.push(holdsWords(keywordQuery(search.keyword), search.plan?.by ?? 'words', statement))
  }
  if (search.suburbName !== undefined && facets.includes('suburbs')) {
    conditions.push(holdsWords(nameQuery(search.suburbName), 'words', statement))
  }
  return conditions
}

/**
 * One condition for each usage: the search indexes start with it, so each is queried separately.
 */
export function usageBranches(search: Search): string[] {
  return (search.usageType ? [search.usageType] : usages).map((usage) => `p.usage = '${usage}'`)
}
