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

export async function openFiles(config: Stored): Promise<FileStore> {
  const disk = await diskFor(config)
  return {
    write: (key, content) => disk.put(key, content),
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
