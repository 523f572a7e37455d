import { listSeasons } from '#contract/seasons/seasons.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findSeasons } from './seasons.queries.ts'

export function seasonsRoutes({ database }: Parts): Binding[] {
  return [bind(listSeasons, () => findSeasons(database.db))]
}
