import { requestOf } from '../contract/src/request.ts'
import { searchFor, searchProperties } from '../contract/src/properties/search.calls.ts'
import { criteria, type CriteriaText } from '../contract/src/properties/search.schema.ts'
import type { SearchSort } from '../contract/src/properties/search.choices.ts'
import { today } from '../contract/src/values/day.ts'
import type { Database } from '../server/src/db/connect.ts'
import { toSearch } from '../server/src/features/properties/search.service.ts'

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

/** The minimum work for a database: an index scan that returns twenty prebuilt cards. */
export async function walkOf(
  services: Parameters<typeof toSearch>[0],
  { text, sort }: BenchSearch,
): Promise<{ text: string; place: number | undefined }> {
  const { place } = await toSearch(services, criteria.parse(text))
  const where = place ? ` and p.${place.column} = $2` : ''
  const order =
    sort === 'low' ? 'p.monthly, p.property_id' : 'p.created_at desc, p.property_id desc'
  return {
    text: `select p.card from property_search p where p.usage = 'Residential' and p.is_sale
      and p.monthly >= $1 and (p.hide_after is null or p.hide_after >= date '${today()}')${where}
      order by ${order} limit 20`,
    place: place?.ids[0],
  }
}

/** The same search for the bare server, which takes the ids of places. */
export async function barePath(
  services: Parameters<typeof toSearch>[0],
  { text, sort }: BenchSearch,
): Promise<(minPrice: number) => string> {
  const { place } = await toSearch(services, criteria.parse(text))
  const query = new URLSearchParams({ sort })
  if (place) query.set(place.column.replace('_id', ''), String(place.ids[0]))
  return (minPrice) => `/search?${query}&minPrice=${minPrice}`
}
