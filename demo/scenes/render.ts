import sharp from 'sharp'

export type WebpOptions = { width?: number; quality?: number; effort?: number }

/** Effort 2 takes two thirds of the default's time for a file that is hardly larger. */
export function renderWebp(svg: string, options: WebpOptions = {}): Promise<Buffer> {
  const { width, quality = 82, effort = 2 } = options
  const image = sharp(Buffer.from(svg))
  const sized = width === undefined ? image : image.resize({ width })
  return sized.webp({ quality, effort }).toBuffer()
}
