import { requestOf } from '../contract/src/call.ts'
import { searchFor, searchProperties } from '../contract/src/properties/search.calls.ts'
import {
  criteria,
  type CriteriaText,
  type SearchSort,
} from '../contract/src/properties/search.schema.ts'
import { today } from '../contract/src/values/day.ts'
import type { Database } from '../server/src/db/connect.ts'
import { searchStatement } from '../server/src/features/properties/search.queries.ts'
import { embeddedReach } from '../server/src/gateways/routing/reach.ts'
import { toSearch } from '../server/src/features/properties/search.service.ts'
import type { ReplyCache } from '../server/src/kit/reply-cache.ts'

export interface BenchSearch {
  text: CriteriaText
  sort: SearchSort
}

export const lowestPrice = 100_000
/** Prices differ by a rand, so that no two searches are the same yet all cost the same. */
export const priceSpread = 400_000

const keywords = ['garden', 'pool', 'solar', 'secure', 'kitchen', 'view', 'study', 'braai']

/** Typical searches: the country, a province, a city or a suburb, newest or cheapest first. */
export async function commonSearches(
  { sql }: Database,
  options: { keyword: boolean; count: number },
): Promise<BenchSearch[]> {
  const places = await sql<{ province: string; city: string; suburb: string }[]>`
    select province, city, suburb from properties
    where published and suburb_id is not null and usage = 'Residential' and is_sale
    group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit ${options.count}`
  return Array.from({ length: options.count }, (_, n) => {
    const place = places[n % places.length] as (typeof places)[number]
    const where = [
      {},
      { province: place.province },
      { province: place.province, city: place.city },
      { province: place.province, city: place.city, suburb: place.suburb },
    ][n % 4]
    const keyword = options.keyword ? { keyword: keywords[n % keywords.length] as string } : {}
    return {
      text: { usageType: 'Residential', ...where, ...keyword },
      sort: n % 8 < 5 ? 'newest' : 'low',
    }
  })
}

export function searchPath({ text, sort }: BenchSearch, minPrice: number): string {
  return requestOf(searchProperties, searchFor({ ...text, sort, minPrice })).url
}

/** The statement that the application runs for a search, with its values. */
export async function statementOf(
  services: { database: Database; cache: ReplyCache },
  { text, sort }: BenchSearch,
  minPrice: number,
): Promise<{ text: string; values: (string | number)[] }> {
  const parsed = criteria.parse({ ...text, minPrice })
  const search = await toSearch({ ...services, reach: embeddedReach }, parsed)
  const made = searchStatement(search, { sort, size: 20, offset: 0, after: undefined }, today())
  return { text: made.text, values: made.statement.values }
}
