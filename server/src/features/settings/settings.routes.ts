import * as calls from '#contract/settings/settings.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './company.service.ts'
import { findCompany, toCompanyFacts } from './settings.service.ts'

export function settingsRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getCompany, async () => toCompanyFacts(await findCompany(parts.database.db))),
    bind(calls.getCompanySettings, () => service.getCompanySettings(parts)),
    bind(calls.saveCompanySettings, (form, context) =>
      service.saveCompanySettings(parts, form, context),
    ),
    bind(calls.addCompanyImage, (_input, context) => service.addCompanyImage(parts, context)),
  ]
}
