import { mkdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import { splitAddress } from '../connect.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { chooseEndpoint, database, type Endpoint } from './endpoint.ts'
import { choosePlace, type Place } from './place.ts'
import { mendPostmasterFile } from './postmaster-file.ts'
import { run } from './run.ts'
import { writeSettings } from './settings.ts'
import { withStartLock } from './start-lock.ts'

export interface Embedded {
  url: string
  /** Where the data really lie. */
  data: string
  /** Stops the server unless another process still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** False for throw-away databases of tests alone. */
  durable?: boolean
}

const lease = 'jacaranda lease'
const patience = { failingStart: 15_000, recovery: 600_000 }

/** Starts the program's own PostgreSQL in the data folder, or joins the one that runs there. */
export async function startEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  const { place, binaries, endpoint, held } = await withStartLock(dataDir, async () => {
    const place = await choosePlace(dataDir)
    const endpoint = await chooseEndpoint(place)
    const binaries = await findBinaries(place.home, place.identity)
    await bringUp(place, endpoint, binaries, options.durable ?? true)
    await ensureDatabase(endpoint)
    return { place, binaries, endpoint, held: await takeLease(endpoint) }
  })

  // A server that recovered from a crash has dropped every connection: take the lease again.
  const renewal = setInterval(() => void held`select 1`.catch(() => {}), 30_000)
  renewal.unref()

  const stop = () =>
    withStartLock(dataDir, async () => {
      clearInterval(renewal)
      const users = await countLeases(held)
      await held.end({ timeout: 1 })
      // None is left when the server itself has died.
      if (users !== 1) return
      await pgCtl(place, binaries, ['stop', '--mode=fast', '--timeout=60'])
      if (place.sockets !== place.data) await rmdir(place.sockets).catch(() => {})
    })

  let stopping: Promise<void> | null = null
  return { url: endpoint.url(database), data: place.data, stop: () => (stopping ??= stop()) }
}

async function bringUp(place: Place, endpoint: Endpoint, binaries: Binaries, durable: boolean) {
  const began = Date.now()
  for (;;) {
    const state = await probe(endpoint)
    if (state === 'answers') return
    if (state === 'absent') {
      await createCluster(place, binaries, endpoint)
      await writeSettings(place.data, { sockets: place.sockets, port: endpoint.port, durable })
      await mendPostmasterFile(place.data)
      const failure = await pgCtl(place, binaries, ['start', '--wait', '--timeout=60']).catch(
        (error: Error) => error,
      )
      // After a crash the old server's children hold its memory for a moment longer.
      if (failure && Date.now() - began > patience.failingStart) {
        throw new Error(`PostgreSQL could not be started in ${place.data}: ${failure.message}`)
      }
    }
    if (Date.now() - began > patience.recovery) {
      throw new Error(`PostgreSQL in ${place.data} does not answer`)
    }
    await pause(state === 'busy' ? 50 : 200)
  }
}

async function probe(endpoint: Endpoint): Promise<'answers' | 'busy' | 'absent'> {
  const sql = open(endpoint, 'postgres', 'jacaranda probe')
  try {
    await sql`select 1`
    return 'answers'
  } catch (error) {
    // 57P03: it is starting, recovering or shutting down.
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'absent'
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function open(endpoint: Endpoint, name: string, applicationName: string) {
  const { url, host } = splitAddress(endpoint.url(name))
  return postgres(url, {
    ...(host ? { host } : {}),
    max: 1,
    fetch_types: false,
    max_lifetime: null,
    connect_timeout: 5,
    connection: { application_name: applicationName },
    onnotice: () => {},
  })
}

async function ensureDatabase(endpoint: Endpoint): Promise<void> {
  const sql = open(endpoint, 'postgres', 'jacaranda setup')
  try {
    const found = await sql`select 1 from pg_database where datname = ${database}`
    if (found.length === 0) await sql`create database ${sql(database)}`
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** An open connection says that this process uses the server; it ends with the process. */
async function takeLease(endpoint: Endpoint): Promise<postgres.Sql> {
  const sql = open(endpoint, 'postgres', lease)
  await sql`select 1`
  return sql
}

async function countLeases(held: postgres.Sql): Promise<number> {
  const rows = await held`select 1 from pg_stat_activity where application_name = ${lease}`.catch(
    () => [],
  )
  return rows.length
}

function pgCtl(place: Place, binaries: Binaries, args: string[]): Promise<void> {
  return run({
    command: binaries.pgCtl,
    // Relative, because pg_ctl hands the path to a shell.
    args: [...args, `--pgdata=${path.basename(place.data)}`, '--silent'],
    cwd: place.home,
    identity: place.identity,
    log: path.join(place.home, 'postgres.log'),
  })
}
