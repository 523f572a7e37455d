import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestOf } from '#contract/request.ts'
import { listPropertyTypesByUsage } from '#contract/property-types/property-types.resource.ts'
import { connect } from './db/connect.ts'
import { migrationLock } from './db/migrate.ts'
import { cloneDatabase } from './db/testing.ts'
import { runProgram, type RunningProgram } from './testing/running-program.ts'
import { openStallingProxy } from './testing/stalling-proxy.ts'

let dataDir: string
let program: RunningProgram | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-faults-'))
  // The database's own user must reach it.
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  await program?.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

const statusOf = (path: string) =>
  fetch(`${program?.address}${path}`).then(
    ({ status }) => status,
    () => 0,
  )

const postmasterFile = () => path.join(dataDir, 'postgres', 'postmaster.pid')

/** The process of the program's own database. */
async function postmaster(): Promise<number> {
  const [pid] = (await readFile(postmasterFile(), 'utf8')).split('\n')
  return Number(pid)
}

/** It and its children. */
async function processesOf(parent: number): Promise<number[]> {
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, 'utf8')
  return [parent, ...children.trim().split(' ').map(Number)]
}

describe('a program that is told to stop while it is still starting', () => {
  it('stops its own database as well', async () => {
    const main = path.join(import.meta.dirname, 'main.ts')
    const child = fork(main, {
      env: { ...process.env, NODE_ENV: 'test', PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dataDir },
      stdio: 'ignore',
    })
    const exit = once(child, 'exit')
    await vi.waitFor(() => expect(existsSync(postmasterFile())).toBe(true), { timeout: 60_000 })
    child.kill('SIGINT')
    expect(await exit).toEqual([0, null])
    expect(existsSync(postmasterFile())).toBe(false)
  }, 120_000)

  it('does not wait for another process that is changing the tables', async () => {
    const clone = await cloneDatabase()
    const other = connect(clone.url, { max: 2, timeouts: null })
    const changing = Promise.withResolvers<void>()
    const locked = Promise.withResolvers<void>()
    const change = other.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${migrationLock})`
      locked.resolve()
      await changing.promise
    })
    await locked.promise
    const child = fork(path.join(import.meta.dirname, 'main.ts'), {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: '0',
        SANDBOX_PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: clone.url,
      },
      stdio: 'ignore',
    })
    const exit = once(child, 'exit')
    const isWaiting = async () =>
      (await other.sql`select 1 from pg_locks where locktype = 'advisory' and not granted`).length
    await vi.waitFor(async () => expect(await isWaiting()).toBe(1), { timeout: 60_000 })
    child.kill('SIGINT')
    expect(await exit).toEqual([0, null])
    changing.resolve()
    await change
    await other.close()
    await clone.drop()
  }, 120_000)
})

describe('a program in development that is told to stop', () => {
  it('stops its own database as well, whatever Vite does', async () => {
    const child = fork(path.join(import.meta.dirname, 'main.ts'), ['--dev'], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: '0',
        SANDBOX_PORT: '0',
        DATA_DIR: dataDir,
        DEMO_DATA: 'off',
        LOG_LEVEL: 'info',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    const exit = once(child, 'exit')
    let said = ''
    child.stdout?.on('data', (chunk) => (said += String(chunk)))
    await vi.waitFor(() => expect(said).toContain('Jacaranda is running at'), { timeout: 90_000 })
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(existsSync(postmasterFile())).toBe(false)
  }, 120_000)
})

describe('a program whose own database is killed', () => {
  const { url: types } = requestOf(listPropertyTypesByUsage, { usage: 'Residential' })

  it('stays alive, serves cached replies, reports that it is not ready, and recovers', async () => {
    program = await runProgram({ DATA_DIR: dataDir })
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000 })
    // Requested twice: the first reply after the outage is computed again.
    expect([await statusOf(types), await statusOf(types)]).toEqual([200, 200])
    const asking = Array.from({ length: 20 }, (_, n) => statusOf(`/api/Property/${n + 1}`))
    process.kill(await postmaster(), 'SIGKILL')
    // Its connections end a moment after the server itself.
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503))
    expect([await statusOf(types), await statusOf('/healthz')]).toEqual([200, 200])
    for (const status of await Promise.all(asking)) expect([404, 503]).toContain(status)
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000 })
    expect(program.child.exitCode).toBeNull()
  }, 240_000)
})

describe('a program whose own database is frozen', () => {
  it('ends when it is told to, without waiting for the database, which ends when it can', async () => {
    program = await runProgram({ DATA_DIR: dataDir, WORKERS: '2' })
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 60_000 })
    const frozen = await processesOf(await postmaster())
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    try {
      const { child } = program
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      expect(await exit).toEqual([0, null])
      expect(existsSync(postmasterFile())).toBe(true)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await vi.waitFor(() => expect(existsSync(postmasterFile())).toBe(false), { timeout: 60_000 })
  }, 240_000)
})

describe('a program whose database server hangs', () => {
  it('ends soon when it is told to stop, and not when its timeouts are over', async () => {
    const clone = await cloneDatabase()
    const proxy = await openStallingProxy(clone.url)
    program = await runProgram({
      DATABASE_URL: proxy.url,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      WORKERS: '2',
    })
    expect(await statusOf('/readyz')).toBe(200)
    proxy.stall()
    // More than there are connections.
    const asking = Array.from({ length: 20 }, () => statusOf(`/media/${randomUUID()}/320.webp`))
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 10_000 })
    const { child } = program
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    // The shortest timeout of a statement is 20 seconds.
    const result = await Promise.race([exit, pause(10_000, 'still running')])
    expect(result).toEqual([0, null])
    for (const status of await Promise.all(asking)) expect([0, 503]).toContain(status)
    proxy.close()
    await clone.drop()
  }, 120_000)
})
