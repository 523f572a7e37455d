import { once } from 'node:events'
import { embeddedReach } from '../server/src/gateways/routing/reach.ts'
import { createReplyCache } from '../server/src/kit/reply-cache.ts'
import { fetchOnce, loadHttp } from './load.ts'
import { measureCountry } from './country.ts'
import { measurePages } from './pages.ts'
import { inTurns, quick, rate, report } from './report.ts'
import { rawSearches, rivalName } from './rival.ts'
import { againstBareServer, reportMemory } from './rivals.ts'
import { openFilled, startServer } from './setup.ts'
import { commonSearches, lowestPrice, priceSpread, searchPath } from './searches.ts'

const defaultSizes = [10_000, 100_000]
/** The length of one turn in seconds; each side has several. */
const seconds = Number(process.env.BENCH_SECONDS ?? 2)
/** The same on both sides, and enough to keep two cores busy. */
const clients = 8
const searchCount = 40
/** BENCH_PAGES=none measures the API alone, which needs no build. */
const pages = process.env.BENCH_PAGES === 'none' ? 'none' : 'built'

const warmUpTurns = { seconds: 4, most: 40 }

/**
 * Plans and places are loaded at first use, the code is compiled by use, and of a million listings
 * the pages of the database come from the disk at first: the warm-up is over when the rate has not
 * grown for a few turns. The listings with a keyword are read one word after another, a second or
 * more for each, and the rate grows only when the last slow one is known: `steadyTurns` must
 * outlast one of them.
 */
async function warmUp(port: number, path: () => string, steadyTurns: number): Promise<void> {
  let best = 0
  let steady = 0
  for (let turn = 1; turn <= warmUpTurns.most && steady < steadyTurns; turn++) {
    const load = await loadHttp(port, path, { clients, seconds: warmUpTurns.seconds })
    steady = load.rate < best * 1.1 ? steady + 1 : 0
    best = Math.max(best, load.rate)
  }
}

interface Figures {
  size: number
  uncached: { rate: number }
  keyword: { rate: number }
}

async function measure(size: number): Promise<Figures> {
  const database = await openFilled(size)
  const server = await startServer(database.url, pages)
  const { port } = server
  try {
    console.log(`\n${size} properties`)
    const plain = await commonSearches(database, { keyword: false, count: searchCount })
    const worded = await commonSearches(database, { keyword: true, count: searchCount })
    let n = 0
    // Every price is used once, so that no reply comes from the cache.
    const fresh = (searches: typeof plain) => () =>
      searchPath(
        searches[n % searches.length] as (typeof plain)[number],
        lowestPrice + (n++ % priceSpread),
      )
    await warmUp(port, fresh(worded), 6)
    await warmUp(port, fresh(plain), 2)
    await fetchOnce(port, '/api/place/suggest?q=pretoria')
    const raw = { database, cache: createReplyCache(), reach: embeddedReach }
    const { first: uncached, ...rival } = await inTurns(
      () => loadHttp(port, fresh(plain), { clients, seconds }),
      () => rawSearches(raw, plain, { clients, seconds }),
    )
    report(
      `uncached search: ${rate(uncached)}, ${await rivalName()}: ${rate(rival.second)}`,
      `${rival.ratio.toFixed(2)} of the rate`,
      'at least 0.6',
      rival.ratio >= 0.6,
    )
    await againstBareServer(raw, port, plain, fresh(plain), { clients, seconds })
    const half = { clients: clients / 2, seconds }
    const fewer = await inTurns(
      () => loadHttp(port, fresh(plain), half),
      () => rawSearches(raw, plain, half),
    )
    console.log(
      `       the same with ${half.clients} clients: ${fewer.ratio.toFixed(2)} of the rate`,
    )

    const words = await inTurns(
      () => loadHttp(port, fresh(plain), { clients, seconds }),
      () => loadHttp(port, fresh(worded), { clients, seconds }),
    )
    report(
      `search with a keyword, cost against one without: ${rate(words.second)}`,
      `${words.ratio.toFixed(2)} times`,
      'at most 1.5',
      words.ratio <= 1.5,
    )

    const paths = plain.map((search) => searchPath(search, 0))
    const sizes = await Promise.all(paths.map(async (one) => (await fetchOnce(port, one)).length))
    let k = 0
    const short = { clients, seconds: seconds * quick.part }
    const cached = await inTurns(
      () => loadHttp(port, () => paths[k++ % paths.length] as string, short),
      () => loadHttp(port, () => `/constant/${sizes[k++ % sizes.length]}`, short),
      quick.turns,
    )
    report(
      `cached search: ${rate(cached.first)}, constant reply: ${rate(cached.second)}`,
      `${cached.ratio.toFixed(2)} of the rate`,
      'at least 0.85',
      cached.ratio >= 0.85,
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

    await measureCountry(server)
    if (pages === 'built') await measurePages(database, server, plain, { clients, seconds })
    await reportMemory(server.child)
    return { size, uncached, keyword: words.second }
  } finally {
    server.child.send('stop')
    await once(server.child, 'exit')
    await database.close()
  }
}

async function main() {
  const sizes = process.argv.slice(2).map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) {
    throw new Error('Usage: npm run bench -- 10000 100000 1000000 (numbers of properties)')
  }
  const all: Figures[] = []
  for (const size of sizes.length ? sizes : defaultSizes) all.push(await measure(size))
  const [first, last] = [all[0], all.at(-1)] as [Figures, Figures]
  if (first === last) return
  console.log(`\nFrom ${first.size} to ${last.size} properties`)
  const growth = first.uncached.rate / last.uncached.rate
  report(
    'increase in the cost of a search',
    `${growth.toFixed(2)} times`,
    'under 1.5',
    growth < 1.5,
  )
  const wordGrowth = first.keyword.rate / last.keyword.rate
  console.log(`       increase in the cost of a keyword search: ${wordGrowth.toFixed(2)} times`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
