import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import { today } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { findCards, findLikeGone } from './property-cards.queries.ts'

/** The cards of those of these properties that everyone may see. */
export async function listPropertyCards(
  { database }: Pick<Services, 'database'>,
  ids: readonly number[],
): Promise<PropertyCard[]> {
  return ids.length ? findCards(database, ids, today()) : []
}

/** Listings similar to a property that was once published; nothing for one that never was. */
export function listLikeGoneProperty(
  { database }: Pick<Services, 'database'>,
  id: number,
  count: number,
): Promise<PropertyCard[]> {
  return findLikeGone(database, id, count, today())
}
