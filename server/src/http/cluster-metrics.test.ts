import { Counter, Gauge, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { createMetricsHub, createWorkerMetrics, type MetricsHub } from './cluster-metrics.ts'

/** A supervisor and its workers in one process, connected as if by messages. */
function connected(count: number, silent: number[] = []) {
  const workers = Array.from({ length: count }, (_, index) => {
    const registry = new Registry()
    const failures = new Counter({ name: 'failures_total', help: 'x', registers: [registry] })
    failures.inc(index + 1)
    const waiting = new Gauge({
      name: 'waiting',
      help: 'x',
      registers: [registry],
      aggregator: 'max',
    })
    waiting.set(7)
    const metrics = createWorkerMetrics({
      ask(id) {
        hub.read().then(
          (text) => metrics.received(id, text),
          () => {},
        )
      },
      answer: (id, values) => hub.collected(id, index, values),
    })
    metrics.register(registry)
    return metrics
  })
  const hub: MetricsHub = createMetricsHub(
    {
      ask(id) {
        for (const [index, worker] of workers.entries()) {
          if (!silent.includes(index)) worker.collect(id)
        }
        return workers.map((_, index) => index)
      },
    },
    silent.length ? 5 : 60_000,
  )
  return { hub, workers }
}

describe('the metrics of several workers', () => {
  it('are their sum, whichever worker is asked', async () => {
    const { workers } = connected(3)
    for (const worker of workers) expect(await worker.read()).toContain('failures_total 6')
  })

  it('do not add up a value that all workers share, and include the supervisor', async () => {
    const { hub } = connected(2)
    const text = await hub.read()
    expect(text).toContain('waiting 7')
    expect(text).toContain('process_resident_memory_bytes')
  })

  it('do not wait for a worker that does not respond or has ended', async () => {
    expect(await connected(2, [1]).hub.read()).toContain('failures_total 1')
    const { hub } = connected(2)
    const read = hub.read()
    hub.gone(0)
    hub.gone(1)
    expect(await read).toContain('process_resident_memory_bytes')
  })
})
