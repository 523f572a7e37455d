import sharp from 'sharp'
import { pictureSizes, pictureWidths } from '#contract/values/picture.ts'
import { mostPixels } from './picture-limits.ts'

/** What is decoded is decided by the content, never by the name; SVG could carry script and is not here. */
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp'])
const widest = pictureWidths[pictureWidths.length - 1] as number

// A picture is decoded once: what libvips keeps of it would never be used again.
sharp.cache(false)

export interface PictureSize {
  width: number
  height: number
}

export interface EncodedPicture extends PictureSize {
  files: { width: number; content: Uint8Array }[]
  placeholder: string
}

/** Reads the header alone; null when it is not a picture that is accepted. */
export async function sizeOf(content: Uint8Array): Promise<PictureSize | null> {
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return acceptedFormats.has(format) ? { width, height } : null
  } catch {
    return null
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

/** The picture without its metadata, in every size; null when it is cut off or damaged. */
export async function encode(content: Uint8Array): Promise<EncodedPicture | null> {
  // Rotation is taken from the camera's metadata before that is dropped.
  const whole = await sharp(content, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ width: widest, withoutEnlargement: true })
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  if (!whole) return null
  const { width, height } = whole.info
  const files: EncodedPicture['files'] = []
  for (const size of pictureSizes({ width })) {
    const file = await sharp(whole.data)
      .resize({ width: size, withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .toBuffer()
    files.push({ width: size, content: file })
  }
  return { width, height, files, placeholder: await tinyPlaceholder(whole.data) }
}
