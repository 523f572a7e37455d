import { latestWeekCount, listLatestWeeks } from '#contract/weeks/weeks.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findLatest } from './weeks.queries.ts'

export function weeksRoutes({ database }: Parts): Binding[] {
  return [bind(listLatestWeeks, () => findLatest(database.db, latestWeekCount))]
}
