import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import sharp from 'sharp'
import { AppError } from '#contract/errors.ts'
import { systemTexts } from '#contract/messages.ts'
import { pictureSizes, pictureWidths } from '#contract/values/picture.ts'
import type { FileStore } from '../gateways/files.ts'
import { createWorkPool } from './work-pool.ts'

/** What is decoded is decided by the content, never by the name; SVG could carry script and is not here. */
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp'])
const mostPixels = 40_000_000
/** A stored picture is WebP, which is no larger than 16 383 on each side. */
const longestSide = 16_000

/** Decoding uses every core and much memory: a few at a time, and not too many waiting. */
const pool = createWorkPool({ most: 2, waiting: 40 })
const widest = pictureWidths[pictureWidths.length - 1] as number

export interface StoredPicture {
  key: string
  width: number
  height: number
  bytes: number
  placeholder: string
  sha256: string
}

export function pictureKey(key: string, width: number): string {
  return `pictures/${key}/${width}.webp`
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

/** Re-encodes a picture without its metadata and stores it in every size; the caller records the row. */
export async function storePicture(
  files: FileStore,
  content: Uint8Array,
  options: { key?: string } = {},
): Promise<StoredPicture> {
  await checkPicture(content)
  return pool.run(() => encode(files, content, options))
}

async function encode(
  files: FileStore,
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

async function removePicture(
  files: FileStore,
  { key, width }: Pick<StoredPicture, 'key' | 'width'>,
): Promise<void> {
  for (const size of pictureSizes({ width })) await files.remove(pictureKey(key, size))
}

/**
 * Deletes every size of pictures that no row refers to any more. What the caller did is done, or has
 * failed for a reason of its own, so a storage that fails changes nothing about it.
 */
export async function discardPictures(
  { files, log }: { files: FileStore; log: FastifyBaseLogger },
  pictures: readonly Pick<StoredPicture, 'key' | 'width'>[],
): Promise<void> {
  for (const [done, picture] of pictures.entries()) {
    try {
      await removePicture(files, picture)
    } catch (error) {
      const keys = pictures.slice(done).map(({ key }) => `pictures/${key}`)
      log.warn(
        { err: error, keys },
        'pictures that nothing refers to could not be deleted: delete these folders once the file storage is available',
      )
      return
    }
  }
}
