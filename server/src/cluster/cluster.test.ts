import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connect } from '../db/connect.ts'
import { isAlive } from '../db/embedded/start-lock.ts'
import { cloneDatabase } from '../db/testing.ts'
import { runProgram, type RunningProgram } from '../testing/running-program.ts'

const patient = { timeout: 180_000, interval: 100 }
let dataDir: string
let program: RunningProgram

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-workers-'))
  // The operating system user of the database must be able to enter the folder.
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  await program.end('SIGKILL')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

/** Requests on a new connection each time, because connections are handed to the workers in turn. */
function statusOf(place: string): Promise<number> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false })
    get(`${program.address}${place}`, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    }).once('error', () => resolve(0))
  })
}

async function twoWorkers(except: number[] = []): Promise<[number, number]> {
  return vi.waitFor(async () => {
    const pids = await program.workers()
    expect(pids).toHaveLength(2)
    expect(pids.filter((pid) => except.includes(pid))).toEqual([])
    return pids as [number, number]
  }, patient)
}

/** The number of connections of the program to its database, by purpose. */
async function connections(): Promise<Record<string, number>> {
  const database = connect(program.databaseUrl, { max: 1, applicationName: 'test' })
  const rows = await database.sql<{ name: string; count: number }[]>`
    select application_name as name, count(*)::int as count from pg_stat_activity
    where application_name like 'jacaranda%' group by 1`
  await database.close()
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

/** Sends requests continuously until the work is done; returns the statuses of all replies. */
async function under(work: () => Promise<unknown>): Promise<number[]> {
  const done = new AbortController()
  const statuses: number[] = []
  const clients = Array.from({ length: 4 }, async () => {
    while (!done.signal.aborted) {
      statuses.push(await statusOf('/healthz'))
      await pause(20)
    }
  })
  await work().finally(() => done.abort())
  await Promise.all(clients)
  return statuses
}

it('replaces a worker that dies and all of them on request, and stops with nothing left', async () => {
  program = await runProgram({ DATA_DIR: dataDir, WORKERS: '2', RATE_LIMIT: 'off' })
  const postmaster = path.join(dataDir, 'postgres', 'postmaster.pid')
  expect(existsSync(postmaster)).toBe(true)
  const [first, second] = await twoWorkers()
  // The supervisor and each worker listen for changes; only the supervisor has jobs.
  const opened = await connections()
  expect(opened['jacaranda listener']).toBe(3)
  expect(opened['jacaranda jobs']).toBeLessThanOrEqual(3)

  // It is handed connections, and dies without having accepted them.
  process.kill(first, 'SIGSTOP')
  const asked = Array.from({ length: 4 }, () => statusOf('/healthz'))
  await Promise.race(asked)
  await pause(500)
  process.kill(first, 'SIGKILL')
  expect((await Promise.all(asked)).filter((status) => status !== 200)).toEqual([0])
  await vi.waitFor(async () => expect(await program.workers()).not.toContain(first), patient)
  // The other one replies alone, and then together with the replacement.
  for (const status of await under(() => twoWorkers([first]))) expect(status).toBe(200)
  const [kept, replacement] = [second, (await twoWorkers()).find((pid) => pid !== second) as number]
  await vi.waitFor(async () => expect((await connections())['jacaranda listener']).toBe(3), patient)

  const statuses = await under(async () => {
    program.child.kill('SIGUSR2')
    await twoWorkers([kept, replacement])
  })
  expect([...new Set(statuses)]).toEqual([200])
  const metrics = await (await fetch(`${program.address}/metrics`)).text()
  expect(metrics).toMatch(/^jacaranda_http_request_duration_seconds_count\{.*"\/healthz".*\} \d+$/m)

  const last = await program.workers()
  const exit = once(program.child, 'exit')
  program.child.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  expect(last.filter(isAlive)).toEqual([])
  expect(existsSync(postmaster)).toBe(false)
}, 600_000)

it('leaves no worker behind when the supervisor is killed', async () => {
  const clone = await cloneDatabase()
  try {
    program = await runProgram({ DATABASE_URL: clone.url, DATA_DIR: dataDir, WORKERS: '2' })
    const workers = await twoWorkers()
    expect(await statusOf('/readyz')).toBe(200)
    await program.end('SIGKILL')
    await vi.waitFor(() => expect(workers.filter(isAlive)).toEqual([]), patient)
  } finally {
    await clone.drop()
  }
}, 600_000)
