import * as calls from '#contract/settings/settings.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './company.service.ts'
import { findCompany, toCompanyFacts } from './settings.service.ts'

export function settingsRoutes(services: Services): Binding[] {
  return [
    bind(calls.getCompany, async () => toCompanyFacts(await findCompany(services.database.db))),
    bind(calls.getCompanySettings, () => service.getCompanySettings(services)),
    bind(calls.saveCompanySettings, (form, context) =>
      service.saveCompanySettings(services, form, context),
    ),
    bind(calls.addCompanyImage, (_input, context) => service.addCompanyImage(services, context)),
  ]
}
