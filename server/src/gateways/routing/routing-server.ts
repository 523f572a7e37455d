import type { FastifyBaseLogger } from 'fastify'
import { openOutside, type Outside } from '../outside.ts'

/** The configured OSRM server; directions and drive times share its circuit breaker. */
export function openRoutingServer(address: string, log: FastifyBaseLogger): Outside {
  return openOutside({
    name: 'routing server',
    address,
    shared: true,
    remedy: 'check OSRM_URL and that its server is running',
    meanwhile: 'directions and drive times come from the embedded road graph',
    log,
  })
}
