import { listBanks } from '#contract/banks/banks.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findBanks } from './banks.queries.ts'

export function banksRoutes({ database }: Parts): Binding[] {
  return [bind(listBanks, () => findBanks(database.db))]
}
