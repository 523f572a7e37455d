import sharp from 'sharp'
import { pictureSizes, pictureWidths } from '#contract/values/picture.ts'
import { mostPixels } from './picture-limits.ts'

/** What is decoded is decided by the content, never by the name; SVG could carry script and is not here. */
const acceptedFormats = new Set(['jpeg', 'png', 'gif', 'webp'])
const widest = pictureWidths[pictureWidths.length - 1] as number

const webpOptions = { quality: 80, effort: 2 }
/** As good as the WebP beside it, by structural similarity; more effort takes seconds. */
const avifOptions = { quality: 50, effort: 2 }

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

const hexDigit = (value: number) => Math.round(value / 17).toString(16)

/** The mean colours of its upper and lower half: they cost a page eight characters. */
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

/** A drawing of ours as a picture, half as many pixels again for sharp screens. What people upload never gets here. */
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
      .webp(webpOptions)
      .toBuffer()
    files.push({ width: size, content: file })
  }
  return { width, height, files, placeholder: await halfColours(whole.data) }
}
