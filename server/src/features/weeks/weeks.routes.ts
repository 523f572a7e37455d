import { declaredCalls } from '#contract/all-calls.ts'
import { AppError } from '#contract/errors.ts'
import { latestWeekCount, listLatestWeeks } from '#contract/weeks/weeks.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findLatest } from './weeks.queries.ts'

export function weeksRoutes({ database }: Parts): Binding[] {
  const mine = /^(weeks|resorts|seasons|unitConfigurations|drafts|exports)\./
  const done = ['weeks.latest', 'resorts.choices']
  const pending = declaredCalls().filter(({ name }) => mine.test(name) && !done.includes(name))
  return [
    bind(listLatestWeeks, () => findLatest(database.db, latestWeekCount)),
    ...pending.map((call) => bind(call, async () => { throw new AppError('unavailable') })),
  ]
}
