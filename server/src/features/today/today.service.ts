import type { OutputOf } from '#contract/call.ts'
import {
  figureDays,
  type getToday as todayCall,
  type SearchedSuburb,
  type SiteFigures,
  type WaitingWork,
} from '#contract/today/today.calls.ts'
import { addDays, today, type Day } from '#contract/values/day.ts'
import type { Services } from '../../services.ts'
import { findBackupState, type BackupState } from '../backups/backups.service.ts'
import { findDue } from './due.service.ts'
import * as queries from './figures.queries.ts'
import { findWaiting } from './waiting.queries.ts'

const firstDay = (now: Day) => addDays(now, 1 - figureDays)

/** A month changes little in ten minutes, and reading a million searches takes half a second. */
function cachedSuburbs(services: Services, now: Day): Promise<SearchedSuburb[]> {
  return services.cache.cacheAs(`searched suburbs of ${now}`, async () => ({
    value: await queries.findSuburbs(services.database.db, firstDay(now)),
    entry: { seconds: 600, tables: [], refresh: true },
  }))
}

/** Statistics of a month are too expensive for every visit; what needs attention is never cached. */
function cachedFigures(services: Services, now: Day): Promise<Omit<SiteFigures, 'suburbs'>> {
  const { db } = services.database
  return services.cache.cacheAs(`figures of ${now}`, async () => {
    const [days, standing] = await Promise.all([
      queries.findDaily(db, firstDay(now), now),
      queries.findStanding(db),
    ])
    return { value: { days, ...standing }, entry: { seconds: 60, tables: [] } }
  })
}

function backupsToCheck({ last, problem, error }: BackupState): WaitingWork['backups'] {
  if (!problem) return { count: 0, oldest: null, items: [] }
  return { count: 1, oldest: last?.finishedAt ?? null, items: [{ problem, error }] }
}

export async function getToday(services: Services): Promise<OutputOf<typeof todayCall>> {
  const now = today()
  const [waiting, backups, figures, suburbs, due] = await Promise.all([
    findWaiting(services.database.db),
    findBackupState(services.database.db),
    cachedFigures(services, now),
    cachedSuburbs(services, now),
    findDue(services.database.db, now),
  ])
  return {
    waiting: { ...waiting, backups: backupsToCheck(backups) },
    figures: { ...figures, suburbs },
    lastBackup: backups.last,
    due,
  }
}
