import type { OutputOf } from '#contract/call.ts'
import {
  figureDays,
  type DayFigures,
  type getToday as todayCall,
  type SiteFigures,
} from '#contract/today/today.calls.ts'
import { addDays, today, type Day } from '#contract/values/day.ts'
import type { Parts } from '../../parts.ts'
import * as queries from './figures.queries.ts'
import { findWaiting } from './waiting.queries.ts'

function daysFrom(from: Day, values: readonly queries.DayValue[]): DayFigures[] {
  const byDay = Map.groupBy(values, ({ day }) => day)
  return Array.from({ length: figureDays }, (_, index) => {
    const day = addDays(from, index)
    const none = { day, searches: 0, enquiries: 0, offers: 0, listings: 0, payments: 0 }
    return Object.assign(
      none,
      ...(byDay.get(day) ?? []).map(({ figure, value }) => ({ [figure]: value })),
    )
  })
}

async function countFigures({ database: { db } }: Parts, now: Day): Promise<SiteFigures> {
  const from = addDays(now, 1 - figureDays)
  const [values, suburbs, standing] = await Promise.all([
    queries.findDaily(db, from),
    queries.findSuburbs(db, from),
    queries.findStanding(db),
  ])
  return { days: daysFrom(from, values), suburbs, ...standing }
}

/** Counting a month of searches is no work for every visit; what waits is always fresh. */
const figureSeconds = 60

function keptFigures(parts: Parts): Promise<SiteFigures> {
  const now = today()
  return parts.cache.keepAs(`figures of ${now}`, async () => ({
    value: await countFigures(parts, now),
    entry: { seconds: figureSeconds, tables: [] },
  }))
}

export async function getToday(parts: Parts): Promise<OutputOf<typeof todayCall>> {
  const [waiting, figures] = await Promise.all([findWaiting(parts.database.db), keptFigures(parts)])
  return { waiting, figures }
}
