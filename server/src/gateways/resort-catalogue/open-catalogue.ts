import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/connect.ts'
import { openOutside } from '../outside.ts'
import { embeddedCatalogue } from './embedded-catalogue.ts'
import { httpCatalogue } from './http-catalogue.ts'
import type { ResortCatalogue } from './resort-catalogue.ts'

/** If the service fails or returns nothing, our own tables are used. */
function withFallback(
  service: ResortCatalogue,
  own: ResortCatalogue,
  log: FastifyBaseLogger,
): ResortCatalogue {
  async function first<T>(ask: (catalogue: ResortCatalogue) => Promise<T[]>): Promise<T[]> {
    try {
      const reply = await ask(service)
      if (reply.length) return reply
    } catch (error) {
      log.debug(error, 'resort catalogue request failed; using the stored resorts')
    }
    return ask(own)
  }
  return {
    ...service,
    description: (code) => first((catalogue) => catalogue.description(code)),
    facilities: (code, site) => first((catalogue) => catalogue.facilities(code, site)),
    media: (code) => first((catalogue) => catalogue.media(code)),
  }
}

/** Our own tables, or the configured service. */
export function openCatalogue(
  config: Pick<Config, 'resortCatalogueUrl'>,
  database: Database,
  log: FastifyBaseLogger,
): ResortCatalogue {
  const own = embeddedCatalogue(database)
  if (!config.resortCatalogueUrl) return own
  const outside = openOutside({
    name: 'resort catalogue',
    address: config.resortCatalogueUrl,
    // Pages and the nightly synchronisation use it.
    shared: true,
    remedy: 'check RESORT_CATALOGUE_URL and that its server is running',
    meanwhile: 'the stored resorts are shown',
    log,
    // The nightly synchronisation requests many resorts at once, and nobody waits for it.
    waiting: { most: 1000, ms: 30_000 },
  })
  return withFallback(httpCatalogue(config.resortCatalogueUrl, outside), own, log)
}
