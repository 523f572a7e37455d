import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { driveMinutes, type Reach } from './drive-time.ts'
import { osrmTable } from './osrm-table.ts'
import { openRoutingServer } from './routing-server.ts'

export const embeddedReach: Reach = {
  async minutes(from, to) {
    return driveMinutes(from, to)
  },
}

/** Drive times of the configured routing server, with the embedded roads as a fallback. */
export function openReach(config: Pick<Config, 'osrmUrl'>, log: FastifyBaseLogger): Reach {
  if (!config.osrmUrl) return embeddedReach
  const table = osrmTable(config.osrmUrl, openRoutingServer(config.osrmUrl, log))
  return {
    async minutes(from, to) {
      try {
        return await table.minutes(from, to)
      } catch (error) {
        log.debug(error, 'drive times not available; using the embedded roads')
        return embeddedReach.minutes(from, to)
      }
    },
  }
}
