import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets, keyFileIn, openSecrets, writtenKey } from '../kit/secrets.ts'
import { settleRestore } from './settle.ts'
import { backup } from './backup.ts'
import { connect, type Database } from '../db/connect.ts'
import { restore, type RestoreOptions } from './restore.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'

const local = { secretKey: undefined, storage: { kind: 'local' } } as const

/** A process of its own takes long to start on a busy machine. */
const processTimeout = 120_000

interface TestSite {
  site: RestoreOptions['site']
  database: Database
  clone: TestDatabase
}

let folder: string
/** The one that the archive is of. */
let other: TestSite
/** The one that a restore shall replace, or leave as it is. */
let living: TestSite
let archive: string
let before: Awaited<ReturnType<typeof lookAt>>

async function makeSite(name: string, idNumber: string, fill: number): Promise<TestSite> {
  const site = { dataDir: path.join(folder, name), ...local }
  const key = Buffer.alloc(32, fill)
  await mkdir(path.join(site.dataDir, 'files', 'pictures'), { recursive: true })
  await writeFile(keyFileIn(site.dataDir), writtenKey(key), { mode: 0o600 })
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

/** What a visitor and the program would find. */
async function lookAt({ site, database }: TestSite) {
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

async function expectUntouched() {
  expect(await lookAt(living)).toEqual(before)
  expect((await readdir(living.site.dataDir)).sort()).toEqual(['files', 'secret.key'])
}

const attempt = (options: Partial<RestoreOptions> & { file?: string; database?: object } = {}) => {
  const { file = archive, database = living.database, ...rest } = options
  return restore(database as Database, file, { site: living.site, force: true, ...rest })
}

/** A copy of the archive and its key that a test may spoil. */
async function copyWith(name: string, content: Buffer, key = Buffer.alloc(32, 2)) {
  const file = path.join(folder, name)
  await writeFile(file, content)
  await writeFile(`${file}.key`, writtenKey(key))
  return file
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-restore-'))
  living = await makeSite('living', '8001015009087', 1)
  other = await makeSite('other', '7501015009081', 2)
  archive = path.join(folder, 'other.backup')
  await backup(other.database, archive, other.site)
  before = await lookAt(living)
  expect(before.people).toEqual(['living 8001015009087'])
})

afterAll(async () => {
  for (const { database, clone } of [living, other]) {
    await database.close()
    await clone.drop()
  }
  await rm(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('and its key are for their owner alone', async () => {
    for (const file of [archive, `${archive}.key`])
      expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })
  it('that fails leaves neither half an archive nor a key', async () => {
    const target = path.join(folder, 'failing')
    const stopped = AbortSignal.abort(new Error('Stopped'))
    await expect(
      backup(other.database, path.join(target, 'a'), other.site, stopped),
    ).rejects.toThrow('Stopped')
    const damaged = { ...other.site, dataDir: path.join(folder, 'damaged') }
    await mkdir(damaged.dataDir)
    await writeFile(keyFileIn(damaged.dataDir), 'half')
    await expect(backup(other.database, path.join(target, 'b'), damaged)).rejects.toThrow(
      'does not contain a key',
    )
    await mkdir(path.join(target, 'c/in the way'), { recursive: true })
    await expect(backup(other.database, path.join(target, 'c'), other.site)).rejects.toThrow()
    expect((await readdir(target)).filter((name) => !/^c(\.key)?$/.test(name))).toEqual([])
  })
})

describe('a refused restore leaves rows, files and key as they were', () => {
  it('when the archive is truncated, at any place', async () => {
    const bytes = await readFile(archive)
    for (const part of [0, 0.001, 0.2, 0.5, 0.8, 0.99]) {
      const file = await copyWith('cut', bytes.subarray(0, Math.floor(bytes.length * part)))
      await expect(attempt({ file })).rejects.toThrow('not a complete backup')
    }
    for (const less of [1, 8, 31, 32, 33, 40]) {
      const file = await copyWith('cut', bytes.subarray(0, bytes.length - less))
      await expect(attempt({ file })).rejects.toThrow('not a complete backup')
    }
    await expectUntouched()
  })

  it('when a single bit of the archive is another, at any place', async () => {
    const bytes = await readFile(archive)
    // The heads of the container hold bits that its own checks never look at.
    const places = [
      ...Array(10).keys(),
      ...Array.from({ length: 10 }, (_, i) => bytes.length - 1 - i * 4),
    ]
    for (let seed = 7, i = 0; i < 40; i += 1) {
      seed = (seed * 48_271) % 2_147_483_647
      places.push(seed % bytes.length)
    }
    for (const [index, at] of places.entries()) {
      const flipped = Buffer.from(bytes)
      flipped[at]! ^= 1 << (index % 8)
      const file = await copyWith('flipped', flipped)
      await expect(attempt({ file }), `bit ${index % 8} of byte ${at}`).rejects.toThrow(
        'not a complete backup',
      )
    }
    await expectUntouched()
  })

  it('when more was added to the archive', async () => {
    const bytes = await readFile(archive)
    const file = await copyWith('longer', Buffer.concat([bytes, bytes]))
    await expect(attempt({ file })).rejects.toThrow('not a complete backup')
    await expectUntouched()
  })

  it('when the key is another, truncated or missing', async () => {
    const bytes = await readFile(archive)
    const file = await copyWith('keyed', bytes, Buffer.alloc(32, 3))
    await expect(attempt({ file })).rejects.toThrow('is not the key of this backup')
    await writeFile(`${file}.key`, writtenKey(Buffer.alloc(32, 2)).slice(0, 30))
    await expect(attempt({ file })).rejects.toThrow('does not contain a key')
    await rm(`${file}.key`)
    await expect(attempt({ file })).rejects.toThrow('The key of this backup is missing')
    const configured = { ...living.site, secretKey: Buffer.alloc(32, 1) }
    await expect(attempt({ site: configured })).rejects.toThrow('SECRET_KEY is not the key')
    await expectUntouched()
  })

  it('when the program runs on the database', { timeout: processTimeout }, async () => {
    const program = connect(living.clone.url, { max: 1 })
    await program.sql`select 1`
    const { code, output } = await command('--force')
    await program.close()
    expect(output).toBe('The site is still running on this database: stop it first\n')
    expect(code).toBe(1)
    await expectUntouched()
  })

  it('when the program is about to start, or a backup is being made', async () => {
    const busy = connect(living.clone.url, { max: 1, applicationName: 'test' })
    await busy.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7265811204)`
      await expect(attempt()).rejects.toThrow('still running on this database')
    })
    const unfinished = path.join(folder, 'unfinished')
    await busy.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock_shared(7265811205)`
      await expect(attempt()).rejects.toThrow('A backup is running')
    })
    await busy.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(7265811205)`
      await expect(backup(living.database, unfinished, living.site)).rejects.toThrow(
        'A restore is running',
      )
    })
    await busy.close()
    await expectUntouched()
  })
})

describe('a restore that fails on its way leaves rows, files and key as they were', () => {
  it('when someone stops it', async () => {
    const stopping = new AbortController()
    const report = (step: string) => {
      if (step === 'load') stopping.abort(new Error('Stopped'))
    }
    await expect(attempt({ signal: stopping.signal, report })).rejects.toThrow('Stopped')
    await expectUntouched()
  })

  it('when the files cannot be put aside', async () => {
    const report = (step: string) => {
      if (step === 'exchange') throw new Error('EBUSY')
    }
    await expect(attempt({ report })).rejects.toThrow('EBUSY')
    await expectUntouched()
  })

  it('when the files folder cannot be written', async () => {
    const site = { ...living.site, dataDir: path.join(archive, 'data') }
    await expect(attempt({ site })).rejects.toThrow('ENOTDIR')
    await expectUntouched()
  })

  it('when the disk is full', { timeout: processTimeout }, async () => {
    const { code, errors } = await inProcess('none', 1, 'ulimit -f 1000;')
    expect(errors).toContain('EFBIG')
    expect(code).toBe(1)
    await expectUntouched()
  })

  /** Restores over a connection of its own, with more statements before the commit. */
  async function attemptThen(act: (tx: Database['sql']) => Promise<unknown>) {
    const own = connect(living.clone.url, { max: 1, applicationName: 'test' })
    const begin = (run: (tx: unknown) => Promise<unknown>) =>
      own.sql.begin(async (tx) => {
        await run(tx)
        await act(tx as never)
      })
    await attempt({ database: { url: own.url, sql: { begin } } }).finally(() => own.close())
  }

  it('when the server refuses the commit', async () => {
    const refused = attemptThen(async (tx) => {
      await tx`create table refused (id int references users deferrable initially deferred)`
      await tx`insert into refused values (-1)`
    })
    await expect(refused).rejects.toThrow('violates foreign key')
    await expectUntouched()
  })

  it('when the connection breaks during the commit', async () => {
    const broken = attemptThen(async (tx) => {
      await tx`create function break_off() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`
      await tx`create constraint trigger broken after insert on search_log
        deferrable initially deferred for each row execute function break_off()`
      await tx`insert into search_log (user_name, type, value) values ('x', 'x', 'x')`
    })
    await expect(broken).rejects.toThrow()
    await expectUntouched()
  })

  it('when the connection breaks while it is loading', async () => {
    const database = connect(living.clone.url, { max: 1, applicationName: 'breaking' })
    const breakOff = () => living.database.sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'breaking'`
    const report = (step: string) => {
      if (step === 'load') void breakOff().catch(() => {})
    }
    await expect(attempt({ database, report })).rejects.toThrow()
    await expectUntouched()
    await database.close()
  })
})

function inProcess(step: string, time: number, limits = '') {
  const script = path.join(import.meta.dirname, 'testing.restore.ts')
  const child = spawn(
    'bash',
    [
      '-c',
      `${limits} exec "$0" "$@"`,
      process.execPath,
      script,
      living.clone.url,
      archive,
      living.site.dataDir,
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

/** The command that people type, on the living site. */
async function command(...args: string[]) {
  const script = path.join(import.meta.dirname, 'restore.ts')
  const child = spawn(process.execPath, [script, archive, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: living.clone.url,
      DATA_DIR: living.site.dataDir,
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

describe('a restore that is killed', { timeout: processTimeout }, () => {
  it.each([
    ['before it has loaded anything', 'load', 1],
    ['between the exchange of the files and that of the key', 'exchange', 3],
  ])('%s is undone by the next start', async (_, step, time) => {
    expect((await inProcess(step, time)).signal).toBe('SIGKILL')
    expect(await settleRestore(living.database, living.site.dataDir)).toBe('undone')
    await expectUntouched()
  })

  it('just before its commit is undone by the next restore, even one that is refused', async () => {
    expect((await inProcess('commit', 1)).signal).toBe('SIGKILL')
    await expect(attempt({ file: path.join(folder, 'missing') })).rejects.toThrow('no such file')
    await expectUntouched()
  })
})

describe('a restore', { timeout: processTimeout }, () => {
  it('brings the other rows, files and key, and keeps what was there before', async () => {
    // Killed after its commit: the next start only has to clear up.
    expect((await inProcess('committed', 1)).signal).toBe('SIGKILL')
    expect(await settleRestore(living.database, living.site.dataDir)).toBe('completed')
    expect(await settleRestore(living.database, living.site.dataDir)).toBeUndefined()
    expect(await lookAt(living)).toEqual(await lookAt(other))

    const names = (await readdir(living.site.dataDir)).sort()
    expect(names.map((name) => name.replace(/-\d{8}-\d{6}-[0-9a-f]{8}$/, '-…'))).toEqual([
      'files',
      'files.before-restore-…',
      'secret.key',
      'secret.key.before-restore-…',
    ])
    const kept = (name: string) =>
      path.join(
        living.site.dataDir,
        names.find((n) => n.startsWith(name))!,
      )
    expect(await readFile(path.join(kept('files.before'), 'living.txt'), 'utf8')).toBe('living')
    expect(await readFile(kept('secret.key.before'), 'utf8')).toBe(writtenKey(Buffer.alloc(32, 1)))
  })

  it('is done when the connection breaks only after the commit', async () => {
    const database = {
      url: living.clone.url,
      sql: {
        begin: async (run: (tx: never) => Promise<unknown>) => {
          await living.database.sql.begin(run as never)
          throw new Error('The connection broke')
        },
      },
    }
    const { before: kept, files } = await attempt({ database })
    expect(files).toBe(2)
    expect(kept[0]).toContain('files.before-restore-')
    expect(await lookAt(living)).toEqual(await lookAt(other))
  })

  it('is started from the command line, and says where the old things are', async () => {
    const done = await command('--force')
    expect(done.output).toMatch(/2 files\n.*files\.before-restore-.*: the previous data/)
    expect(done.code).toBe(0)
    expect(await lookAt(living)).toEqual(await lookAt(other))
  })

  it('needs no data folder', async () => {
    const site = { dataDir: path.join(folder, 'new', 'deep'), ...local }
    await attempt({ site })
    expect(await lookAt({ ...living, site })).toEqual(await lookAt(other))
    expect((await readdir(site.dataDir)).sort()).toEqual(['files', 'secret.key'])
  })
})
