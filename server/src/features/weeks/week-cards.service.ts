import type { WeekCard } from '#contract/weeks/weeks.schema.ts'
import type { Services } from '../../services.ts'
import { findCards, findLikeGone } from './week-cards.queries.ts'

/** The cards of those of these weeks that everyone may see. */
export async function listWeekCards(
  { database }: Pick<Services, 'database'>,
  ids: readonly number[],
): Promise<WeekCard[]> {
  return ids.length ? findCards(database.db, ids) : []
}

/** Weeks similar to one that was once published; nothing for one that never was. */
export function listLikeGoneWeek(
  { database }: Pick<Services, 'database'>,
  id: number,
  count: number,
): Promise<WeekCard[]> {
  return findLikeGone(database.db, id, count)
}
