import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import { addBareIndexes } from './bare-indexes.ts'
import { loadHttp, type Load } from './load.ts'
import { detailPaths } from './pages.ts'
import { inTurns, rate, report } from './report.ts'
import { rawSearches, rivalName } from './rival.ts'
import { barePath, lowestPrice, priceSpread, walkOf, type BenchSearch } from './searches.ts'
import { startBareServer } from './setup.ts'
import { collecting } from '../server/src/http/collect-after-load.ts'
import type { toSearch } from '../server/src/features/properties/search.service.ts'

type RivalServices = Parameters<typeof toSearch>[0]

/** A search, and one listing by its id, against a bare server on the same database. Nothing is cached. */
export async function againstBareServer(
  services: RivalServices,
  port: number,
  searches: readonly BenchSearch[],
  fresh: () => string,
  load: Load,
): Promise<void> {
  await addBareIndexes(services.database)
  const bare = await startBareServer(services.database.url)
  try {
    const paths = await Promise.all(searches.map((search) => barePath(services, search)))
    let n = 0
    const bareSearch = () =>
      (paths[n % paths.length] as (minPrice: number) => string)(lowestPrice + (n++ % priceSpread))
    await loadHttp(bare.port, bareSearch, { ...load, seconds: 4 })
    const search = await inTurns(
      () => loadHttp(port, fresh, load),
      () => loadHttp(bare.port, bareSearch, load),
    )
    report(
      `uncached search: ${rate(search.first)}, bare server: ${rate(search.second)}`,
      `${search.ratio.toFixed(2)} of the rate`,
      'at least 1',
      search.ratio >= 1,
    )
    await reportWalks(bare, services, searches, load)
    const ids = (await detailPaths(services.database, 4000)).map((path) => path.split('/').at(-1))
    let d = 0
    // The query string makes it a new reply to the cache.
    const detail = () => `/api/Property/getDetailed/${ids[d++ % ids.length]}?fresh=${d}`
    const bareDetail = () => `/property/${ids[d++ % ids.length]}`
    await loadHttp(port, detail, { ...load, seconds: 4 })
    await loadHttp(bare.port, bareDetail, { ...load, seconds: 2 })
    const one = await inTurns(
      () => loadHttp(port, detail, load),
      () => loadHttp(bare.port, bareDetail, load),
    )
    report(
      `uncached listing by id: ${rate(one.first)}, bare server: ${rate(one.second)}`,
      `${one.ratio.toFixed(2)} of the rate`,
      'at least 0.5',
      one.ratio >= 0.5,
    )
  } finally {
    bare.child.send('stop')
    await once(bare.child, 'exit')
  }
}

/** The theoretical limit: the first rival's statement behind a bare server. */
async function reportWalks(
  bare: { child: ChildProcess; port: number },
  services: RivalServices,
  searches: readonly BenchSearch[],
  load: Load,
): Promise<void> {
  bare.child.send({ walks: await Promise.all(searches.map((search) => walkOf(services, search))) })
  let n = 0
  const walk = () => `/walk/${n % searches.length}?min=${lowestPrice + (n++ % priceSpread)}`
  await loadHttp(bare.port, walk, { ...load, seconds: 4 })
  const { first, second, ratio } = await inTurns(
    () => loadHttp(bare.port, walk, load),
    () => rawSearches(services, searches, load),
  )
  console.log(
    `       bare server that only walks: ${rate(first)}, ${await rivalName()}: ${rate(second)}, ${ratio.toFixed(2)} of the rate`,
  )
}

/** The memory of the server at the end of the load, and once it has been quiet long enough to collect. */
export async function reportMemory(child: ChildProcess): Promise<void> {
  const megabytes = async () => {
    child.send('memory')
    const [{ memory }] = (await once(child, 'message')) as [{ memory: number }]
    return memory / 1024 ** 2
  }
  console.log(`       resident memory at the end of the load: ${(await megabytes()).toFixed(0)} MB`)
  // A quiet moment is needed first, and V8 releases freed memory some seconds later.
  await pause(6 * collecting.quietMs)
  const after = await megabytes()
  report(
    'resident memory after the load, half a minute later',
    `${after.toFixed(0)} MB`,
    'under 350 MB',
    after < 350,
  )
}
