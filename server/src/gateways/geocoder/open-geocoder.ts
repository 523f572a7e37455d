import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { openOutside } from '../outside.ts'
import type { Geocoder } from './geocoder.ts'
import { nominatim } from './nominatim.ts'

/** Our own gazetteer knows suburbs, not streets. */
const withoutStreets: Geocoder = { find: () => Promise.resolve(undefined) }

/** The configured geocoder. If its request fails, no street is found. */
export function openGeocoder(
  config: Pick<Config, 'geocoderUrl'>,
  log: FastifyBaseLogger,
): Geocoder {
  if (!config.geocoderUrl) return withoutStreets
  const outside = openOutside({
    name: 'geocoder',
    address: config.geocoderUrl,
    remedy: 'check GEOCODER_URL and that its server is running',
    meanwhile: 'the built-in gazetteer finds suburbs but not streets',
    log,
  })
  const server = nominatim(config.geocoderUrl, outside)
  return {
    async find(address) {
      try {
        return await server.find(address)
      } catch (error) {
        log.debug(error, 'geocoder request failed; using the gazetteer')
        return undefined
      }
    },
  }
}
