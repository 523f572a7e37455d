import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config } from '../config.ts'

/** Where pictures and documents are kept: a folder by default, S3-compatible storage by configuration. */
export interface FileStore {
  write(key: string, content: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
}

type Stored = Pick<Config, 'storage' | 'dataDir'>

/** Null when the files are in S3 storage. */
export function filesFolder({ storage, dataDir }: Stored): string | null {
  return storage.kind === 'local' ? folderIn(dataDir) : null
}

const folderIn = (dataDir: string) => path.join(dataDir, 'files')

async function diskFor(config: Stored): Promise<Disk> {
  const { storage } = config
  if (storage.kind === 'local') {
    return new Disk(new FSDriver({ location: folderIn(config.dataDir), visibility: 'private' }))
  }
  // The S3 client is large: only those who use it wait for it.
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      bucket: storage.bucket,
      region: storage.region,
      ...(storage.endpoint ? { endpoint: storage.endpoint, forcePathStyle: true } : {}),
      credentials: {
        accessKeyId: storage.accessKeyId,
        secretAccessKey: storage.secretAccessKey,
      },
      visibility: 'private',
      supportsACL: false,
    }),
  )
}

/** The storage cannot be reached or is full: the caller may try again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  constructor(cause: unknown) {
    super('The file storage cannot be used', { cause })
  }
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

/** In a folder a file appears under its name once it is whole; S3 does the same by itself. */
async function writeWhole(
  disk: Disk,
  { storage, dataDir }: Stored,
  key: string,
  content: Uint8Array,
): Promise<void> {
  if (storage.kind !== 'local') return disk.put(key, content)
  const growing = `${key}.${randomUUID()}.part`
  const at = (name: string) => path.join(dataDir, 'files', name)
  try {
    await disk.put(growing, content)
    await rename(at(growing), at(key))
  } catch (error) {
    await rm(at(growing), { force: true }).catch(() => {})
    throw error
  }
}

export async function openFiles(config: Stored): Promise<FileStore> {
  const store = await storeOf(config)
  return {
    write: (key, content) => orUnavailable(store.write(key, content)),
    read: (key) => orUnavailable(store.read(key)),
    exists: (key) => orUnavailable(store.exists(key)),
    remove: (key) => orUnavailable(store.remove(key)),
  }
}

async function storeOf(config: Stored): Promise<FileStore> {
  const disk = await diskFor(config)
  return {
    write: (key, content) => writeWhole(disk, config, key, content),
    async read(key) {
      // Asking first would cost S3 a second journey for every picture.
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (!(await disk.exists(key))) return undefined
        throw error
      }
    },
    exists: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  }
}
