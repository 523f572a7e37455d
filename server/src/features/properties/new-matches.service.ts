import { AppError } from '#contract/errors.ts'
import { criteria, type Criteria } from '#contract/properties/search.schema.ts'
import { today } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { knownTypes } from '../property-types/known-types.ts'
import { searchParts } from './describe-search.ts'
import { searchableFields } from './known-features.ts'
import { findMatches, type Matches, type WatchedSearch } from './new-matches.queries.ts'
import { toSearch } from './search.service.ts'

type WatchServices = Pick<Services, 'database' | 'cache' | 'reach'>

export interface Watched {
  /** As addresses spell them. */
  criteria: Record<string, string>
  since: Date
}

/** Undefined if the search would be refused, such as after its property type was deleted. */
async function searchOf(services: WatchServices, read: Criteria) {
  try {
    return await toSearch(services, read)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalidInput') return undefined
    throw error
  }
}

/** What each of these searches finds, counted in one statement; null for one that cannot be run. */
export async function countPropertyMatches(
  services: WatchServices,
  watched: readonly Watched[],
  cap: number,
): Promise<(Matches | null)[]> {
  const searches = await Promise.all(
    watched.map(async ({ criteria: text, since }): Promise<WatchedSearch | undefined> => {
      const read = criteria.safeParse(text)
      const search = read.success ? await searchOf(services, read.data) : undefined
      return search && { search, since }
    }),
  )
  const known = searches.filter((one) => one !== undefined)
  const found = await findMatches(services.database, known, { today: today(), cap })
  return searches.map((one) => (one ? (found[known.indexOf(one)] as Matches) : null))
}

/** Saved criteria in words, part by part. */
export async function describeProperties(
  services: WatchServices,
): Promise<(criteria: Record<string, string>) => string[]> {
  const [types, keys, fields] = await Promise.all([
    knownTypes(services),
    placeKeys(services),
    searchableFields(services),
  ])
  const features = new Map(fields.map(({ id, name }) => [`field-${id}`, name]))
  return (text) => {
    const read = criteria.safeParse(text)
    return read.success ? searchParts(read.data, { types, keys, features }) : []
  }
}
