import sharp from 'sharp'
import { pictureSizes, pictureWidths } from '#contract/values/picture.ts'
import { mostPixels } from './picture-limits.ts'

/** The format is detected from the content, never from the name. SVG could contain scripts, so it is not accepted. */
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp'])
const widest = pictureWidths[pictureWidths.length - 1] as number

const webpOptions = { quality: 80, effort: 2 }
/** As good as the WebP file beside it, by structural similarity; more effort would take seconds. */
const avifOptions = { quality: 50, effort: 2 }

// A picture is decoded only once, so the cache of libvips would never be used.
sharp.cache(false)

export interface PictureSize {
  width: number
  height: number
}

export interface EncodedPicture extends PictureSize {
  files: { width: number; content: Uint8Array }[]
  placeholder: string
}

/** Reads only the header; null if the file is not a picture of an accepted format. */
export async function sizeOf(content: Uint8Array): Promise<PictureSize | null> {
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
    return acceptedFormats.has(format) ? { width, height } : null
  } catch {
    return null
  }
}

const hexDigit = (value: number) => Math.round(value / 17).toString(16)

/** The mean colours of the upper and lower half, a placeholder that costs a page only eight characters. */
async function halfColours(content: Uint8Array): Promise<string> {
  const pixels = await sharp(content)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: 1, height: 2, fit: 'fill' })
    .raw()
    .toBuffer()
  const colour = (at: number) => `#${[...pixels.subarray(at, at + 3)].map(hexDigit).join('')}`
  return colour(0) + colour(3)
}

/** Renders one of our own drawings, at one and a half times its size for sharp screens. Never used for uploads. */
export function drawing(content: Uint8Array): Promise<Uint8Array> {
  return sharp(content, { density: 108 }).png({ palette: true, quality: 90 }).toBuffer()
}

export interface PictureVariant {
  width: number
  format: 'webp' | 'avif'
}

/** A stored picture in another width or format. */
export async function variant(
  content: Uint8Array,
  { width, format }: PictureVariant,
): Promise<Uint8Array> {
  const resized = sharp(content).resize({ width, withoutEnlargement: true })
  return format === 'avif'
    ? resized.avif(avifOptions).toBuffer()
    : resized.webp(webpOptions).toBuffer()
}

/** The picture without its metadata, in every size; null if the file is truncated or damaged. */
export async function encode(content: Uint8Array): Promise<EncodedPicture | null> {
  // Applies the rotation from the camera's metadata before that is removed.
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
      .webp(webpOptions)
      .toBuffer()
    files.push({ width: size, content: file })
  }
  return { width, height, files, placeholder: await halfColours(whole.data) }
}
