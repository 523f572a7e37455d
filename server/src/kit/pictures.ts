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

/** Pictures are stored as WebP, which allows at most 16 383 pixels on each side. */
const longestSide = 16_000

/** Decoding uses every core and a lot of memory: only a few at a time, and a limited queue. */
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

/** A picture’s files are stored before its row is written; until then, the database has them scheduled for deletion. */
export interface PictureStore {
  files: FileStore
  database: Pick<Database, 'db'>
}

/** How much work decoding a file is: its number of pixels, or 0 if it will be refused. */
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
  // The header was that of a picture, but the file is truncated or damaged.
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

/** Renders one of our own drawings (SVG) as a PNG, which every email program shows. */
export function drawPng(drawing: string): Promise<Uint8Array> {
  return pool.run(() => codec.run('drawing', Buffer.from(drawing)))
}

/** Whether a file was refused because it is not a valid picture, and not because of its size or the load. */
export function isNotAPicture(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unsupportedMedia'
}
