import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { assertOutsideTransaction } from '../db/pool.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'

export type { FileStore }

type Stored = Pick<Config, 'storage' | 'dataDir'>

/** Null if the files are in S3 storage. */
export function filesFolder({ storage, dataDir }: Stored): string | null {
  return storage.kind === 'local' ? folderIn(dataDir) : null
}

const folderIn = (dataDir: string) => path.join(dataDir, 'files')

/** The storage is unreachable or full: the caller may retry. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  constructor(cause: unknown) {
    super('The file storage is not available', { cause })
  }
}

/** Never inside a transaction: a storage that hangs must not hold a database connection. */
async function orUnavailable<T>(key: string, work: (key: string) => Promise<T>): Promise<T> {
  assertOutsideTransaction()
  try {
    return await work(insideStore(key))
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

/** The program generates the keys; one that points outside the store is an attack or a bug. */
function insideStore(key: string): string {
  const names = key.split('/')
  if (!/^[\w./-]+$/.test(key) || names.some((name) => ['', '.', '..'].includes(name))) {
    throw new Error(`Invalid storage key ${JSON.stringify(key)}`)
  }
  return key
}

export async function openFiles(
  { storage, dataDir }: Stored,
  log?: FastifyBaseLogger,
): Promise<FileStore> {
  // The S3 client is loaded only if it is used.
  const store =
    storage.kind === 'local'
      ? folderStore(folderIn(dataDir))
      : (await import('./s3-store.ts')).s3Store(storage, log)
  return {
    write: (key, content) => orUnavailable(key, (inside) => store.write(inside, content)),
    read: (key) => orUnavailable(key, store.read),
    exists: (key) => orUnavailable(key, store.exists),
    remove: (key) => orUnavailable(key, store.remove),
  }
}
