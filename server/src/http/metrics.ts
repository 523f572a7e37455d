import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { errors } from '#contract/errors.ts'
import type { Database } from '../db/connect.ts'
import { observe } from '../db/observe.ts'
import { outsideState } from '../gateways/outside.ts'
import type { ReplyCache } from '../kit/reply-cache.ts'

export interface MetricSources {
  pool: Database['pool']
  cache: Pick<ReplyCache, 'stats'>
  /** How many requests were refused because there were too many. */
  shedRequests?: () => number
}

export interface Metrics {
  /** Of this process alone; cluster-metrics.ts adds up those of several processes. */
  registry: Registry
  stop(): void
}

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 20]

/** Values that this process has in memory: they are read at the moment of the scrape. */
function ownGauges(registers: Registry[], { pool, cache, shedRequests }: MetricSources) {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) => {
    let before = 0
    return new Counter({
      name,
      help,
      registers,
      collect() {
        const now = read()
        if (now > before) this.inc(now - before)
        before = now
      },
    })
  }
  gauge('jacaranda_database_pool_in_use', 'Database connections in use', () => {
    const { total, idle } = pool.state()
    return total - idle
  })
  gauge('jacaranda_database_pool_idle', 'Idle database connections', () => {
    return pool.state().idle
  })
  gauge('jacaranda_database_pool_waiting', 'Callers waiting for a database connection', () => {
    return pool.state().waiting
  })
  counter('jacaranda_cache_hits_total', 'Replies and pages served from the cache', () => {
    return cache.stats().hits
  })
  counter('jacaranda_cache_misses_total', 'Replies and pages not found in the cache', () => {
    return cache.stats().misses
  })
  gauge('jacaranda_cache_entries', 'Replies and pages in the cache', () => cache.stats().entries)
  gauge('jacaranda_cache_bytes', 'Estimated size of the cache', () => cache.stats().bytes)
  counter('jacaranda_requests_shed_total', 'Requests refused because of overload', () => {
    return shedRequests?.() ?? 0
  })
  let last: EventLoopUtilization = performance.eventLoopUtilization()
  const utilization = new Gauge({
    name: 'jacaranda_event_loop_utilization',
    help: 'Share of the time since the last reading in which the event loop was busy, 0 to 1',
    aggregator: 'max',
    registers,
    collect() {
      const now = performance.eventLoopUtilization()
      this.set(performance.eventLoopUtilization(now, last).utilization)
      last = now
    },
  })
  utilization.set(0)
}

/** The alert fires on the largest value: an open breaker. */
const breakerValues = { closed: 0, 'half-open': 1, open: 2 }

function outsideGauges(registers: Registry[]) {
  const states = new Gauge({
    name: 'jacaranda_outside_state',
    help: 'Circuit breaker of an outside service: 0 closed, 1 half-open, 2 open',
    labelNames: ['service'],
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, state } of outsideState())
        this.set({ service: name }, breakerValues[state])
    },
  })
  const failures = new Gauge({
    name: 'jacaranda_outside_failures',
    help: 'Consecutive failures of an outside service',
    labelNames: ['service'],
    aggregator: 'max',
    registers,
    collect() {
      for (const { name, failures: count } of outsideState()) this.set({ service: name }, count)
    },
  })
  return { states, failures }
}

/** How long statements and calls to outside services take. */
function observeDurations(registers: Registry[]): () => void {
  const statements = new Histogram({
    name: 'jacaranda_database_statement_duration_seconds',
    help: 'Duration of database statements',
    labelNames: ['result'],
    buckets: statementBuckets,
    registers,
  })
  const calls = new Histogram({
    name: 'jacaranda_outside_call_duration_seconds',
    help: 'Duration of calls to outside services',
    labelNames: ['service', 'result'],
    buckets: [...requestBuckets, 30, 60],
    registers,
  })
  return observe(({ kind, name, startedAt, endedAt, error }) => {
    const result = error === undefined ? 'ok' : 'error'
    const seconds = (endedAt - startedAt) / 1000
    if (kind === 'statement') statements.observe({ result }, seconds)
    else calls.observe({ service: name, result }, seconds)
  })
}

let ofProcess: Registry | undefined

/** Memory, garbage collection and the event loop: measured once, however many applications run in a process. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

/** The registry of this process, with all metrics that need no database. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = Registry.merge([processMetrics()])
  ownGauges([registry], sources)
  outsideGauges([registry])
  const stop = observeDurations([registry])
  return { registry, stop }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply is a stream that continues while the client is connected. */
    stream?: boolean
  }
}

/** Counts and times every request. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const seconds = new Histogram({
    name: 'jacaranda_http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  })
  const failures = new Counter({
    name: 'jacaranda_http_request_failures_total',
    help: 'Responses with status 500 or above',
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none', config } = request.routeOptions
    // How long a stream was open says nothing about the server. A stream that was refused counts as a request.
    if (config.stream && reply.raw.getHeader('content-type')?.toString().includes('event-stream'))
      return
    seconds.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    )
    if (reply.statusCode >= errors.internal.status) failures.inc()
  })
}
