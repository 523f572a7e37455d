import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadDemo } from '../../demo/load.ts'
import { connect, transaction, type Database } from '../../server/src/db/connect.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { loadReference } from '../../server/src/db/reference/load.ts'
import type { ReplicaState } from '../../server/src/db/replicas/replicas.ts'
import { startSession } from '../../server/src/features/accounts/sessions.service.ts'
import { fillProperties } from '../bulk.ts'
import { report } from '../report.ts'
import { commonSearches, lowestPrice, priceSpread, searchPath } from '../searches.ts'
import { binaries, createCluster, hasBinaries, type Node } from './cluster.ts'
import { startTraffic, type Counts, type Traffic } from './traffic.ts'

const firstPort = Number(process.env.BENCH_PORT ?? 4300)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const size = 2000
const readers = 4
const writers = 3

async function fill(url: string): Promise<void> {
  const database = connect(url, { max: 4, timeouts: null })
  await migrate(database)
  await transaction(database, null, (tx) => loadReference(tx, console.warn))
  await loadDemo(database)
  await fillProperties(database, size)
  await database.sql`vacuum analyze`
  await database.close()
}

async function sessionsOf(database: Database, count: number): Promise<string[]> {
  const [user] = await database.sql<{ id: number }[]>`
    select id from users where username = 'superadmin'`
  const tokens: string[] = []
  for (let n = 0; n < count; n++) {
    const facts = { userId: user?.id ?? 0, remember: true, ip: '127.0.0.1', userAgent: 'bench' }
    tokens.push((await startSession(database, facts)).token)
  }
  return tokens
}

interface Program {
  child: ChildProcess
  address: string
}

async function startProgram(port: number, env: Record<string, string>): Promise<Program> {
  const child = fork(path.join(import.meta.dirname, 'program.ts'), {
    env: {
      ...process.env,
      ...env,
      NODE_ENV: 'test',
      PORT: String(port),
      SANDBOX_PORT: String(port + 1),
      RATE_LIMIT: 'off',
      DEMO_DATA: 'off',
    },
  })
  const [{ address }] = (await once(child, 'message')) as [{ address: string }]
  return { child, address }
}

async function replicasOf({ child }: Program): Promise<ReplicaState[]> {
  const reply = once(child, 'message')
  child.send('replicas')
  const [state] = (await reply) as [ReplicaState[]]
  return state
}

/** Lets the traffic run and prints what happened. */
async function watch(what: string, traffic: Traffic, programs: Program[], ms = seconds * 1000) {
  await pause(ms)
  const counts = traffic.take()
  console.log(`\n${what}`)
  console.log(`  ${JSON.stringify({ ...counts, slowestReadMs: Math.round(counts.slowestReadMs) })}`)
  for (const program of programs) {
    const state = await replicasOf(program)
    console.log(
      `  ${program.address}: ${state.map(({ name, usable, reads }) => `${name} ${usable ? 'used' : 'left out'} ${reads}`).join(', ')}`,
    )
  }
  return counts
}

async function mostAdvanced(nodes: readonly Node[]): Promise<Node> {
  const positions = await Promise.all(nodes.map((node) => node.received()))
  return nodes.reduce((best, node, n) =>
    (positions[n] ?? 0n) > (positions[nodes.indexOf(best)] ?? 0n) ? node : best,
  )
}

async function lostWrites(url: string, { acknowledged }: Traffic): Promise<number> {
  const database = connect(url, { max: 1 })
  const rows = await database.sql<{ description: string }[]>`
    select description from contact_sources where description like 'Bench %'`
  await database.close()
  const kept = new Set(rows.map(({ description }) => description))
  return [...acknowledged].filter((description) => !kept.has(description)).length
}

/** The primary dies or hangs, and two seconds later the most advanced standby is promoted. */
async function failOver(
  traffic: Traffic,
  how: 'kill' | 'hang',
  primary: Node,
  standbys: readonly Node[],
) {
  const began = Date.now()
  if (how === 'kill') primary.kill()
  else primary.freeze('SIGSTOP')
  await pause(2000)
  const next = await mostAdvanced(standbys)
  const promoted = Date.now()
  await next.promote()
  while (traffic.lastWriteAt() < promoted) await pause(5)
  return { next, promoted: traffic.lastWriteAt() - promoted, total: traffic.lastWriteAt() - began }
}

async function main() {
  if (!hasBinaries()) {
    console.log(`Skipped: there is no PostgreSQL 15 with pg_basebackup in ${binaries}`)
    return
  }
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-bench-'))
  const folder = path.join('/var/tmp', `jacaranda-bench-${process.pid}`)
  const cluster = await createCluster(
    folder,
    [1, 2, 3].map((n) => firstPort + n),
  )
  const programs: Program[] = []
  let traffic: Traffic | undefined
  try {
    const [primary, one, two] = cluster.nodes as [Node, Node, Node]
    await fill(primary.url)
    const database = connect(cluster.url, { max: 1 })
    const searches = await commonSearches(database, { keyword: false, count: 40 })
    const tokens = await sessionsOf(database, writers + 1)
    await database.close()
    const env = {
      DATABASE_URL: cluster.url,
      DATABASE_READ_URLS: cluster.nodes.map(({ url }) => url).join(','),
      DATA_DIR: dataDir,
    }
    for (const port of [firstPort + 10, firstPort + 20])
      programs.push(await startProgram(port, env))

    let n = 0
    traffic = startTraffic(
      programs.map(({ address }) => address),
      {
        readers,
        tokens,
        // Every price is used once, so that no reply comes from the cache.
        nextPath: () =>
          searchPath(
            searches[n % searches.length] as (typeof searches)[number],
            lowestPrice + (n++ % priceSpread),
          ),
      },
    )
    const parts: Counts[] = []
    parts.push(await watch('Two standbys', traffic, programs))
    one.kill()
    parts.push(await watch('One standby was killed', traffic, programs))
    await one.start()
    parts.push(await watch('It is back', traffic, programs))
    two.freeze('SIGSTOP')
    parts.push(await watch('The other one hangs', traffic, programs))
    two.freeze('SIGCONT')
    parts.push(await watch('It continues', traffic, programs))
    const killed = await failOver(traffic, 'kill', primary, [one, two])
    parts.push(await watch('The primary was killed and a standby promoted', traffic, programs))
    await cluster.rejoin(primary, killed.next)
    parts.push(await watch('The old primary is a standby', traffic, programs))
    const standbys = cluster.nodes.filter((node) => node !== killed.next)
    const hung = await failOver(traffic, 'hang', killed.next, standbys)
    parts.push(await watch('The primary hangs and a standby was promoted', traffic, programs))
    killed.next.kill()
    await traffic.stop()

    const sum = (key: keyof Counts) => parts.reduce((total, part) => total + part[key], 0)
    const lost = await lostWrites(cluster.url, traffic)
    console.log('\nIn total')
    console.log(`  ${sum('reads')} reads, ${sum('writes')} writes, ${sum('refusedWrites')} refused`)
    report('failed reads of visitors', String(sum('failedReads')), '0', sum('failedReads') === 0)
    report(
      'own writes not seen',
      `${sum('staleOwnReads')} of ${sum('ownReads')}`,
      '0',
      sum('staleOwnReads') === 0,
    )
    report('acknowledged writes lost', `${lost} of ${traffic.acknowledged.size}`, '0', lost === 0)
    for (const [how, { promoted, total }] of Object.entries({ killed, hung })) {
      report(
        `primary ${how}: next write after promotion`,
        `${promoted} ms`,
        '10000 ms',
        promoted <= 10_000,
      )
      console.log(`       ${total} ms after it was lost`)
    }
    if (sum('staleOwnReads') + lost > 0) process.exitCode = 1
  } finally {
    await traffic?.stop()
    for (const { child } of programs) {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    }
    await cluster.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
