import { today, type Day } from '../values/day.ts'
import { stageOf } from './listings.states.ts'
import type { HistoryEntry } from './price-history.schema.ts'
import { reductionDays } from './reductions.ts'

const dayMs = 86_400_000

/** By how much the last price change lowered the price, while that is recent; null otherwise. */
export function recentReduction(
  entries: readonly Pick<HistoryEntry, 'at' | 'change'>[],
  now = Date.now(),
): number | null {
  const last = entries.findLast(({ change }) => change !== null)
  if (!last?.change || last.change > 0) return null
  return now - Date.parse(last.at) < reductionDays * dayMs ? -last.change : null
}

/**
 * From its first publication, regardless of later unpublishing, to today; for a sold or let
 * listing, to the day it was sold or let; null if that day was not recorded.
 */
export function daysOnSite(
  listedOn: Day,
  entries: readonly Pick<HistoryEntry, 'at' | 'statusCode'>[],
  now: Day = today(),
): number | null {
  const isGone = ({ statusCode }: { statusCode: string | null }) =>
    statusCode !== null && stageOf(statusCode) === 'gone'
  const last = entries.at(-1)
  const goneSince = last && isGone(last) ? entries.findLastIndex((one) => !isGone(one)) + 1 : -1
  if (goneSince === 0) return null
  const gone = entries[goneSince]
  const until = gone ? today(new Date(gone.at)) : now
  return Math.max(0, Math.round((Date.parse(until) - Date.parse(listedOn)) / dayMs))
}
