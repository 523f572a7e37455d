import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { summary } from './load.ts'
import { lowestPrice, priceSpread, walkOf, type BenchSearch } from './searches.ts'

const run = promisify(execFile)

interface RivalOptions {
  clients: number
  seconds: number
}

/** PostgreSQL's own load tool or, where it is not installed, a bare loop over our driver. */
export async function rivalName(): Promise<'pgbench' | 'a bare loop'> {
  const found = await run('pgbench', ['--version']).catch(() => undefined)
  return found ? 'pgbench' : 'a bare loop'
}

/** Index scans that return prebuilt cards, without a count, sent straight to the database. */
export async function rawSearches(
  services: Parameters<typeof walkOf>[0],
  searches: readonly BenchSearch[],
  options: RivalOptions,
): Promise<{ rate: number }> {
  const measure = (await rivalName()) === 'pgbench' ? pgbench : bareLoop
  return { rate: await measure(services, searches, options) }
}

async function scriptOf(
  services: Parameters<typeof walkOf>[0],
  search: BenchSearch,
): Promise<string> {
  const { text, place } = await walkOf(services, search)
  const filled = text.replace('$1', ':min').replace('$2', ':place').replace(/\s+/g, ' ')
  const set = place === undefined ? '' : `\\set place ${place}\n`
  return `\\set min random(${lowestPrice}, ${lowestPrice + priceSpread})\n${set}${filled};\n`
}

async function pgbench(
  services: Parameters<typeof walkOf>[0],
  searches: readonly BenchSearch[],
  { clients, seconds }: RivalOptions,
): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-bench-'))
  try {
    const files: string[] = []
    for (const [n, search] of searches.entries()) {
      const file = path.join(folder, `${n}.sql`)
      await writeFile(file, await scriptOf(services, search))
      files.push('-f', file)
    }
    const address = new URL(services.database.url)
    const host = address.searchParams.get('host')
    const { stdout } = await run(
      'pgbench',
      [
        '-n',
        '-M',
        'prepared',
        '-c',
        String(clients),
        '-j',
        '1',
        '-T',
        String(seconds),
        ...files,
        address.pathname.slice(1),
      ],
      {
        env: {
          ...process.env,
          PGHOST: host ?? address.hostname,
          PGPORT: address.port || '5432',
          PGUSER: decodeURIComponent(address.username) || 'postgres',
          PGPASSWORD: decodeURIComponent(address.password),
          PGOPTIONS: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
        },
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!rate) throw new Error(`Unexpected output from pgbench:\n${stdout}`)
    return Number(rate)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bareLoop(
  services: Parameters<typeof walkOf>[0],
  searches: readonly BenchSearch[],
  { clients, seconds }: RivalOptions,
): Promise<number> {
  const statements = await Promise.all(searches.map((search) => walkOf(services, search)))
  const times: number[] = []
  let n = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const index = n++ % statements.length
        const { text, place } = statements[index] as (typeof statements)[number]
        const min = lowestPrice + Math.floor(Math.random() * priceSpread)
        const start = performance.now()
        await services.database.sql.unsafe(text, place === undefined ? [min] : [min, place], {
          name: `bare_${index}`,
          planOnce: true,
        })
        times.push(performance.now() - start)
      }
    }),
  )
  return summary(times, seconds).rate
}
