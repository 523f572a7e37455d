import { getCompany } from '#contract/settings/settings.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findCompany } from './settings.queries.ts'
import { toCompanyFacts } from './settings.service.ts'

export function settingsRoutes({ database }: Parts): Binding[] {
  return [bind(getCompany, async () => toCompanyFacts(await findCompany(database.db)))]
}
