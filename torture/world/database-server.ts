import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'
import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import { createCluster } from '#server/db/embedded/create-cluster.ts'
import { chooseEndpoint, database } from '#server/db/embedded/endpoint.ts'
import { withClient } from '#server/db/embedded/lease.ts'
import { choosePlace } from '#server/db/embedded/place.ts'
import { writeSettings } from '#server/db/embedded/settings.ts'

/** The suite's own PostgreSQL server, standing in for an external one. */
export interface DatabaseServer {
  /** Bypasses the proxy, for the checks. */
  url(database: string): string
  socket: string
  pid(): number
  /** Restarts it after it has ended; does nothing while it is running. */
  start(): Promise<void>
  stop(): Promise<void>
}

const longestStartMs = 60_000

export async function openDatabaseServer(home: string, log: string): Promise<DatabaseServer> {
  const place = await choosePlace(home)
  const endpoint = await chooseEndpoint(place)
  const binaries = await findBinaries(place.home, place.identity)
  await createCluster(place, binaries, endpoint)
  await writeSettings(place.data, { sockets: place.sockets, port: endpoint.port, durable: true })
  // The machine itself never fails here: writes handed to the operating system are not lost. The
  // WAL is kept small because the disk is.
  await appendFile(
    path.join(place.data, 'postgresql.conf'),
    "\nfsync = off\nmax_wal_size = '96MB'\nlogging_collector = off\nshared_buffers = '64MB'\n",
  )
  let child: ChildProcess | undefined
  const running = () => child !== undefined && child.exitCode === null && child.signalCode === null

  function launch() {
    const output = openSync(log, 'a')
    child = spawn(path.join(path.dirname(binaries.pgCtl), 'postgres'), ['-D', place.data], {
      cwd: place.home,
      ...place.identity,
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      detached: true,
      stdio: ['ignore', output, output],
    })
    child.on('error', () => {})
    closeSync(output)
  }

  async function start() {
    for (const began = Date.now(); ; await pause(30)) {
      // After a crash the old server's children hold its memory slightly longer.
      if (!running()) launch()
      const open = await withClient(endpoint, 'postgres', 'torture', (client) =>
        client.query('select 1 from pg_database where datname = $1', [database]),
      ).catch(() => undefined)
      if (open && running()) {
        if (!open.rowCount) await createDatabase(database)
        return
      }
      if (Date.now() - began > longestStartMs)
        throw new Error(`PostgreSQL did not start: see ${log}`)
    }
  }

  const createDatabase = (name: string) =>
    withClient(endpoint, 'postgres', 'torture', (client) => client.query(`create database ${name}`))

  return {
    url: (name) => endpoint.url(name),
    socket: path.join(place.sockets, '.s.PGSQL.5432'),
    pid: () => child?.pid ?? 0,
    start,
    async stop() {
      if (!running()) return
      const exit = once(child as ChildProcess, 'exit')
      child?.kill('SIGQUIT')
      await exit
    },
  }
}
