import { createHash, timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { errors } from '#contract/errors.ts'
import type { Database } from '../db/connect.ts'
import type { MetricsSource } from './cluster-metrics.ts'

/** A database slower than this would make callers wait too. */
const readyMs = 2000

function withinMs<T>(ms: number, work: Promise<T>): Promise<T> {
  // A failure after the timeout would otherwise be an unhandled rejection.
  work.catch(() => {})
  return Promise.race([
    work,
    pause(ms, undefined, { ref: false }).then(() => {
      throw new Error('timed out')
    }),
  ])
}

/** By the connection itself: what a proxy says of the sender may be a lie, or everybody's. */
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

/** For monitoring: liveness, readiness and metrics. */
export function mountHealth(
  app: FastifyInstance,
  {
    database,
    metricsToken,
    metrics,
  }: { database: Database; metricsToken: string | undefined; metrics?: MetricsSource | undefined },
): void {
  const registry = new Registry()
  metrics?.register(registry)
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  const failures = new Counter({
    name: 'http_request_failures_total',
    help: 'Responses with status 500 or above',
    registers: [registry],
  })
  const waiting = new Gauge({
    name: 'outbox_waiting',
    help: 'Emails that are not sent yet',
    registers: [],
    // Every process counts the same emails.
    aggregator: 'max',
    async collect() {
      const [row] = await database.db.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from outbox where state in ('queued', 'sending')`,
      )
      this.set(row?.waiting ?? 0)
    },
  })
  registry.registerMetric(waiting)

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= errors.internal.status) failures.inc()
  })

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await withinMs(readyMs, database.db.execute(sql`select 1`))
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
