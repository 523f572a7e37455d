import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '../server/src/db/connect.ts'
import type { ReplyCache } from '../server/src/kit/reply-cache.ts'
import { summary } from './load.ts'
import { lowestPrice, priceSpread, statementOf, type BenchSearch } from './searches.ts'

const run = promisify(execFile)

interface RivalOptions {
  clients: number
  seconds: number
}

/** The database's own load tool, or a bare loop of our driver where it is not installed. */
export async function rivalName(): Promise<'pgbench' | 'a bare loop'> {
  const found = await run('pgbench', ['--version']).catch(() => undefined)
  return found ? 'pgbench' : 'a bare loop'
}

/** The same statements without the program. */
export async function rawSearches(
  services: { database: Database; cache: ReplyCache },
  searches: readonly BenchSearch[],
  options: RivalOptions,
): Promise<{ rate: number }> {
  const measure = (await rivalName()) === 'pgbench' ? pgbench : bareLoop
  return { rate: await measure(services, searches, options) }
}

const literal = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`

async function scriptOf(
  services: Parameters<typeof statementOf>[0],
  search: BenchSearch,
): Promise<string> {
  const marker = 987_654_321
  const { text, values } = await statementOf(services, search, marker)
  const filled = text.replace(/\$(\d+)/g, (_, n: string) => {
    const value = values[Number(n) - 1] as string | number
    return value === marker ? ':min' : literal(value)
  })
  return `\\set min random(${lowestPrice}, ${lowestPrice + priceSpread})\n${filled.replace(/\s+/g, ' ')};\n`
}

async function pgbench(
  services: Parameters<typeof statementOf>[0],
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
          PGOPTIONS: '-c plan_cache_mode=force_custom_plan -c timezone=UTC',
        },
        maxBuffer: 64 * 1024 * 1024,
      },
    )
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!rate) throw new Error(`pgbench said:\n${stdout}`)
    return Number(rate)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function bareLoop(
  services: Parameters<typeof statementOf>[0],
  searches: readonly BenchSearch[],
  { clients, seconds }: RivalOptions,
): Promise<number> {
  const marker = 987_654_321
  const statements = await Promise.all(
    searches.map((search) => statementOf(services, search, marker)),
  )
  const times: number[] = []
  let n = 0
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const index = n++ % statements.length
        const { text, values } = statements[index] as (typeof statements)[number]
        const min = lowestPrice + Math.floor(Math.random() * priceSpread)
        const start = performance.now()
        await services.database.sql.unsafe(
          text,
          values.map((value) => (value === marker ? min : value)),
          { name: `bare_${index}` },
        )
        times.push(performance.now() - start)
      }
    }),
  )
  return summary(times, seconds).rate
}
