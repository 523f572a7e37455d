import { mkdir, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries, type Binaries } from './binaries.ts'
import { createCluster } from './create-cluster.ts'
import { chooseEndpoint, database, type Endpoint } from './endpoint.ts'
import { handOver } from './identity.ts'
import { openClient, takeLease, withClient, type Lease } from './lease.ts'
import { choosePlace, type Place } from './place.ts'
import { mendPostmasterFile } from './postmaster-file.ts'
import { run } from './run.ts'
import { writeSettings } from './settings.ts'
import { withStartLock } from './start-lock.ts'

export interface Embedded {
  url: string
  /** Where the data actually is. */
  data: string
  /** Stops the server unless another process is still using it. */
  stop(): Promise<void>
  /** For an unresponsive server: tells it to end immediately, and waits only briefly. */
  abandon(): Promise<void>
}

/** Events of the server while the program is running. */
export interface ServerLog {
  warn(message: string): void
  error(error: unknown, message: string): void
}

export interface EmbeddedOptions {
  /** False only for throwaway databases in tests. */
  durable?: boolean
  /** How many connections the program may open, if more than a server's default. */
  connections?: number
  log?: ServerLog
}

interface Server {
  dataDir: string
  place: Place
  binaries: Binaries
  endpoint: Endpoint
  durable: boolean
  connections: number | undefined
}

const patience = { failingStart: 15_000, recovery: 600_000 }
const backOff = { firstMs: 250, longestMs: 30_000 }
const stopSeconds = { orderly: 60, abandoned: 1 }
const silent: ServerLog = { warn() {}, error() {} }

/**
 * Starts the program's own PostgreSQL in the data folder, or joins one that is already running
 * there. If the server dies while in use, it is restarted.
 */
export async function startEmbedded(
  dataDir: string,
  { durable = true, connections, log = silent }: EmbeddedOptions = {},
): Promise<Embedded> {
  await mkdir(dataDir, { recursive: true })
  let lease: Lease
  const state: { stopping: Promise<void> | null } = { stopping: null }

  const server = await withStartLock(dataDir, async () => {
    const place = await choosePlace(dataDir)
    const endpoint = await chooseEndpoint(place)
    const binaries = await findBinaries(place.home, place.identity)
    return { dataDir, place, binaries, endpoint, durable, connections }
  })
  await bringUpAndLease()

  async function bringUpAndLease() {
    lease = await withStartLock(dataDir, async () => {
      await bringUp(server)
      return takeLease(server.endpoint, () => {
        recover().catch((error: unknown) =>
          log.error(
            error,
            'The embedded database is no longer monitored because of an internal error: restart the program',
          ),
        )
      })
    })
  }

  /** The program keeps running without its database in the meantime; callers are asked to retry. */
  async function recover() {
    log.warn(
      'The embedded database has stopped and is being restarted. If this keeps happening, see postgres.log in DATA_DIR for the reason, such as too little memory or disk space.',
    )
    for (let pauseMs = backOff.firstMs; !state.stopping; pauseMs *= 2) {
      try {
        await bringUpAndLease()
        log.warn('The embedded database is running again')
        return
      } catch (error) {
        const waitMs = Math.min(pauseMs, backOff.longestMs)
        log.error(
          error,
          `The embedded database could not be started: see postgres.log in DATA_DIR, and check the disk space and permissions. Next attempt in ${waitMs / 1000} s.`,
        )
        await pause(waitMs, undefined, { ref: false })
      }
    }
  }

  const stop = () =>
    withStartLock(dataDir, async () => {
      const users = await lease.count()
      await lease.release()
      // There is none if the server itself has died.
      if (users === 1) await shutDown(server, 'fast', stopSeconds.orderly)
    })

  /** What it has acknowledged is in the WAL, from which the next start recovers. */
  const abandon = () =>
    shutDown(server, 'immediate', stopSeconds.abandoned).catch((error: unknown) =>
      log.error(
        error,
        `The embedded database does not respond and was left running: if it is still there, kill the process whose ID is in ${server.place.data}/postmaster.pid before the next start.`,
      ),
    )

  return {
    url: server.endpoint.url(database),
    data: server.place.data,
    stop: () => (state.stopping ??= stop()),
    abandon: () => (state.stopping ??= abandon()),
  }
}

async function shutDown(
  { place, binaries }: Server,
  mode: 'fast' | 'immediate',
  seconds: number,
): Promise<void> {
  await pgCtl(place, binaries, ['stop', `--mode=${mode}`, `--timeout=${seconds}`])
  if (place.sockets !== place.data) await rmdir(place.sockets).catch(() => {})
}

async function bringUp({ place, endpoint, binaries, durable, connections }: Server) {
  const began = performance.now()
  for (;;) {
    const state = await probe(endpoint)
    if (state === 'ready') return ensureDatabase(endpoint)
    if (state === 'absent') {
      await createCluster(place, binaries, endpoint)
      if (place.identity) await handOver(place.data, place.identity)
      await writeSettings(place.data, {
        sockets: place.sockets,
        port: endpoint.port,
        durable,
        connections,
      })
      await mendPostmasterFile(place.data)
      const failure = await pgCtl(place, binaries, ['start', '--wait', '--timeout=60']).catch(
        (error: Error) => error,
      )
      // After a crash the old server's children hold its memory slightly longer.
      if (failure && performance.now() - began > patience.failingStart) {
        throw new Error(`PostgreSQL could not be started in ${place.data}: ${failure.message}`)
      }
    }
    if (performance.now() - began > patience.recovery) {
      throw new Error(`PostgreSQL in ${place.data} did not respond`)
    }
    await pause(state === 'busy' ? 50 : 200)
  }
}

async function probe(endpoint: Endpoint): Promise<'ready' | 'busy' | 'absent'> {
  try {
    const client = await openClient(endpoint, 'postgres', 'jacaranda probe')
    await client.end().catch(() => {})
    return 'ready'
  } catch (error) {
    // 57P03: it is starting, recovering or shutting down.
    return (error as { code?: string }).code === '57P03' ? 'busy' : 'absent'
  }
}

async function ensureDatabase(endpoint: Endpoint): Promise<void> {
  await withClient(endpoint, 'postgres', 'jacaranda setup', async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(database)}`)
  })
}

function pgCtl(place: Place, binaries: Binaries, args: string[]): Promise<void> {
  return run({
    command: binaries.pgCtl,
    // Relative, because pg_ctl passes the path to a shell.
    args: [...args, `--pgdata=${path.basename(place.data)}`, '--silent'],
    cwd: place.home,
    identity: place.identity,
    log: path.join(place.home, 'postgres.log'),
  })
}
