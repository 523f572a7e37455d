import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { nominatim } from './nominatim.ts'

export interface Address {
  street: string
  suburb: string | undefined
  city: string
  province: string
}

export interface Spot {
  lat: number
  lng: number
}

export interface Geocoder {
  /** Undefined when the street is not known. */
  find(address: Address): Promise<Spot | undefined>
}

/** Our own gazetteer knows suburbs, not streets. */
const withoutStreets: Geocoder = { find: () => Promise.resolve(undefined) }

/** The geocoder that is configured. One that does not answer knows no street. */
export function openGeocoder(
  config: Pick<Config, 'geocoderUrl'>,
  log: FastifyBaseLogger,
): Geocoder {
  if (!config.geocoderUrl) return withoutStreets
  const server = nominatim(config.geocoderUrl)
  return {
    async find(address) {
      try {
        return await server.find(address)
      } catch (error) {
        log.warn(error, 'the geocoder did not answer; the gazetteer does')
        return undefined
      }
    },
  }
}
