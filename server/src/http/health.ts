import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from '../db/orm.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { errors } from '#contract/errors.ts'
import type { Database } from '../db/connect.ts'
import { within } from '../db/within.ts'
import type { MetricsSource } from './cluster-metrics.ts'

/** With a database slower than this, requests would wait too long as well. */
const readyMs = 2000

/** Decided by the connection itself: forwarded headers may be forged, and a proxy on this machine forwards everyone. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const forwarded = Object.keys(headers).some((name) =>
    /^(x-)?forwarded|^via$|^x-real-ip$/.test(name),
  )
  return !forwarded && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}

function hasToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  if (!token) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

export interface Health {
  database: Pick<Database, 'db'>
  metricsToken: string | undefined
  /** Reading it needs no database: its values were sampled in the background. */
  registry: Registry
  /** With several processes, adds up the registries of all of them. */
  metrics?: MetricsSource | undefined
}

/** For monitoring: liveness, readiness and metrics. */
export function mountHealth(
  app: FastifyInstance,
  { database, metricsToken, registry, metrics }: Health,
): void {
  metrics?.register(registry)
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await within(readyMs, database.db.execute(sql`select 1`))
      return { status: 'ready' }
    } catch {
      return reply.code(errors.unavailable.status).send({ status: 'the database is not available' })
    }
  })
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, metricsToken)) {
      return reply.code(errors.notFound.status).send({ status: 'not found' })
    }
    return reply
      .header('content-type', registry.contentType)
      .send(await (metrics ? metrics.read() : registry.metrics()))
  })
}
