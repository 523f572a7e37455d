import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { requestOf } from '#contract/request.ts'
import type { AnyCall } from '#contract/call.ts'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { connect, transaction, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { loadReference } from './db/reference/load.ts'
import { aPrimaryAndAStandby, urlOf } from './db/replicas/testing.servers.ts'
import { followChanges } from './kit/changes.ts'
import { createJobs, type Job, type Jobs } from './kit/jobs.ts'
import { createServices } from './start.ts'
import { aUser } from './testing/builders.ts'

const patience = { timeout: 30_000, interval: 20 }
const log = pino({ level: 'silent' })

interface Site {
  app: FastifyInstance
  database: Database
  token: string
  close(): Promise<void>
}

let servers: Awaited<ReturnType<typeof aPrimaryAndAStandby>>
let dataDir: string
/** Two processes of the site, as far as the database is concerned. */
let here: Site
let there: Site
let jobs: Jobs
const jobsDone: number[] = []
const job: Job<{ n: number }> = {
  name: 'counted',
  async work({ n }) {
    jobsDone.push(n)
  },
}

async function fill(url: string): Promise<void> {
  const database = connect(url, { max: 1, timeouts: null })
  await migrate(database)
  await transaction(database, null, (tx) => loadReference(tx, () => {}))
  await database.close()
}

async function aSite(url: string): Promise<Site> {
  const database = connect(url, { max: 4, readUrls: [servers.standby.url], readLagSeconds: 1 })
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' })
  const services = await createServices(config, database, log)
  const stop = await followChanges(database, services.cache, log)
  const app = await buildApp(services, { pages: 'none' })
  const { token } = await aUser(services, { role: 'superAdmin' })
  return {
    app,
    database,
    token,
    async close() {
      await app.close()
      await stop()
      await services.outbox.stop()
      await services.searchLog.stop()
      await database.close()
    },
  }
}

async function send(site: Site, call: AnyCall, input: Record<string, unknown>, token?: string) {
  const { url, body } = requestOf(call, input)
  const response = await site.app.inject({
    method: call.method,
    url,
    ...(body === undefined ? {} : { payload: body as object }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
    },
  })
  return { status: response.statusCode, body: response.json() }
}

async function add(site: Site, description: string, token: string): Promise<number> {
  return (await send(site, contactSources.create, { description }, token)).status
}

/** Each size is a reply of its own, so that it is not cached. */
async function names(site: Site, token?: string, size = 100): Promise<string[]> {
  const { body } = await send(site, contactSources.list, { size }, token)
  return body.items.map((item: { description: string }) => item.description)
}

const replicaOf = ({ database }: Site) => database.replicas?.state()[0]
const becomesUsable = (site: Site, usable: boolean) =>
  vi.waitFor(() => expect(replicaOf(site)?.usable).toBe(usable), patience)

async function onServer(url: string, statement: string): Promise<void> {
  const server = connect(url, { max: 1 })
  await server.sql.unsafe(statement)
  await server.close()
}
const onStandby = (statement: string) => onServer(servers.standby.url, statement)
const onPrimary = (statement: string) => onServer(servers.primary.url, statement)

/** Until the reply is read from the replica. */
async function readsReplica(site: Site): Promise<void> {
  let size = 100
  await vi.waitFor(async () => {
    const before = replicaOf(site)?.reads ?? 0
    await names(site, site.token, size++)
    expect(replicaOf(site)?.reads).toBeGreaterThan(before)
  }, patience)
}

beforeAll(async () => {
  servers = await aPrimaryAndAStandby(fill)
  dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-test-'))
  const url = urlOf([servers.standby.host, servers.primary.host])
  here = await aSite(url)
  there = await aSite(url)
  jobs = createJobs(url, [job as Job<never>], log)
  await jobs.start()
}, 120_000)

afterAll(async () => {
  await jobs?.stop()
  await here?.close()
  await there?.close()
  await servers?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}, 60_000)

describe('with a replica', { timeout: 120_000 }, () => {
  it('calls of visitors are read from it, and everything else from the primary', async () => {
    await readsReplica(here)
    const before = replicaOf(here)?.reads
    await send(here, contactSources.get, { id: 1 }, here.token)
    expect(replicaOf(here)?.reads).toBe(before)
  })

  it('that has stopped replaying, no old reply is cached and it is left out', async () => {
    await readsReplica(there)
    expect(await names(there)).not.toContain('A poster')
    await onStandby('select pg_wal_replay_pause()')
    // Past the program, as a person with psql would.
    await onPrimary("insert into contact_sources (description) values ('A poster')")
    await vi.waitFor(async () => expect(await names(there)).toContain('A poster'), patience)
    await becomesUsable(there, false)
    expect(replicaOf(there)?.lagSeconds).toBeGreaterThan(1)
    await onStandby('select pg_wal_replay_resume()')
    await becomesUsable(there, true)
    await readsReplica(there)
    expect(await names(there, there.token, 99)).toContain('A poster')
  })

  it('that has stopped replaying, a writer reads their own write in every process', async () => {
    await readsReplica(here)
    await readsReplica(there)
    await onStandby('select pg_wal_replay_pause()')
    // Without notices, only the session can tell the other process.
    await onPrimary('alter table contact_sources disable trigger announce_change')
    expect(await add(here, 'A flyer', here.token)).toBe(200)
    expect(await names(there, here.token)).toContain('A flyer')
    expect(await names(here, here.token)).toContain('A flyer')
    await onPrimary('alter table contact_sources enable trigger announce_change')
    await onStandby('select pg_wal_replay_resume()')
    await becomesUsable(there, true)
  })

  it('that dies, no request fails, and it is used again when it is back', async () => {
    await readsReplica(here)
    const over = new AbortController()
    const failed: unknown[] = []
    const reading = [1, 2, 3].map(async (n) => {
      for (let size = n; !over.signal.aborted; size = (size % 97) + 3) {
        const { status } = await send(here, contactSources.list, { size }, here.token)
        if (status !== 200) failed.push(status)
      }
    })
    await servers.standby.stop('immediate')
    await becomesUsable(here, false)
    over.abort()
    await Promise.all(reading)
    expect(failed).toEqual([])
    await servers.standby.start()
    await becomesUsable(here, true)
    await readsReplica(here)
  })
})

describe('when the primary dies and the standby is promoted', { timeout: 120_000 }, () => {
  it('visitors can read in the meantime, and both processes and the jobs find the new one', async () => {
    await readsReplica(here)
    await servers.primary.stop('immediate')
    await vi.waitFor(() => expect(here.database.replicas?.isConnected()).toBe(false), patience)
    expect(await names(here, undefined, 98)).toContain('A poster')
    expect(await add(here, 'Refused', here.token)).toBe(503)

    await servers.standby.promote()
    const added = await vi.waitFor(async () => {
      const description = `After the failover ${randomUUID()}`
      expect(await add(here, description, here.token)).toBe(200)
      return description
    }, patience)
    await vi.waitFor(async () => expect(await names(there, here.token)).toContain(added), patience)
    await vi.waitFor(async () => expect(await names(there)).toContain(added), patience)
    await vi.waitFor(() => jobs.enqueue(job, { n: 1 }), patience)
    await vi.waitFor(() => expect(jobsDone).toContain(1), patience)
    expect(replicaOf(here)?.usable).toBe(false)
  })

  it('a primary that comes back after it was replaced is not used', async () => {
    await servers.primary.start()
    const late = connect(urlOf([servers.primary.host, servers.standby.host]), { max: 1 })
    const [row] = await late.sql`select left(pg_walfile_name(pg_current_wal_lsn()), 8) as timeline`
    await late.close()
    expect(row).toEqual({ timeline: '00000002' })
  })
})
