import { sql } from './db/orm.ts'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { connect, type Database } from './db/connect.ts'
import { metricCollectors } from './features/metric-collectors.ts'
import { createMetrics, measureRequests } from './http/metrics.ts'
import { createSampler } from './http/metrics-sampler.ts'
import type { OptionalSources } from './kit/optional-metrics.ts'
import type { Services } from './services.ts'

/** The samples must not wait behind requests when these use all connections. */
const sampleTimeouts = {
  statementMs: 5_000,
  lockMs: 1_000,
  idleTransactionMs: 5_000,
  waitMs: 3_000,
}

function replicaSource({ replicas }: Database): OptionalSources {
  if (!replicas) return {}
  return {
    replicas: () =>
      replicas.state().map(({ name, usable, lagSeconds }) => ({
        name,
        up: usable,
        lagSeconds: lagSeconds ?? null,
      })),
  }
}

/** Everything that is measured; sampled only while the site is open. */
export function mountMetrics(
  app: FastifyInstance,
  services: Services,
  shedRequests: () => number,
): Registry {
  const { pool } = services.database
  const metrics = createMetrics({ pool, cache: services.cache, shedRequests })
  measureRequests(app, metrics)
  const database = connect(services.database.url, {
    max: 1,
    applicationName: 'jacaranda metrics',
    timeouts: sampleTimeouts,
  })
  const sampler = createSampler({
    registry: metrics.registry,
    collectors: metricCollectors(services, database, replicaSource(services.database)),
    probe: () => database.db.execute(sql`select 1`),
  })
  app.addHook('onListen', async () => sampler.start())
  app.addHook('onClose', async () => {
    sampler.stop()
    metrics.stop()
    await database.abandon()
    await database.close()
  })
  return metrics.registry
}
