import { listSeasons } from '#contract/seasons/seasons.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findSeasons } from './seasons.queries.ts'

export function seasonsRoutes({ database }: Services): Binding[] {
  return [bind(listSeasons, () => findSeasons(database.db))]
}
