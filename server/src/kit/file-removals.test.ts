import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, type Database } from '../db/connect.ts'
import { whileHolding } from '../db/pool.ts'
import { cloneDatabase, type TestDatabase } from '../db/testing.ts'
import { openFiles, type FileStore } from '../gateways/files.ts'
import { openBucket, type TestBucket } from '../testing/s3.ts'
import { pictureKey } from './file-keys.ts'
import { filesLock, removeDueFiles, scheduleRemoval } from './file-removals.ts'

let folder: string
let clone: TestDatabase
let database: Database
let other: Database
let files: FileStore
let bucket: TestBucket
const log = pino({ level: 'silent' })
const local = { storage: { kind: 'local' } } as const

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-removals-'))
  clone = await cloneDatabase()
  database = connect(clone.url, { max: 1, applicationName: 'test' })
  other = connect(clone.url, { max: 1, applicationName: 'test' })
  files = await openFiles({ dataDir: folder, ...local })
  bucket = await openBucket('pictures', 'key-id')
})
afterAll(async () => {
  await database.close()
  await other.close()
  await clone.drop()
  await bucket.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})
beforeEach(async () => {
  await database.sql`truncate file_removals`
})

const sweep = () => removeDueFiles({ database, files, config: local, log })

async function pass(time: string) {
  await database.sql`update file_removals set due_at = due_at - ${time}::interval,
    removed_at = removed_at - ${time}::interval`
}

async function storeFiles(key: string, store = files) {
  await scheduleRemoval(database.db, [`pictures/${key}`])
  for (const width of [320, 640]) await store.write(pictureKey(key, width), Buffer.from(key))
}

const insertRow = (key: string, sql: Database['sql'] = database.sql) => sql`
  insert into images (key, width, height, bytes, placeholder, sha256)
  values (${key}, 700, 500, 9, 'data:', 'x')`
const deleteRow = (key: string) => database.sql`delete from images where key = ${key}`
const isStored = (key: string, store = files) => store.exists(pictureKey(key, 640))

describe('stored files', () => {
  it('are kept while a row refers to them, and deleted an hour after the row', async () => {
    await storeFiles('a')
    await insertRow('a')
    await pass('2 hours')
    expect(await sweep()).toBe(0)
    await deleteRow('a')
    await pass('59 minutes')
    expect([await sweep(), await isStored('a')]).toEqual([0, true])
    await pass('2 minutes')
    expect([await sweep(), await isStored('a')]).toEqual([1, false])
    expect(await sweep()).toBe(0)
  })

  it('without a row are deleted after an hour, including those that a crash left incomplete', async () => {
    await storeFiles('b')
    const part = path.join(folder, 'files', `${pictureKey('b', 960)}.77f0.part`)
    await writeFile(part, 'half')
    await pass('61 minutes')
    expect([await sweep(), await isStored('b')]).toEqual([1, false])
    expect(await readdir(path.dirname(part))).toEqual([])
  })

  it('cannot get a row once they are deleted, unless they are stored again', async () => {
    await storeFiles('c')
    await pass('61 minutes')
    await sweep()
    await expect(insertRow('c')).rejects.toThrow('were deleted before their row was written')
    await storeFiles('c')
    await insertRow('c')
    await pass('2 hours')
    expect([await sweep(), await isStored('c')]).toEqual([0, true])
  })

  it('are kept when their row is being written at the same time', async () => {
    await storeFiles('d')
    await pass('61 minutes')
    await other.sql.begin(async (tx) => {
      await insertRow('d', tx as Database['sql'])
      expect(await sweep()).toBe(0)
    })
    expect([await sweep(), await isStored('d')]).toEqual([0, true])
  })

  it('are kept when they are stored again for an existing row', async () => {
    await insertRow('e')
    await storeFiles('e')
    await pass('61 minutes')
    expect([await sweep(), await isStored('e')]).toEqual([0, true])
  })

  it('are not deleted while a backup reads them', async () => {
    await storeFiles('f')
    await pass('61 minutes')
    await other.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock_shared(${filesLock})`
      expect([await sweep(), await whileHolding(() => isStored('f'))]).toEqual([0, true])
    })
    expect([await sweep(), await isStored('f')]).toEqual([1, false])
  })

  it('are retried later if they cannot be deleted, without holding up the others', async () => {
    await storeFiles('g')
    await pass('1 minute')
    await storeFiles('h')
    await pass('61 minutes')
    const remove = async (key: string) => {
      if (key.includes('/g/')) throw new Error('The folder is read-only')
      await files.remove(key)
    }
    expect(
      await removeDueFiles({ database, files: { ...files, remove }, config: local, log }),
    ).toBe(1)
    expect([await isStored('g'), await isStored('h')]).toEqual([true, false])
    await pass('61 minutes')
    expect([await sweep(), await isStored('g')]).toEqual([1, false])
  })

  it('in S3 outlive their row by thirty days, because backups do not contain them', async () => {
    const storage = {
      kind: 's3',
      bucket: 'pictures',
      region: 'af-south-1',
      endpoint: bucket.endpoint,
      accessKeyId: 'key-id',
      secretAccessKey: 'secret',
    } as const
    const store = await openFiles({ dataDir: folder, storage })
    const sweepBucket = () => removeDueFiles({ database, files: store, config: { storage }, log })
    await storeFiles('recorded', store)
    await insertRow('recorded')
    await deleteRow('recorded')
    await storeFiles('never', store)
    await pass('2 hours')
    expect(await sweepBucket()).toBe(1)
    expect([await isStored('recorded', store), await isStored('never', store)]).toEqual([
      true,
      false,
    ])
    await pass('30 days')
    expect([await sweepBucket(), await isStored('recorded', store)]).toEqual([1, false])
    expect(bucket.objects.size).toBe(0)
  })
})
