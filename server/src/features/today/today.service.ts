import type { OutputOf } from '#contract/call.ts'
import {
  figureDays,
  type getToday as todayCall,
  type SearchedSuburb,
  type SiteFigures,
} from '#contract/today/today.calls.ts'
import { addDays, today, type Day } from '#contract/values/day.ts'
import type { Parts } from '../../parts.ts'
import * as queries from './figures.queries.ts'
import { findWaiting } from './waiting.queries.ts'

const firstDay = (now: Day) => addDays(now, 1 - figureDays)

/** A month changes little in ten minutes, and a million searches take half a second to read. */
function cachedSuburbs(parts: Parts, now: Day): Promise<SearchedSuburb[]> {
  return parts.cache.cacheAs(`searched suburbs of ${now}`, async () => ({
    value: await queries.findSuburbs(parts.database.db, firstDay(now)),
    entry: { seconds: 600, tables: [], refresh: true },
  }))
}

/** Counting a month is no work for every visit; what waits is always fresh. */
function cachedFigures(parts: Parts, now: Day): Promise<Omit<SiteFigures, 'suburbs'>> {
  const { db } = parts.database
  return parts.cache.cacheAs(`figures of ${now}`, async () => {
    const [days, standing] = await Promise.all([
      queries.findDaily(db, firstDay(now), now),
      queries.findStanding(db),
    ])
    return { value: { days, ...standing }, entry: { seconds: 60, tables: [] } }
  })
}

export async function getToday(parts: Parts): Promise<OutputOf<typeof todayCall>> {
  const now = today()
  const [waiting, figures, suburbs] = await Promise.all([
    findWaiting(parts.database.db),
    cachedFigures(parts, now),
    cachedSuburbs(parts, now),
  ])
  return { waiting, figures: { ...figures, suburbs } }
}
