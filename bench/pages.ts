import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import type { Database } from '../server/src/db/connect.ts'
import { fetchOnce, loadHttp, type Load } from './load.ts'
import { inTurns, quick, rate, report } from './report.ts'
import { lowestPrice, priceSpread, type BenchSearch } from './searches.ts'

interface Site {
  child: ChildProcess
  port: number
}

/** CPU time of the server process so far, in milliseconds. */
async function processorTime(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return (cpu.user + cpu.system) / 1000
}

export function resultsPath({ text, sort }: BenchSearch, minPrice: number): string {
  const { province, city, suburb } = text as Record<string, string | undefined>
  const query = new URLSearchParams({ salesType: 'Sale', sort })
  for (const [name, value] of Object.entries({ province, city, suburb })) {
    if (value) query.set(name, value)
  }
  if (minPrice) query.set('minPrice', String(minPrice))
  return `/property/residential/searchResult?${query}`
}

export async function detailPaths({ sql }: Database, count: number): Promise<string[]> {
  const rows = await sql<{ id: number }[]>`
    select id from properties where published and deleted_at is null and usage = 'Residential'
    order by id desc limit ${count}`
  return rows.map(({ id }) => `/property/residential/property/${id}`)
}

/** A cached page against a constant reply of the same compressed size. */
async function cachedPages(name: string, { port }: Site, paths: string[], load: Load) {
  const sizes: number[] = []
  for (const path of paths) sizes.push((await fetchOnce(port, path, true)).length)
  let n = 0
  const short = { ...load, seconds: load.seconds * quick.part }
  const { first, second, ratio } = await inTurns(
    () => loadHttp(port, () => paths[n++ % paths.length] as string, { ...short, packed: true }),
    () => loadHttp(port, () => `/constant/${sizes[n++ % sizes.length]}`, short),
    quick.turns,
  )
  report(
    `cached ${name} page: ${rate(first)}, constant reply: ${rate(second)}`,
    `${ratio.toFixed(2)} of the rate`,
    'at least 0.6',
    ratio >= 0.6,
  )
}

/** The cost of a page that is not cached. */
async function uncachedPages(
  name: string,
  most: number,
  site: Site,
  next: () => string,
  load: Load,
) {
  await loadHttp(site.port, next, { ...load, seconds: 8, packed: true })
  const before = await processorTime(site.child)
  const seconds = load.seconds * 4
  const measured = await loadHttp(site.port, next, { ...load, seconds, packed: true })
  const spent = (await processorTime(site.child)) - before
  const each = spent / (measured.rate * seconds)
  report(
    `uncached ${name} page: ${rate(measured)}`,
    `${each.toFixed(1)} ms`,
    `under ${most} ms of CPU time`,
    each < most,
  )
}

/** Rendered pages as a visitor gets them, compressed. */
export async function measurePages(
  database: Database,
  site: Site,
  searches: readonly BenchSearch[],
  load: Load,
): Promise<void> {
  let n = 0
  const fresh = () =>
    resultsPath(searches[n % searches.length] as BenchSearch, lowestPrice + (n++ % priceSpread))
  await uncachedPages('results', 5, site, fresh, load)
  const details = await detailPaths(database, 4000)
  let d = 0
  // The query string makes it a new page to the cache.
  await uncachedPages('detail', 4, site, () => `${details[d++ % details.length]}?fresh=${d}`, load)
  await cachedPages(
    'results',
    site,
    searches.map((search) => resultsPath(search, 0)),
    load,
  )
  await cachedPages('detail', site, details.slice(0, 40), load)
}
