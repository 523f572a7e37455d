import * as calls from '#contract/resorts/resorts.calls.ts'
import { openCatalogue } from '../../gateways/resort-catalogue/open-catalogue.ts'
import { openRouter } from '../../gateways/routing/router.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findCompany } from '../settings/settings.service.ts'
import { directionsPdf } from './directions-pdf.ts'
import { findResortCards, findResortChoices } from './resorts.queries.ts'
import * as service from './resorts.service.ts'

export function resortsRoutes(base: Services): Binding[] {
  const { config, database, log } = base
  const { db } = database
  const services: service.ResortServices = {
    ...base,
    catalogue: openCatalogue(config, database, log),
    router: openRouter(config, log),
  }
  return [
    bind(calls.listResortChoices, () => findResortChoices(db)),
    bind(calls.listResorts, () => findResortCards(db, 'all')),
    bind(calls.listResortsWithWeeks, () => findResortCards(db, 'with weeks')),
    bind(calls.getResort, ({ x }) => service.getResort(services, x)),
    bind(calls.getResortData, ({ id }) => service.getResortData(services, id)),
    bind(calls.listFacilities, ({ id, site }) => service.listFacilities(services, id, site)),
    bind(calls.getDirections, ({ x, from }) => service.getDirections(services, x, from)),
    bind(calls.downloadDirections, async ({ x, from }) => {
      const [directions, resort, company] = await Promise.all([
        service.getDirections(services, x, from),
        service.getResort(services, x),
        findCompany(db),
      ])
      return directionsPdf(directions, {
        address: resort.address,
        company,
        ngi: config.maps.ngi,
      })
    }),
  ]
}
