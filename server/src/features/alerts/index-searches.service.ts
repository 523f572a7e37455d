import { ZodError } from 'zod'
import { criteria as propertyCriteria } from '#contract/properties/search.schema.ts'
import type { Box } from '#contract/properties/search-area.ts'
import { AppError } from '#contract/errors.ts'
import { weekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { toSearch } from '../properties/search.service.ts'
import { fittingResorts } from '../weeks/fitting-resorts.ts'
import * as queries from './index-searches.queries.ts'
import { isExactRange, restOf, restOfProperties } from './rest.ts'
import {
  filterOf,
  indexedBox,
  rangeOf,
  type FilterRow,
  type IndexedRange,
} from './search-filter.ts'
import { termsOf, type Reached } from './search-terms.ts'
import { weekTermsOf } from './week-terms.ts'

type IndexServices = Pick<Services, 'database' | 'cache' | 'reach' | 'log'>

/** What the index stores about a search. */
export interface Indexed {
  terms: IndexedTerm[]
  filter: FilterRow
  range: IndexedRange
}

export interface IndexedTerm {
  term: bigint
  /** What remains to be checked, see rest.ts. */
  rest: bigint | null
  box?: Box | undefined
}

type CitiesOf = (suburbIds: readonly number[]) => Promise<number[]>

async function indexedProperties(
  services: IndexServices,
  text: Record<string, string>,
  citiesOf: CitiesOf,
): Promise<Indexed | undefined> {
  const search = await toSearch(services, propertyCriteria.parse(text))
  const { reach } = search
  const reached: Reached | undefined = reach && {
    ...reach,
    aroundIds: await citiesOf(reach.suburbIds),
  }
  const filter = filterOf(search, reached)
  if (!filter) return undefined
  const range = isExactRange(search)
  const terms = termsOf(search, reached).map(({ term, decides, box }) => ({
    term,
    box: box && indexedBox(box),
    rest: restOfProperties(filter, { ...decides, range }),
  }))
  return { terms, filter, range: rangeOf(search) }
}

async function indexedWeeks(
  services: IndexServices,
  text: Record<string, string>,
): Promise<Indexed> {
  const filter = weekFilter.parse(text)
  const resortIds = await fittingResorts(services, filter)
  const { minPrice, maxPrice, ...others } = filter
  const prices = { minPrice, maxPrice, bedrooms: undefined }
  // A term determines its resort or region only together with the search's other criteria.
  const rest = restOf({ ...others, resortIds, ...(isExactRange(prices) ? {} : prices) })
  return {
    terms: weekTermsOf(filter, resortIds).map((term) => ({ term, rest })),
    filter: { resortIds: resortIds ?? null },
    range: rangeOf(prices),
  }
}

/**
 * What a search is found by and compared with. Undefined if nothing can match it, such as when it
 * names a type that has since been deleted.
 */
export async function indexedForm(
  services: IndexServices,
  { kind, criteria }: Pick<queries.ChangedSearch, 'kind' | 'criteria'>,
  citiesOf: CitiesOf,
): Promise<Indexed | undefined> {
  if (kind === 'week') return indexedWeeks(services, criteria)
  try {
    return await indexedProperties(services, criteria, citiesOf)
  } catch (error) {
    if (error instanceof AppError || error instanceof ZodError) return undefined
    throw error
  }
}

/** Small enough that nobody saving a search waits long. */
const batch = 100

interface ReadSearch extends queries.ChangedSearch {
  form: Indexed | undefined
}

async function writeIndex(tx: Tx, read: readonly ReadSearch[]): Promise<number> {
  const taken = await queries.takeChanged(tx, read)
  const changed = read.filter(({ id }) => taken.has(id))
  await queries.removeFromIndex(tx, [...taken])
  const filters: Parameters<typeof queries.insertFilters>[1] = []
  const terms: Parameters<typeof queries.insertTerms>[1] = []
  for (const { id: searchId, recipientId, form } of changed) {
    if (!form) continue
    filters.push({ ...form.filter, searchId, recipientId })
    for (const { box, ...term } of form.terms)
      terms.push({ searchId, recipientId, ...term, ...form.range, ...box })
  }
  await queries.insertFilters(tx, filters)
  await queries.insertTerms(tx, terms)
  const idsOf = (some: readonly ReadSearch[]) => some.map(({ id }) => id)
  await queries.dropWaiting(tx, idsOf(changed.filter(({ active }) => !active)))
  await queries.setDueAgain(tx, idsOf(changed.filter(({ active }) => active)))
  return taken.size
}

/**
 * Brings the index up to date with the saved searches. They are read before the transaction that
 * writes: one that changed in between is left for the next run.
 */
export async function indexSearches(services: IndexServices): Promise<void> {
  const { database } = services
  const citiesOf: CitiesOf = (suburbIds) => queries.findCitiesOf(database.db, suburbIds)
  for (;;) {
    const found = await transaction(database, null, (tx) => queries.findChanged(tx, batch))
    const read: ReadSearch[] = []
    for (const search of found) {
      const form = search.active ? await indexedForm(services, search, citiesOf) : undefined
      read.push({ ...search, form })
    }
    if (!read.length || !(await transaction(database, null, (tx) => writeIndex(tx, read)))) return
  }
}
