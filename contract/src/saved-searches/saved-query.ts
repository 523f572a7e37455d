import { links } from '../links.ts'
import { criteriaText } from '../properties/criteria-text.ts'
import { criteria, criteriaShape } from '../properties/search.schema.ts'
import { longestSentence } from '../sentences/tokens.ts'
import { weekFilterText } from '../weeks/week-filter-text.ts'
import { weekFilter } from '../weeks/weeks.filter.schema.ts'

export const savedSearchKinds = ['property', 'week'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

/** A search as it is stored. */
export interface SavedQuery {
  /** Under the names of the search calls. */
  criteria: Record<string, string>
  /** The query of its address; equal searches have equal queries. */
  query: string
  /** As typed, if the search began as a sentence. */
  sentence: string | null
}

/** For the longest area that can be drawn, plus everything else. */
export const longestQuery = 10_000

/** Until the browser has reported where a person is, “near me” is not a place. */
const nearMe = 'me'

function givenOf(query: URLSearchParams): Record<string, string> {
  const given: Record<string, string> = {}
  for (const name of new Set(query.keys())) {
    const text = query.getAll(name).filter(Boolean).join(',').trim()
    if (text) given[name] = text
  }
  return given
}

function propertyCriteria(given: Record<string, string>): Record<string, string> | undefined {
  const { propertyUsageType, near, ...rest } = given
  const text: Record<string, string> = {}
  for (const [name, value] of Object.entries(rest)) if (name in criteriaShape) text[name] = value
  if (propertyUsageType) text.usageType = propertyUsageType
  if (near && near !== nearMe) text.near = near
  const read = criteria.safeParse(text)
  return read.success ? criteriaText(read.data) : undefined
}

function queryOf(values: Record<string, string>): string {
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return String(new URLSearchParams(sorted))
}

/** Reads the query of a results page; undefined if the search would be refused. */
export function readSavedQuery(kind: SavedSearchKind, text: string): SavedQuery | undefined {
  const given = givenOf(new URLSearchParams(text))
  const found =
    kind === 'property' ? propertyCriteria(given) : weekFilterText(weekFilter.parse(given))
  if (!found) return undefined
  const sentence = given.q?.slice(0, longestSentence) ?? null
  return { criteria: found, query: queryOf(found), sentence }
}

/** The results page of a saved search. */
export function savedSearchPath(search: {
  kind: SavedSearchKind
  query: string
  sentence?: string | null
}): string {
  const query = new URLSearchParams(search.query)
  const usage = query.get('usageType')
  query.delete('usageType')
  if (search.sentence) query.set('q', search.sentence)
  const path =
    search.kind === 'week'
      ? links.weekResultsPath()
      : usage
        ? links.propertyResultsPath(usage)
        : links.anyPropertyResults()
  return query.size ? `${path}?${query}` : path
}
