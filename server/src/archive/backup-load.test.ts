import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { openFiles, type FileStore } from '../gateways/files.ts'
import { pictureKey } from '../kit/file-keys.ts'
import { removeDueFiles, scheduleRemoval } from '../kit/file-removals.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const sizes = [320, 640]
const log = pino({ level: 'silent' })
let folder: string
let clones: TestDatabase[]
let database: Database
let other: Database
let files: FileStore
const site = (name: string) =>
  ({
    dataDir: path.join(folder, name),
    secretKey: Buffer.alloc(32, 1),
    storage: { kind: 'local' },
  }) as const

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'jacaranda-load-'))
  clones = [await cloneDatabase(), await cloneDatabase()]
  const [source] = clones as [TestDatabase]
  database = connect(source.url, { max: 2, applicationName: 'test', timeouts: null })
  other = connect(source.url, { max: 4, applicationName: 'test', timeouts: null })
  files = await openFiles(site('source'))
})
afterAll(async () => {
  await database.close()
  await other.close()
  for (const clone of clones) await clone.drop()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

async function upload() {
  const key = randomUUID()
  await scheduleRemoval(other.db, [`pictures/${key}`])
  for (const size of sizes) await files.write(pictureKey(key, size), Buffer.from(key.repeat(9)))
  await other.sql`insert into images (key, width, height, bytes, placeholder, sha256)
    values (${key}, 700, 500, 9, 'data:', 'x')`
}

const countPictures = async ({ sql }: Database) =>
  (await sql`select count(*)::int as count from images`)[0]!.count as number

/** A busy site: every picture may be deleted, and every file that is no longer needed is due. */
async function work() {
  await upload()
  await other.sql`delete from images where id in (
    select id from images order by random() limit 2)`
  await other.sql`update file_removals set due_at = now() where removed_at is null`
  return removeDueFiles({ database: other, files, config: site('source'), log })
}

it('a backup that takes hours has the files of all its rows, whatever the site does meanwhile', async () => {
  for (let n = 0; n < 30; n++) await upload()
  const archive = path.join(folder, 'load.backup')
  const began = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  // The backup reaches this table and waits.
  const holding = other.sql.begin(async (tx) => {
    await tx`lock table weeks in access exclusive mode`
    began.resolve()
    await finish.promise
  })
  await began.promise
  const backingUp = backup(database, archive, site('source'))
  await expect
    .poll(
      () => database.sql`select 1 from pg_locks where not granted and mode = 'AccessShareLock'`,
      {
        timeout: 60_000,
      },
    )
    .toHaveLength(1)
  for (let n = 0; n < 15; n++) expect(await work()).toBe(0)
  finish.resolve()
  await holding
  expect(await backingUp).toMatchObject({ missing: [] })
  expect(await work()).toBeGreaterThan(15)

  const target = connect(clones[1]!.url, { max: 1, applicationName: 'test' })
  await restore(target, archive, { site: site('target'), force: true })
  expect(await countPictures(target)).toBe(30)
  const restored = await openFiles(site('target'))
  for (const { key } of await target.sql<{ key: string }[]>`select key from images`)
    for (const size of sizes)
      expect(Buffer.from((await restored.read(pictureKey(key, size)))!).toString()).toBe(
        key.repeat(9),
      )
  await target.close()
}, 120_000)
