import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '../server/src/db/connect.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { commonSearches, lowestPrice, searchPath } from './searches.ts'

/**
 * The CPU time of a request, in the program and in PostgreSQL, and the memory and disk space that
 * both need. Unlike a rate, that hardly depends on other load on the machine. Linux only.
 */
const clients = 8
const tickMs = 10

const read = (file: string) => readFileSync(file, 'utf8')

function processOf(pid: number): { parent: number; cpuMs: number } {
  const stat = read(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * tickMs }
}

/** A process may end while it is read. */
function orElse<T>(work: () => T, other: T): T {
  try {
    return work()
  } catch {
    return other
  }
}

function serverProcesses(postmaster: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).filter((pid) => {
    return orElse(() => processOf(pid).parent === postmaster, false)
  })
  return [postmaster, ...children]
}

/** Memory shared by several processes is attributed to each proportionally. */
function memoryMb(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1]) / 1024
}

const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

interface Site {
  child: ChildProcess
  port: number
  postmaster: number
}

function cpuOf({ child, postmaster }: Site) {
  const servers = serverProcesses(postmaster)
  return {
    program: processOf(child.pid!).cpuMs,
    server: sum(servers.map((pid) => orElse(() => processOf(pid).cpuMs, 0))),
  }
}

interface Kind {
  name: string
  count: number
  next(n: number): { path: string; init?: RequestInit }
}

async function measure(site: Site, { name, count, next }: Kind, quiet: boolean): Promise<void> {
  const before = cpuOf(site)
  let n = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (n < count) {
        const { path: address, init } = next(n++)
        const reply = await fetch(`http://127.0.0.1:${site.port}${address}`, init)
        await reply.arrayBuffer()
        if (!reply.ok) throw new Error(`${address}: status ${reply.status}`)
      }
    }),
  )
  const after = cpuOf(site)
  const program = (after.program - before.program) / count
  const server = (after.server - before.server) / count
  if (quiet) return
  console.log(
    `${name}: ${program.toFixed(2)} ms in the program, ${server.toFixed(2)} ms in PostgreSQL`,
  )
}

async function kindsOf({ sql }: Database, database: Database): Promise<Kind[]> {
  const searches = await commonSearches(database, { keyword: false, count: 40 })
  const listings = await sql<{ id: number }[]>`
    select id from properties where published and deleted_at is null and usage = 'Residential'
    order by random() limit 2000`
  const [source] = await sql<{ id: number }[]>`select id from contact_sources order by id limit 1`
  let fresh = 0
  const search = (n: number) => searches[n % searches.length] as (typeof searches)[number]
  const results = '/property/residential/searchResult?salesType=Sale'
  return [
    {
      name: 'search, not cached',
      count: 2000,
      next: () => ({ path: searchPath(search(fresh), lowestPrice + fresh++) }),
    },
    { name: 'search, cached', count: 6000, next: (n) => ({ path: searchPath(search(n % 5), 0) }) },
    {
      name: 'results page, not cached',
      count: 300,
      next: () => ({ path: `${results}&minPrice=${lowestPrice + fresh++}` }),
    },
    {
      name: 'listing page, not cached',
      count: 300,
      next: () => ({
        path: `/property/residential/property/${listings[fresh++ % listings.length]?.id}`,
      }),
    },
    {
      name: 'page, cached',
      count: 6000,
      next: () => ({ path: results, init: { headers: { 'accept-encoding': 'br' } } }),
    },
    {
      name: 'write (contact message with its email)',
      count: 500,
      next: () => ({ path: '/api/mail/0', init: contactMessage(fresh++, source?.id ?? 1) }),
    },
  ]
}

function contactMessage(n: number, mailSourceId: number): RequestInit {
  const form = { name: 'Bench', email: `bench${n}@example.com`, message: 'Hello', mailSourceId }
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', headers, body: JSON.stringify({ ...form, consent: true }) }
}

async function startSite(url: string, dataDir: string): Promise<Site> {
  const file = path.join(import.meta.dirname, 'server.ts')
  const child = fork(file, [url, 'built'], { stdio: 'inherit' })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const pidFile = read(path.join(dataDir, 'postgres/postmaster.pid'))
  return { child, port, postmaster: Number(pidFile.split('\n')[0]) }
}

async function main() {
  const size = Number(process.argv[2] ?? 10_000)
  const dataDir = path.resolve(import.meta.dirname, '../data/bench', String(size))
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, { timeouts: null })
  try {
    const [stored] = await database.sql<{ bytes: number; rows: number }[]>`
      select pg_database_size(current_database())::float8 as bytes,
        (select count(*)::int from properties) as rows`
    console.log(
      `${stored?.rows} properties: ${Math.round((stored?.bytes ?? 0) / 1e6)} MB of tables`,
    )
    const site = await startSite(database.url, dataDir)
    const kinds = await kindsOf(database, database)
    for (const kind of kinds)
      await measure(site, { ...kind, count: Math.ceil(kind.count / 5) }, true)
    for (const kind of kinds) await measure(site, kind, false)
    const servers = serverProcesses(site.postmaster)
    const memory = sum(servers.map((pid) => orElse(() => memoryMb(pid), 0)))
    console.log(
      `memory: ${Math.round(memoryMb(site.child.pid!))} MB of the program, ${Math.round(memory)} MB of PostgreSQL`,
    )
    site.child.send('stop')
    await once(site.child, 'exit')
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(
    error instanceof Error ? error.message : error,
    '\nFirst: npm run build && npm run bench -- 10000',
  )
  process.exitCode = 1
})
