import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { connect } from '../db/connect.ts'
import { metricCollectors } from '../features/metric-collectors.ts'
import { useApi } from '../testing/api.ts'
import { createSampler } from './metrics-sampler.ts'

const ops = path.resolve(import.meta.dirname, '../../../ops')
const api = useApi()

async function textOf(): Promise<string> {
  return (await api.app.inject('/metrics')).body
}

/** The metric names in a text, including those that Prometheus derives from histograms and counters. */
function namesIn(text: string): Set<string> {
  const named = text.match(/\b(jacaranda|nodejs|process)_[a-z0-9_]+/g) ?? []
  return new Set(named.map((name) => name.replace(/_(bucket|sum|count)$/, '')))
}

describe('the metrics', () => {
  it('have every name that the dashboard and the alert rules use', async () => {
    const known = new Set([...(await textOf()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
    for (const file of ['grafana-dashboard.json', 'alert-rules.yaml']) {
      const used = namesIn(await readFile(path.join(ops, file), 'utf8'))
      expect(used.size).toBeGreaterThan(10)
      expect([file, [...used].filter((name) => !known.has(name))]).toEqual([file, []])
    }
  })

  it('count requests, statements, the cache and the pool', async () => {
    await api.app.inject('/healthz')
    await api.services.database.sql`select 1`
    const text = await textOf()
    expect(text).toMatch(
      /jacaranda_http_request_duration_seconds_count\{.*route="\/healthz".*\} \d/,
    )
    expect(text).toMatch(/jacaranda_database_statement_duration_seconds_count\{result="ok"\} [1-9]/)
    expect(text).toMatch(/jacaranda_cache_misses_total \d/)
    expect(text).toMatch(/jacaranda_database_pool_in_use 0/)
  })
})

describe('values that are read in the background', () => {
  it('include the outbox, the payments and the disks', async () => {
    const registry = new Registry()
    const { database } = api.services
    const finishedAt = new Date(Date.now() - 3_600_000)
    const collectors = metricCollectors(api.services, database, {
      backups: async () => ({ finishedAt, bytes: 1234 }),
      replicas: () => [{ name: 'b', up: true, lagSeconds: 2 }],
    })
    const sampler = createSampler({ registry, collectors, probe: () => database.sql`select 1` })
    expect(await registry.metrics()).not.toMatch(/^jacaranda_(outbox|backup)/m)
    await database.sql`insert into outbox ("to", subject, html, text, usage, message_id, next_attempt_at)
      values ('a@example.com', 'A', '', '', 'ContactUs', '<a@x>', now() - interval '5 minutes')`
    await sampler.sample()
    const text = await registry.metrics()
    expect(text).toContain('jacaranda_database_up 1')
    expect(text).toContain('jacaranda_outbox_waiting 1')
    expect(text).toMatch(/jacaranda_outbox_oldest_seconds 30\d/)
    expect(text).toContain('jacaranda_payments_waiting 0')
    expect(text).toMatch(/jacaranda_disk_free_bytes\{folder="data"\} \d{6}/)
    expect(text).toMatch(/jacaranda_backup_age_seconds 36\d\d/)
    expect(text).toContain('jacaranda_replica_lag_seconds{replica="b"} 2')
  })

  it('stay at the last sample, which is visible by its age, while the database is down or hangs', async () => {
    const registry = new Registry()
    const clock = { now: 0 }
    let mode: 'works' | 'fails' | 'hangs' = 'works'
    const value = () => Promise.resolve([{ name: 'jacaranda_test' as const, value: 7 }])
    const sampler = createSampler({
      registry,
      collectors: [{ gauges: [{ name: 'jacaranda_test', help: 'A test' }], read: value }],
      probe: async () => {
        if (mode === 'fails') throw new Error('away')
        if (mode === 'hangs') await new Promise(() => {})
      },
      timeoutMs: 20,
      now: () => clock.now,
    })
    await sampler.sample()
    for (const fault of ['fails', 'hangs'] as const) {
      mode = fault
      clock.now += 60_000
      await sampler.sample()
      const text = await registry.metrics()
      expect(text).toContain('jacaranda_database_up 0')
      expect(text).toContain('jacaranda_test 7')
      expect(text).toContain(`jacaranda_sample_age_seconds ${clock.now / 1000}`)
    }
    mode = 'works'
    await sampler.sample()
    expect(await registry.metrics()).toMatch(/database_up 1[^]*sample_age_seconds 0/)
  })

  it('do not fail when the database does not exist', async () => {
    const registry = new Registry()
    const database = connect('postgres://127.0.0.1:1/none', { max: 1 })
    const collectors = metricCollectors(api.services, database)
    const probe = () => database.sql`select 1`
    await createSampler({ registry, collectors, probe }).sample()
    expect(await registry.metrics()).toContain('jacaranda_database_up 0')
    await database.close()
  })
})
