import { Gauge, type Registry } from 'prom-client'
import { within } from '../db/within.ts'
import type { Collector, GaugeSpec } from '../kit/collector.ts'
import { steadyNow } from '../db/steady-time.ts'

export interface Sampler {
  start(): void
  /** Reads all values once. Never rejects. */
  sample(): Promise<void>
  stop(): void
}

export interface SamplerOptions {
  registry: Registry
  collectors: readonly Collector[]
  /** Rejects when the database cannot be used. */
  probe(): Promise<unknown>
  everyMs?: number
  timeoutMs?: number
  now?: () => number
}

/** A gauge without labels starts at 0, which would look like a measured value, such as an age of 0. */
function emptyGauge(spec: GaugeSpec, registry: Registry): Gauge {
  const { name, help, labels = [], aggregator = 'max' } = spec
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    aggregator,
    registers: [registry],
  })
  if (!labels.length) gauge.remove()
  return gauge
}

/**
 * Reads slow values in the background, so that metrics are available immediately, even while the
 * database is down: then they have the last values, the age of these, and that the database is down.
 */
export function createSampler(options: SamplerOptions): Sampler {
  const { registry, collectors, probe, everyMs = 15_000, timeoutMs = 8_000 } = options
  const { now = steadyNow } = options
  const specs = collectors.flatMap(({ gauges }) => gauges)
  const gauges = new Map(specs.map((spec) => [spec.name, emptyGauge(spec, registry)]))
  const up = emptyGauge(
    // The minimum of all workers: one that cannot reach the database must not be hidden by the others.
    {
      name: 'jacaranda_database_up',
      help: '1 if the database responds, otherwise 0',
      aggregator: 'min',
    },
    registry,
  )
  let sampledAt = now()
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  const age = new Gauge({
    name: 'jacaranda_sample_age_seconds',
    help: 'Age of the values read from the database and the disks',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set((now() - sampledAt) / 1000)
    },
  })
  age.set(0)

  async function read({ gauges: own, read: values }: Collector): Promise<boolean> {
    try {
      const found = await within(timeoutMs, values())
      // A queue or disk that no longer exists must not keep its last value forever.
      for (const { name } of own) gauges.get(name)?.reset()
      for (const { name, labels } of own) if (!labels?.length) gauges.get(name)?.remove()
      for (const { name, labels = {}, value } of found) gauges.get(name)?.set(labels, value)
      return true
    } catch {
      return false
    }
  }

  async function sampleAll(): Promise<void> {
    const reachable = await within(timeoutMs, probe()).then(
      () => true,
      () => false,
    )
    up.set(reachable ? 1 : 0)
    if (!reachable) return
    let complete = true
    for (const collector of collectors) complete = (await read(collector)) && complete
    if (complete) sampledAt = now()
  }

  function sample(): Promise<void> {
    running ??= sampleAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    sample,
    start() {
      timer = setInterval(() => void sample().catch(() => {}), everyMs)
      timer.unref()
      sample().catch(() => {})
    },
    stop: () => clearInterval(timer),
  }
}
