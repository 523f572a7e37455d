import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBinaries } from '../embedded/binaries.ts'
import { createCluster } from '../embedded/create-cluster.ts'
import { choosePlace, type Place } from '../embedded/place.ts'
import { run } from '../embedded/run.ts'
import { writeSettings } from '../embedded/settings.ts'

const user = 'jacaranda'

/** A real PostgreSQL server that a test starts, kills and promotes. */
export interface TestServer {
  /** The host as written in an address. */
  host: string
  url: string
  start(): Promise<void>
  /** `immediate` ends it like a crash. */
  stop(mode: 'fast' | 'immediate'): Promise<void>
  promote(): Promise<void>
}

export const urlOf = (hosts: readonly string[]) => `postgres://${user}@${hosts.join(',')}/postgres`

async function serverIn(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const place = await choosePlace(folder)
  const binaries = await findBinaries(place.home, place.identity)
  const pgCtl = (...args: string[]) =>
    run({
      command: binaries.pgCtl,
      args: [...args, `--pgdata=${path.basename(place.data)}`, '--silent', '--wait'],
      cwd: place.home,
      identity: place.identity,
      log: path.join(place.home, 'postgres.log'),
    })
  const host = encodeURIComponent(place.sockets)
  const server: TestServer = {
    host,
    url: urlOf([host]),
    async start() {
      await writeSettings(place.data, { sockets: place.sockets, port: null, durable: false })
      await pgCtl('start')
    },
    stop: (mode) => pgCtl('stop', `--mode=${mode}`),
    promote: () => pgCtl('promote'),
  }
  const endpoint = { port: null, password: null, url: () => server.url }
  return { server, place, create: () => createCluster(place, binaries, endpoint) }
}

/**
 * Our binaries lack pg_basebackup: a copy of a stopped primary's folder serves the same purpose.
 */
async function copyTo(standby: Place, primary: Place) {
  await promisify(execFile)('cp', ['-a', primary.data, standby.data])
  const lines = [
    `primary_conninfo = 'host=${primary.sockets} user=${user}'`,
    "recovery_target_timeline = 'latest'",
    "wal_retrieve_retry_interval = '100ms'",
  ]
  for (const [name, text] of [
    ['standby.signal', ''],
    ['postgresql.auto.conf', `${lines.join('\n')}\n`],
  ] as const) {
    const file = path.join(standby.data, name)
    await writeFile(file, text)
    if (standby.identity) await chown(file, standby.identity.uid, standby.identity.gid)
  }
}

/** A primary, filled by the caller, and a standby of it. */
export async function aPrimaryAndAStandby(fill: (url: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), `jacaranda-test-${process.pid}-`))
  // If run by root, the servers belong to another user, who must be able to enter.
  await chmod(folder, 0o711)
  const one = await serverIn(path.join(folder, 'one'))
  const two = await serverIn(path.join(folder, 'two'))
  await one.create()
  await one.server.start()
  await fill(one.server.url)
  await one.server.stop('fast')
  await copyTo(two.place, one.place)
  await one.server.start()
  await two.server.start()
  return {
    primary: one.server,
    standby: two.server,
    async close() {
      for (const { server } of [one, two]) await server.stop('immediate').catch(() => {})
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
