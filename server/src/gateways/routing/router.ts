import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { embeddedRouter } from './embedded-router.ts'
import { osrmRouter } from './osrm-router.ts'
import { withBends } from './road-ways.ts'
import type { Router } from './route.ts'
import { openRoutingServer } from './routing-server.ts'

/** The configured routing server, with the embedded road graph as a fallback. */
export function openRouter(
  config: Pick<Config, 'osrmUrl'> & Partial<Pick<Config, 'maps'>>,
  log: FastifyBaseLogger,
): Router {
  // The bends come from the same data as the roads of the map, under the same licence condition.
  const embedded = config.maps?.ngi ? withBends(embeddedRouter) : embeddedRouter
  if (!config.osrmUrl) return embedded
  const outside = openRoutingServer(config.osrmUrl, log)
  const server = osrmRouter(config.osrmUrl, outside)
  return {
    async route(from, to) {
      try {
        return await server.route(from, to)
      } catch (error) {
        log.debug(error, 'routing request failed; using the embedded road graph')
        return embedded.route(from, to)
      }
    },
  }
}
