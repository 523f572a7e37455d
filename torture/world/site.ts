import { chmod, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { connect, type Database } from '#server/db/connect.ts'
import { chooseEndpoint, database as databaseName } from '#server/db/embedded/endpoint.ts'
import { choosePlace } from '#server/db/embedded/place.ts'
import { openBucket, type TestBucket } from '#server/testing/s3.ts'
import { openDatabaseServer } from './database-server.ts'
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts'
import { freePort } from '../../server/src/db/embedded/free-port.ts'
import { openMailbox, type Mailbox } from './mailbox.ts'
import { Program } from './program.ts'
import { openProvider, type Provider } from './provider.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/**
 * `embedded`: the program's own database, files in a folder. `server`: an external server, files in
 * S3.
 */
export const siteKinds = ['server', 'embedded'] as const
export type SiteKind = (typeof siteKinds)[number]

/** What the checks read: the tables and the stored files, bypassing every fault. */
export interface Stored {
  database: Database
  hasFile(key: string): Promise<boolean>
}

/** The program with everything that it depends on, each part of which can fail. */
export interface Site extends Stored {
  kind: SiteKind
  address: string
  dataDir: string
  program: Program
  /** The process of the database server. */
  databasePid(): Promise<number>
  /** Restarts it as a database operator would. The program restarts its own itself. */
  restartDatabase(): Promise<void>
  databaseProxy: FaultProxy | null
  bucket: TestBucket | null
  bucketProxy: FaultProxy | null
  mailbox: Mailbox
  mailProxy: FaultProxy
  provider: Provider
  /** The disk of the database, and of the files if they are in a folder. */
  disk: SmallDisk | null
  close(): Promise<void>
}

export interface SiteOptions {
  kind: SiteKind
  /** Everything belonging to this site is below this folder. */
  folder: string
  log: string
  /** The program's file, relative to the project. */
  program: string
  workers: number
  /** Without one, the disk cannot be filled, and nothing is mounted. */
  smallDisk: boolean
}

type Closing = (() => Promise<unknown> | void)[]

async function openParts(closing: Closing) {
  const mailbox = await openMailbox()
  closing.push(() => mailbox.close())
  const mailProxy = await openFaultProxy(() => ({ host: '127.0.0.1', port: mailbox.port }))
  closing.push(() => mailProxy.close())
  const provider = await openProvider()
  closing.push(() => provider.close())
  return { mailbox, mailProxy, provider }
}

async function openStorage(kind: SiteKind, closing: Closing) {
  if (kind === 'embedded') return { bucket: null, bucketProxy: null, env: {} }
  const bucket = await openBucket('torture', 'torture-key')
  closing.push(() => bucket.close())
  const port = Number(new URL(bucket.endpoint).port)
  const bucketProxy = await openFaultProxy(() => ({ host: '127.0.0.1', port }))
  closing.push(() => bucketProxy.close())
  const env = {
    S3_BUCKET: 'torture',
    S3_ENDPOINT: `http://127.0.0.1:${bucketProxy.port}`,
    S3_ACCESS_KEY_ID: 'torture-key',
    S3_SECRET_ACCESS_KEY: 'torture-secret',
  }
  return { bucket, bucketProxy, env }
}

/** The server for a site that does not run its own. */
async function openServer(home: string, log: string, closing: Closing) {
  const server = await openDatabaseServer(home, log)
  closing.push(() => server.stop())
  await server.start()
  const databaseProxy = await openFaultProxy(() => ({ path: server.socket }))
  closing.push(() => databaseProxy.close())
  return {
    databaseProxy,
    url: server.url(databaseName),
    databasePid: async () => server.pid(),
    restartDatabase: () => server.start(),
    env: {
      DATABASE_URL: `postgres://jacaranda@127.0.0.1:${databaseProxy.port}/${databaseName}`,
    },
  }
}

async function ownServer(dataDir: string) {
  const place = await choosePlace(dataDir)
  const endpoint = await chooseEndpoint(place)
  return {
    databaseProxy: null,
    url: endpoint.url(databaseName),
    async databasePid() {
      const pids = await readFile(path.join(place.data, 'postmaster.pid'), 'utf8').catch(() => '0')
      return Number(pids.split('\n')[0])
    },
    restartDatabase: async () => {},
    env: {},
  }
}

/** Whether a folder contains this stored file. */
export const folderHas = (dataDir: string) => (key: string) =>
  stat(path.join(dataDir, 'files', key)).then(
    (found) => found.size > 0,
    () => false,
  )

export async function openSite(options: SiteOptions): Promise<Site> {
  const { kind, folder } = options
  const closing: Closing = []
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) {
      // What remains of a broken site must not hide why it broke.
      await Promise.resolve()
        .then(step)
        .catch(() => {})
    }
  }
  try {
    const dataDir = path.join(folder, 'data')
    const home = kind === 'server' ? path.join(folder, 'server') : dataDir
    for (const made of [folder, dataDir, home]) {
      await mkdir(made, { recursive: true })
      // The database's own user must be able to access it.
      await chmod(made, 0o755)
    }
    const disk = options.smallDisk ? mountSmallDisk(home, 700) : null
    closing.push(() => disk?.unmount())
    const parts = await openParts(closing)
    const storage = await openStorage(kind, closing)
    const server =
      kind === 'server' ? await openServer(home, options.log, closing) : await ownServer(dataDir)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const program = new Program({
      file: options.program,
      address,
      folder,
      log: options.log,
      env: {
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO_DATA: 'off',
        RATE_LIMIT: 'off',
        EMAIL_CONFIRMATION: 'off',
        LOG_LEVEL: 'warn',
        SMTP_URL: `smtp://127.0.0.1:${parts.mailProxy.port}`,
        PAYMENT_NOTIFY_URL: address,
        WORKERS: String(options.workers),
        ...parts.provider.env,
        ...storage.env,
        ...server.env,
      },
    })
    closing.push(() => program.end(kind === 'embedded' ? 'SIGTERM' : 'SIGKILL'))
    program.start()
    await program.ready()
    const database = connect(server.url, { max: 3, applicationName: 'torture' })
    closing.push(() => database.close())
    return {
      ...parts,
      ...server,
      kind,
      address,
      dataDir,
      program,
      database,
      disk,
      bucket: storage.bucket,
      bucketProxy: storage.bucketProxy,
      hasFile: storage.bucket
        ? async (key) => (storage.bucket?.objects.get(key)?.length ?? 0) > 0
        : folderHas(dataDir),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
