import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { AppError } from '#contract/errors.ts'
import { pictureSizes, pictureWidths } from '#contract/values/picture.ts'
import type { FileStore } from '../gateways/files.ts'

/** What is decoded is decided by the content, never by the name; SVG could carry script and is not here. */
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp'])
const mostPixels = 40_000_000
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

async function decoded(content: Uint8Array) {
  try {
    const metadata = await sharp(content, { limitInputPixels: mostPixels }).metadata()
    if (acceptedFormats.has(metadata.format)) return metadata
  } catch {
    // Not a picture at all: the same error as for one of the wrong kind.
  }
  throw new AppError('unsupportedMedia')
}

async function tinyPlaceholder(content: Uint8Array): Promise<string> {
  const tiny = await sharp(content).resize(16).blur(1).webp({ quality: 40 }).toBuffer()
  return `data:image/webp;base64,${tiny.toString('base64')}`
}

/** Re-encodes a picture without its metadata and stores it in every size; the caller records the row. */
export async function storePicture(
  files: FileStore,
  content: Uint8Array,
  options: { key?: string } = {},
): Promise<StoredPicture> {
  await decoded(content)
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

/** Deletes every size of a picture that no row refers to any more. */
export async function removePicture(
  files: FileStore,
  { key, width }: Pick<StoredPicture, 'key' | 'width'>,
): Promise<void> {
  for (const size of pictureSizes({ width })) await files.remove(pictureKey(key, size))
}
