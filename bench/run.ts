import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { transaction, type Database } from '../server/src/db/connect.ts'
import { fillProperties } from './bulk.ts'
import { loadDemo } from '../demo/load.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openDatabase } from '../server/src/db/open.ts'
import { loadReference } from '../server/src/db/reference/load.ts'
import { createReplyCache } from '../server/src/kit/reply-cache.ts'
import { fetchOnce, loadHttp } from './load.ts'
import { measurePages } from './pages.ts'
import { inTurns, quick, rate, report } from './report.ts'
import { rawSearches, rivalName } from './rival.ts'
import { commonSearches, lowestPrice, priceSpread, searchPath } from './searches.ts'

const usualSizes = [10_000, 100_000]
/** Each rival has its turn of so many seconds, several times. */
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
/** On both sides, so that neither waits for work on a machine of two cores. */
const clients = 8
const searchCount = 40

interface Figures {
  size: number
  uncached: { rate: number }
  keyword: { rate: number }
}

/** The database of one size; it is filled once and kept for the next run. */
async function openFilled(size: number): Promise<Database> {
  const dataDir = path.resolve(import.meta.dirname, '../data/bench', String(size))
  const database = await openDatabase(
    { databaseUrl: undefined, dataDir },
    { max: 4, applicationName: 'jacaranda bench', timeouts: null },
  )
  await migrate(database)
  await transaction(database, null, (tx) => loadReference(tx, console.warn))
  const [row] = await database.sql<
    { count: number }[]
  >`select count(*)::int as count from properties`
  if ((row?.count ?? 0) < size) {
    console.log(`Filling ${size} properties …`)
    await loadDemo(database)
    await fillProperties(database, size)
    await database.sql`vacuum analyze`
  }
  return database
}

async function startServer(
  url: string,
  pages: 'none' | 'built',
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [url, pages], {
    stdio: 'inherit',
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, port }
}

async function measure(size: number): Promise<Figures> {
  const database = await openFilled(size)
  const server = await startServer(database.url, 'built')
  const { port } = server
  try {
    console.log(`\n${size} properties`)
    const plain = await commonSearches(database, { keyword: false, count: searchCount })
    const worded = await commonSearches(database, { keyword: true, count: searchCount })
    let n = 0
    // Every price is used once, so that no reply comes from memory.
    const fresh = (searches: typeof plain) => () =>
      searchPath(
        searches[n % searches.length] as (typeof plain)[number],
        lowestPrice + (n++ % priceSpread),
      )
    // Plans, places and statistics are gathered at first use, and code is made fast by use.
    await loadHttp(port, fresh(worded), { clients, seconds: 4 })
    await loadHttp(port, fresh(plain), { clients, seconds: 12 })
    await fetchOnce(port, '/api/place/suggest?q=pretoria')
    const raw = { database, cache: createReplyCache() }
    const { first: uncached, ...rival } = await inTurns(
      () => loadHttp(port, fresh(plain), { clients, seconds }),
      () => rawSearches(raw, plain, { clients, seconds }),
    )
    report(
      `search page, nothing kept: ${rate(uncached)} against ${await rivalName()} ${rate(rival.second)}`,
      `${rival.ratio.toFixed(2)} of it`,
      '0.75',
      rival.ratio >= 0.75,
    )
    const half = { clients: clients / 2, seconds }
    const fewer = await inTurns(
      () => loadHttp(port, fresh(plain), half),
      () => rawSearches(raw, plain, half),
    )
    console.log(`      the same with ${half.clients} clients: ${fewer.ratio.toFixed(2)} of it`)

    const words = await inTurns(
      () => loadHttp(port, fresh(plain), { clients, seconds }),
      () => loadHttp(port, fresh(worded), { clients, seconds }),
    )
    report(
      `keyword against plain search: ${rate(words.second)}`,
      `${words.ratio.toFixed(2)} times`,
      'at most 3',
      words.ratio <= 3,
    )

    const paths = plain.map((search) => searchPath(search, 0))
    const sizes = await Promise.all(paths.map(async (one) => (await fetchOnce(port, one)).length))
    let k = 0
    const short = { clients, seconds: seconds * quick.part }
    const kept = await inTurns(
      () => loadHttp(port, () => paths[k++ % paths.length] as string, short),
      () => loadHttp(port, () => `/constant/${sizes[k++ % sizes.length]}`, short),
      quick.turns,
    )
    report(
      `repeated search ${rate(kept.first)} against a constant ${rate(kept.second)}`,
      `${kept.ratio.toFixed(2)} of it`,
      '0.85',
      kept.ratio >= 0.85,
    )

    const typed = ['lyn', 'sea p', 'pret', 'umh', 'cape', 'bry', 'ston', 'dur', 'ranb', 'camp']
    let t = 0
    const suggest = await loadHttp(
      port,
      () => `/api/place/suggest?q=${encodeURIComponent(`${typed[t++ % typed.length]}`)}`,
      { clients: 1, seconds: 2 },
    )
    report(
      'autocomplete, median',
      `${suggest.median.toFixed(2)} ms`,
      'under 2 ms',
      suggest.median < 2,
    )

    const began = performance.now()
    await fetchOnce(port, `/api/Property/facets?usageType=Residential&minPrice=${lowestPrice + 1}`)
    console.log(
      `      facets of the whole country, nothing kept: ${(performance.now() - began).toFixed(0)} ms, apart from the page`,
    )
    const pins = performance.now()
    await fetchOnce(port, '/api/Property/pins?usageType=Residential&bbox=-35,16,-22,33')
    console.log(
      `      map of the whole country, nothing kept: ${(performance.now() - pins).toFixed(0)} ms, apart from the page`,
    )
    await measurePages(database, server, plain, { clients, seconds })
    return { size, uncached, keyword: words.second }
  } finally {
    server.child.send('stop')
    await once(server.child, 'exit')
    await database.close()
  }
}

async function main() {
  const asked = process.argv.slice(2).map(Number)
  if (asked.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error('Say the numbers of properties: npm run bench -- 10000 100000 1000000')
  }
  const all: Figures[] = []
  for (const size of asked.length ? asked : usualSizes) all.push(await measure(size))
  const [first, last] = [all[0], all.at(-1)] as [Figures, Figures]
  if (first === last) return
  console.log(`\nFrom ${first.size} to ${last.size} properties`)
  const growth = first.uncached.rate / last.uncached.rate
  report('the cost of a search grows', `${growth.toFixed(2)} times`, 'under 3', growth < 3)
  const wordGrowth = first.keyword.rate / last.keyword.rate
  console.log(`      the cost of a keyword search grows ${wordGrowth.toFixed(2)} times`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
