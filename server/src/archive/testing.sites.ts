import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { createSecrets, keyFileIn, openSecrets, formatKey } from '../kit/secrets.ts'
import { backup } from './backup.ts'
import { connect, type Database } from '../db/connect.ts'
import { restore, type RestoreOptions } from './restore.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'

export const local = { secretKey: undefined, storage: { kind: 'local' } } as const

/** Starting another process is slow on a busy machine. */
export const processTimeout = 120_000

export interface TestSite {
  site: RestoreOptions['site']
  database: Database
  clone: TestDatabase
}

async function makeSite(
  folder: string,
  name: string,
  idNumber: string,
  fill: number,
): Promise<TestSite> {
  const site = { dataDir: path.join(folder, name), ...local }
  const key = Buffer.alloc(32, fill)
  await mkdir(path.join(site.dataDir, 'files', 'pictures'), { recursive: true })
  await writeFile(keyFileIn(site.dataDir), formatKey(key), { mode: 0o600 })
  await writeFile(path.join(site.dataDir, 'files', `${name}.txt`), name)
  await writeFile(path.join(site.dataDir, 'files/pictures/big.webp'), Buffer.alloc(2_000_000, fill))
  const clone = await cloneDatabase()
  const database = connect(clone.url, { max: 1, applicationName: 'test' })
  const [user] = await database.sql`
    insert into users (role_id, username, email, password_hash)
    values (6, ${name}, ${`${name}@x.example`}, 'x') returning id`
  await database.sql`
    insert into individuals (user_id, name, surname, id_number_encrypted)
    values (${user!.id}, 'Thandi', ${name}, ${createSecrets(key).encrypt(idNumber)})`
  return { site, database, clone }
}

/** What a visitor and the program would find on a site. */
export async function lookAt({ site, database }: TestSite) {
  const { decrypt } = await openSecrets(site)
  const people = await database.sql<{ surname: string; number: string }[]>`
    select surname, id_number_encrypted as number from individuals order by surname`
  const files: Record<string, string> = {}
  for (const entry of await readdir(path.join(site.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile()) continue
    const content = await readFile(path.join(entry.parentPath, entry.name))
    files[entry.name] = `${content.length} ${content.subarray(0, 20).toString('base64')}`
  }
  return {
    people: people.map(({ surname, number }) => `${surname} ${decrypt(number)}`),
    files,
    keyMode: (await stat(keyFileIn(site.dataDir))).mode & 0o777,
    tables: (
      await database.sql`select count(*)::int from pg_tables where schemaname = 'public'`
    )[0],
  }
}

type Attempt = Partial<RestoreOptions> & { file?: string; database?: object }

/** Two sites and an archive of one of them, for the tests of a file. */
export function useSites() {
  const sites = {} as {
    folder: string
    /** The site that the archive is from. */
    other: TestSite
    /** The site that a restore replaces, or leaves unchanged. */
    living: TestSite
    archive: string
  }
  let before: Awaited<ReturnType<typeof lookAt>>

  beforeAll(async () => {
    sites.folder = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-restore-'))
    sites.living = await makeSite(sites.folder, 'living', '8001015009087', 1)
    sites.other = await makeSite(sites.folder, 'other', '7501015009081', 2)
    sites.archive = path.join(sites.folder, 'other.backup')
    await backup(sites.other.database, sites.archive, sites.other.site)
    before = await lookAt(sites.living)
    expect(before.people).toEqual(['living 8001015009087'])
  })

  afterAll(async () => {
    for (const { database, clone } of [sites.living, sites.other]) {
      await database.close()
      await clone.drop()
    }
    await rm(sites.folder, { recursive: true, force: true, maxRetries: 10 })
  })

  async function expectUntouched() {
    expect(await lookAt(sites.living)).toEqual(before)
    expect((await readdir(sites.living.site.dataDir)).sort()).toEqual(['files', 'secret.key'])
  }

  /** Restores the archive on the running site. */
  function attempt(options: Attempt = {}) {
    const { file = sites.archive, database = sites.living.database, ...rest } = options
    return restore(database as Database, file, { site: sites.living.site, force: true, ...rest })
  }

  /** A copy of the archive and its key that a test may damage. */
  async function copyWith(name: string, content: Buffer, key = Buffer.alloc(32, 2)) {
    const file = path.join(sites.folder, name)
    await writeFile(file, content)
    await writeFile(`${file}.key`, formatKey(key))
    return file
  }

  /** Restores in a separate process, which kills itself at a step. */
  function inProcess(step: string, time: number, limits = '') {
    const script = path.join(import.meta.dirname, 'testing.restore.ts')
    const child = spawn(
      'bash',
      [
        '-c',
        `${limits} exec "$0" "$@"`,
        process.execPath,
        script,
        sites.living.clone.url,
        sites.archive,
        sites.living.site.dataDir,
        step,
        String(time),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    let errors = ''
    child.stderr.on('data', (text) => (errors += String(text)))
    return once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as string | null,
      errors,
    }))
  }

  /** The command that people type, on the running site. */
  const command = (...args: string[]) => run('restore.ts', sites.archive, ...args)

  async function run(name: string, ...args: string[]) {
    const script = path.join(import.meta.dirname, name)
    const child = spawn(process.execPath, [script, ...args], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: sites.living.clone.url,
        DATA_DIR: sites.living.site.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => (output += String(text)))
    }
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output }
  }

  return Object.assign(sites, { attempt, copyWith, expectUntouched, inProcess, command, run })
}
