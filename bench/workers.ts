import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { runProgram } from '../server/src/testing/running-program.ts'
import { Client } from './load.ts'
import { commonSearches, lowestPrice, priceSpread, searchPath } from './searches.ts'
import { openFilled } from './setup.ts'

/**
 * The effect of several workers on the rate: the same program with one process and with several, on
 * one database, in turns. The database and the clients use the same cores.
 */

const size = Number(process.env.BENCH_SIZE ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const turns = Number(process.env.BENCH_TURNS ?? 5)
const clients = 16
const several = Math.max(2, Math.min(availableParallelism(), 4))

const median = (values: number[]) =>
  values.toSorted((x, y) => x - y)[Math.floor(values.length / 2)] ?? 0

/** Requests per second. */
async function rateOf(port: number, nextPath: () => string): Promise<number> {
  const began = performance.now()
  const end = began + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client(port)
      while (performance.now() < end) {
        await client.get(nextPath())
        done++
      }
      client.close()
    }),
  )
  return (done * 1000) / (performance.now() - began)
}

async function main() {
  const database = await openFilled(size)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-bench-'))
  const programs: { workers: number; child: ChildProcess; port: number }[] = []
  try {
    for (const workers of [1, several]) {
      const { child, address } = await runProgram({
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        WORKERS: String(workers),
        RATE_LIMIT: 'off',
        OVERLOAD: 'off',
      })
      programs.push({ workers, child, port: Number(new URL(address).port) })
    }
    const searches = await commonSearches(database, { keyword: false, count: 40 })
    let n = 0
    const search = (step: number) =>
      searchPath(
        searches[n % searches.length] as (typeof searches)[number],
        lowestPrice + ((n++ * step) % priceSpread),
      )
    const kinds = { 'search, cached': () => search(0), 'search, not cached': () => search(1) }
    for (const [kind, nextPath] of Object.entries(kinds)) {
      for (const { port } of programs) await rateOf(port, nextPath)
      const ratios: number[] = []
      const rates: number[][] = [[], []]
      for (let turn = 0; turn < turns; turn++) {
        const pair: number[] = []
        for (const [place, { port }] of programs.entries()) {
          pair[place] = await rateOf(port, nextPath)
          rates[place]?.push(pair[place])
        }
        ratios.push((pair[1] ?? 0) / (pair[0] ?? 1))
      }
      const [one, more] = rates.map((list) => Math.round(median(list)))
      console.log(
        `${kind}: one process ${one}/s, ${several} workers ${more}/s, ${median(ratios).toFixed(2)} times`,
      )
    }
  } finally {
    for (const { child } of programs) {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    }
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
