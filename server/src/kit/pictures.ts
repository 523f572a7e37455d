import cluster from 'node:cluster'
import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { AppError } from '#contract/errors.ts'
import { systemTexts } from '#contract/messages.ts'
import { pictureSizes, pictureWidths } from '#contract/values/picture.ts'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../gateways/files.ts'
import { scheduleRemoval } from './file-removals.ts'
import { pictureFolderKey, pictureKey } from './file-keys.ts'
import { createWorkPool } from './work-pool.ts'

/** What is decoded is decided by the content, never by the name; SVG could carry script and is not here. */
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp'])
const mostPixels = 40_000_000
/** A stored picture is WebP, which is no larger than 16 383 on each side. */
const longestSide = 16_000

// A picture is decoded once: what libvips keeps of it would never be used again.
sharp.cache(false)

/** Decoding uses every core and much memory: a few at a time, and not too many waiting. */
const pool = createWorkPool({ most: cluster.isWorker ? 1 : 2, waiting: 40 })
const widest = pictureWidths[pictureWidths.length - 1] as number

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

/** Reads the header alone; undefined when it is not a picture that is accepted. */
async function sizeOf(content: Uint8Array) {
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return acceptedFormats.has(format) ? { width, height } : undefined
  } catch {
    return undefined
  }
}

/** How much work a file is: the pixels that decoding it produces; 0 when it will be refused. */
export async function pixelsOf(content: Uint8Array): Promise<number> {
  const size = await sizeOf(content)
  const pixels = size ? size.width * size.height : 0
  return pixels > mostPixels ? 0 : pixels
}

async function checkPicture(content: Uint8Array): Promise<void> {
  const size = await sizeOf(content)
  if (!size || size.width * size.height > mostPixels) throw new AppError('unsupportedMedia')
  if (Math.max(size.width, size.height) > longestSide) {
    throw new AppError('tooLarge', { message: systemTexts.pictureTooLarge })
  }
}

async function tinyPlaceholder(content: Uint8Array): Promise<string> {
  const tiny = await sharp(content)
    .resize({ width: 16, height: 64, fit: 'inside' })
    .blur(1)
    .webp({ quality: 40 })
    .toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
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
  // Rotation is taken from the camera's metadata before that is dropped.
  const whole = await sharp(content, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      // It began like a picture and was cut off or damaged.
      throw new AppError('unsupportedMedia')
    })
  const { width, height } = whole.info
  await scheduleRemoval(database.db, [pictureFolderKey(key)])
  let bytes = 0
  for (const size of pictureSizes({ width })) {
    const file = await sharp(whole.data)
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer()
    bytes += file.length
    await files.write(pictureKey(key, size), file)
  }
  return {
    key,
    width,
    height,
    bytes,
    placeholder: await tinyPlaceholder(whole.data),
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

/** Whether a picture was refused for what it is, and not for its size or because there is too much to do. */
export function isNotAPicture(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unsupportedMedia'
}
