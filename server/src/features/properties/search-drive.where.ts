import type { ReachableIds } from '../places/reach.service.ts'
import type { Statement } from './statement.ts'

/** Many ids as one value: the statement stays the same, however many are in reach. */
function among(column: string, ids: readonly number[], statement: Statement): string {
  return `${column} in (select unnest(${statement.value(`{${ids.join(',')}}`)}::text::int[]))`
}

/** A listing is where its suburb is, or where its city is when its suburb is not in the gazetteer. */
export function inReach(reach: ReachableIds | undefined, statement: Statement): string[] {
  if (!reach) return []
  const suburb = among('p.suburb_id', reach.suburbIds, statement)
  const city = among('p.city_id', reach.cityIds, statement)
  return [`(${suburb} or (p.suburb_id is null and ${city}))`]
}
