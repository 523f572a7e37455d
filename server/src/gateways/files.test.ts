import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBucket, type TestBucket } from '../testing/s3.ts'
import { openFiles, StorageUnavailable, type FileStore } from './files.ts'

let folder: string
let bucket: TestBucket
let stores: Record<'a folder' | 'S3', FileStore>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-files-'))
  bucket = await openBucket('pictures', 'key-id')
  stores = {
    'a folder': await openFiles({ dataDir: folder, storage: { kind: 'local' } }),
    S3: await openFiles({
      dataDir: folder,
      storage: {
        kind: 's3',
        bucket: 'pictures',
        region: 'af-south-1',
        endpoint: bucket.endpoint,
        accessKeyId: 'key-id',
        secretAccessKey: 'secret',
      },
    }),
  }
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['a folder', 'S3'] as const)('files stored in %s', (kind) => {
  it('are read back as they were written', async () => {
    const files = stores[kind]
    await files.write('pictures/a/320.webp', Buffer.from([0, 1, 2, 255]))
    expect(await files.exists('pictures/a/320.webp')).toBe(true)
    expect([...((await files.read('pictures/a/320.webp')) as Uint8Array)]).toEqual([0, 1, 2, 255])
  })
  it('are undefined if they do not exist or were removed', async () => {
    const files = stores[kind]
    expect(await files.read('pictures/none/320.webp')).toBeUndefined()
    await files.write('pictures/b/320.webp', Buffer.from('x'))
    await files.remove('pictures/b/320.webp')
    expect(await files.read('pictures/b/320.webp')).toBeUndefined()
  })
  it('cannot be read from outside their store', async () => {
    await expect(stores[kind].read('../../etc/passwd')).rejects.toThrow()
  })
})

describe('S3 storage', () => {
  it('is retried when it is temporarily too busy', async () => {
    bucket.failNext = 2
    await stores.S3.write('pictures/c/320.webp', Buffer.from('x'))
    expect(bucket.objects.get('pictures/c/320.webp')?.toString()).toBe('x')
  })
  it('is unavailable if it stays too busy', async () => {
    bucket.failNext = 3
    await expect(stores.S3.read('pictures/c/320.webp')).rejects.toThrow(StorageUnavailable)
    expect(bucket.failNext).toBe(0)
  })
  it('is unavailable immediately if it refuses the key', async () => {
    const { endpoint } = bucket
    const storage = { kind: 's3', bucket: 'pictures', region: 'af-south-1', endpoint } as const
    const stranger = { ...storage, accessKeyId: 'another', secretAccessKey: 'secret' }
    const store = await openFiles({ dataDir: folder, storage: stranger })
    await expect(store.exists('pictures/c/320.webp')).rejects.toThrow(StorageUnavailable)
  })
})
