import cluster from 'node:cluster'
import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { systemTexts } from '#contract/messages.ts'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../gateways/files.ts'
import { scheduleRemoval } from './file-removals.ts'
import { pictureFolderKey, pictureKey } from './file-keys.ts'
import { createPictureCodec } from './picture-codec.ts'
import { mostPixels } from './picture-limits.ts'
import { createWorkPool } from './work-pool.ts'

/** A stored picture is WebP, which is no larger than 16 383 on each side. */
const longestSide = 16_000

/** Decoding uses every core and much memory: a few at a time, and not too many waiting. */
const pool = createWorkPool({ most: cluster.isWorker ? 1 : 2, waiting: 40 })
const codec = createPictureCodec()

export interface StoredPicture {
  key: string
  width: number
  height: number
  bytes: number
  placeholder: string
  sha256: string
}

/** Pictures are files, and their rows follow: until then the database knows what to delete. */
export interface PictureStore {
  files: FileStore
  database: Pick<Database, 'db'>
}

/** How much work a file is: the pixels that decoding it produces; 0 when it will be refused. */
export async function pixelsOf(content: Uint8Array): Promise<number> {
  const size = await codec.run('sizeOf', content)
  const pixels = size ? size.width * size.height : 0
  return pixels > mostPixels ? 0 : pixels
}

async function checkPicture(content: Uint8Array): Promise<void> {
  const size = await codec.run('sizeOf', content)
  if (!size || size.width * size.height > mostPixels) throw new AppError('unsupportedMedia')
  if (Math.max(size.width, size.height) > longestSide) {
    throw new AppError('tooLarge', { message: systemTexts.pictureTooLarge })
  }
}

/**
 * Re-encodes a picture without its metadata and stores it in every size. The caller writes its row;
 * without one, the files are deleted an hour later.
 */
export async function storePicture(
  store: PictureStore,
  content: Uint8Array,
  options: { key?: string } = {},
): Promise<StoredPicture> {
  await checkPicture(content)
  return pool.run(() => encode(store, content, options))
}

async function encode(
  { files, database }: PictureStore,
  content: Uint8Array,
  options: { key?: string },
): Promise<StoredPicture> {
  const key = options.key ?? randomUUID()
  const encoded = await codec.run('encode', content)
  // It began like a picture and was cut off or damaged.
  if (!encoded) throw new AppError('unsupportedMedia')
  await scheduleRemoval(database.db, [pictureFolderKey(key)])
  let bytes = 0
  for (const file of encoded.files) {
    bytes += file.content.length
    await files.write(pictureKey(key, file.width), file.content)
  }
  return {
    key,
    width: encoded.width,
    height: encoded.height,
    bytes,
    placeholder: encoded.placeholder,
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

/** A drawing (SVG) of ours as a PNG, which every email program shows. */
export function drawPng(drawing: string): Promise<Uint8Array> {
  return pool.run(() => codec.run('drawing', Buffer.from(drawing)))
}

/** Whether a picture was refused for what it is, and not for its size or because there is too much to do. */
export function isNotAPicture(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unsupportedMedia'
}
