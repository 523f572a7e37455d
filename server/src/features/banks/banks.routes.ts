import { listBanks } from '#contract/banks/banks.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findBanks } from './banks.queries.ts'

export function banksRoutes({ database }: Services): Binding[] {
  return [bind(listBanks, () => findBanks(database.db))]
}
