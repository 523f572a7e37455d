import type { ReachableIds } from '../places/reach.service.ts'
import type { Statement } from './statement.ts'

/** Many ids as one parameter: the statement stays the same, however many are in reach. */
function among(column: string, ids: readonly number[], statement: Statement): string {
  return `${column} in (select unnest(${statement.value(`{${ids.join(',')}}`)}::text::int[]))`
}

/** A listing is located at its suburb, or at its city if its suburb is not in the gazetteer. */
export function inReach(reach: ReachableIds | undefined, statement: Statement): string[] {
  if (!reach) return []
  const suburb = among('p.suburb_id', reach.suburbIds, statement)
  const city = among('p.city_id', reach.cityIds, statement)
  return [`(${suburb} or (p.suburb_id is null and ${city}))`]
}
