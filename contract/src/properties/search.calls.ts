import { z } from 'zod'
import { defineCall, searchLimit, type Facts } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { propertyCard } from './properties.schema.ts'
import {
  checkOrder,
  criteria,
  criteriaShape,
  facets,
  pinsReply,
  searchReply,
  searchSuggestion,
  type Criteria,
  type CriteriaText,
} from './search.schema.ts'
import { searchPageSizes, searchSorts } from './search.choices.ts'
import { facetsRequest, pinsRequest, suggestionsRequest } from './search.requests.ts'

const lower = (text: string) => text.toLowerCase().slice(0, 60)

/** Which listings can appear in a reply, so that a change of any other leaves it cached. */
function listingsOf(input: Criteria): Record<string, Facts> {
  const where: Record<string, string | number | boolean> = { sale: input.salesType }
  if (input.usageType) where.usage = input.usageType
  // A listing in any of the other places is a result too.
  if (input.places || input.near || input.radius) return { properties: where }
  if (input.province) where.province = lower(input.province)
  if (input.city) where.city = lower(input.city)
  if (input.suburb) where.suburb = lower(input.suburb)
  return { properties: where }
}

const listings = [
  'properties',
  'statuses',
  'property_types',
  'suburbs',
  'cities',
  'provinces',
  'areas',
  'area_members',
]

/**
 * Counts may come from an in-memory copy of the listings, or from a shared count of the whole
 * country, that is itself some seconds old: in total they are never older than ten seconds.
 */
const countSeconds = 5

/** The twelve segments of the path when there is no filter. */
export const searchSegments = {
  userName: 'Unknown',
  keyword: 'All',
  salesType: 'Sale',
  usageType: 'Residential',
  propertyType: 'All',
  province: 'All',
  city: 'All',
  suburb: 'All',
  minPrice: 0,
  maxPrice: 0,
  availableFrom: 'All',
  propertyId: '0',
} as const

export const searchProperties = defineCall({
  name: 'properties.search',
  method: 'GET',
  path: '/api/Property/Search/{userName}/{keyword}/{salesType}/{usageType}/{propertyType}/{province}/{city}/{suburb}/{minPrice}/{maxPrice}/{availableFrom}/{propertyId}',
  who: 'everyone',
  summary: 'Search published properties; `All`, `0` and `Unknown` omit a criterion',
  input: z
    .object({
      /** Ignored, for older clients; the searcher is taken from the session. */
      userName: z
        .string()
        .max(200)
        .transform(() => undefined),
      ...criteriaShape,
      sort: z.enum(searchSorts).catch('newest').default('newest'),
      page: z.coerce.number().int().min(1).max(1_000_000).catch(1).default(1),
      size: z.coerce
        .number()
        .int()
        .min(1)
        .max(100)
        .catch(searchPageSizes.default)
        .default(searchPageSizes.default),
      /** `next` of the previous page, for continuing past the counted pages. */
      after: z
        .string()
        .max(100)
        .regex(/^[\w.:+-]{1,80}_\d{1,10}$/)
        .optional(),
    })
    .superRefine(checkOrder),
  output: searchReply,
  limit: searchLimit(60),
  cache: { seconds: 30, of: listings, within: listingsOf },
})

/** What to send for these criteria: the path's placeholders for all unused ones. */
export function searchFor(
  text: CriteriaText & { sort?: string; page?: number; size?: number; after?: string },
) {
  const filled = Object.fromEntries(
    Object.entries(text).filter(([, value]) => value !== undefined && value !== ''),
  )
  return { ...searchSegments, ...filled }
}

export const getPropertyFacets = defineCall({
  ...facetsRequest,
  name: 'properties.facets',
  who: 'everyone',
  summary: 'Count the results by type, bedrooms, price and suburb, each ignoring its own criterion',
  input: criteria,
  output: facets,
  limit: searchLimit(300),
  cache: {
    seconds: countSeconds,
    of: [...listings, 'fields', 'field_groups'],
    // Bands and suburbs other than the chosen ones are counted too, so a suburb does not narrow it.
    within: ({ suburb: _suburb, ...input }: Criteria) => listingsOf(input as Criteria),
  },
})

export const suggestPropertySearches = defineCall({
  ...suggestionsRequest,
  name: 'properties.suggestions',
  who: 'everyone',
  summary: 'Suggest what to change in a search that finds nothing, with the number of results',
  input: criteria,
  output: z.array(searchSuggestion),
  limit: searchLimit(60),
  cache: { seconds: countSeconds, of: listings },
})

export const getPropertyPins = defineCall({
  ...pinsRequest,
  name: 'properties.pins',
  who: 'everyone',
  summary: 'Get the results as map pins, or as clusters when there are many',
  input: criteria,
  output: pinsReply,
  limit: searchLimit(300),
  cache: { seconds: countSeconds, of: listings, within: listingsOf },
})

export const listSimilarProperties = defineCall({
  name: 'properties.similar',
  method: 'GET',
  path: '/api/Property/similar/{id}',
  who: 'everyone',
  summary: 'List similar published properties nearby, at about the same price',
  input: z.object({ id: idInPath }),
  output: z.array(propertyCard),
  // Tied only to its own listing: a change of another must not invalidate every detail page.
  cache: {
    seconds: 30,
    of: ['properties'],
    within: (input: { id: number }) => ({ properties: { id: input.id } }),
  },
})
