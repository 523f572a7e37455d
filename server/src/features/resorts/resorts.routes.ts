import { listResortChoices } from '#contract/resorts/resorts.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findResortChoices } from './resorts.queries.ts'

export function resortsRoutes({ database }: Parts): Binding[] {
  return [bind(listResortChoices, () => findResortChoices(database.db))]
}
