import { laterWidths, pictureWidths } from '#contract/values/picture.ts'
import type { FileStore } from '../gateways/files.ts'
import { outsideRequest } from '../db/request-scope.ts'
import { avifKey, pictureKey } from './file-keys.ts'
import { createPictureCodec, type PictureCodec } from './picture-codec.ts'
import { createWorkPool } from './work-pool.ts'

/** Only the widest ones: for smaller pictures, AVIF saves too little for the time that encoding takes. */
export const avifWidths: readonly number[] = [1440, 1920]
/** An AVIF file is worth storing only if it is at most this share of the WebP file. */
const worthwhile = 0.9
/** How many pictures without an AVIF file a process remembers, so that it does not look for them again. */
const mostRemembered = 10_000

interface VariantParts {
  files: FileStore
  codec?: Pick<PictureCodec, 'run'>
  /** Called about failures in the background. */
  onError(error: unknown): void
}

export interface PictureFile {
  content: Uint8Array
  type: 'image/webp' | 'image/avif'
}

export interface PictureVariants {
  /** A stored picture in one width, as AVIF if the browser accepts it and there is such a file. */
  find(key: string, width: number, takesAvif: boolean): Promise<PictureFile | undefined>
}

/** Finds the files of pictures, and creates those that were not stored with them. */
export function createPictureVariants({ files, onError, ...parts }: VariantParts): PictureVariants {
  const codec = parts.codec ?? createPictureCodec()
  const missing = createWorkPool({ most: 1, waiting: 40 })
  const later = createWorkPool({ most: 1, waiting: 20 })
  const withoutAvif = new Set<string>()

  async function findLarger(key: string, width: number): Promise<Uint8Array | undefined> {
    for (const larger of pictureWidths.filter((other) => other > width)) {
      const content = await files.read(pictureKey(key, larger))
      if (content) return content
    }
    return undefined
  }

  /** Makes a width that earlier versions did not store. */
  function makeWidth(key: string, width: number): Promise<Uint8Array | undefined> {
    return missing.run(async () => {
      const madeBefore = await files.read(pictureKey(key, width))
      if (madeBefore) return madeBefore
      const larger = await findLarger(key, width)
      if (!larger) return undefined
      const made = await codec.run('variant', larger, { width, format: 'webp' })
      await files.write(pictureKey(key, width), made).catch(onError)
      return made
    })
  }

  async function makeAvif(key: string, width: number, webp: Uint8Array): Promise<void> {
    const source = (await findLarger(key, width)) ?? webp
    const made = await codec.run('variant', source, { width, format: 'avif' })
    const saves = made.length <= webp.length * worthwhile
    await files.write(avifKey(key, width), saves ? made : new Uint8Array())
  }

  /** The AVIF file for this request, or undefined: then it is made in the background for later requests. */
  async function findAvif(key: string, width: number, webp: Uint8Array) {
    const name = avifKey(key, width)
    if (withoutAvif.has(name)) return undefined
    const found = await files.read(name)
    if (found?.length) return found
    if (withoutAvif.size >= mostRemembered) withoutAvif.clear()
    withoutAvif.add(name)
    if (found) return undefined
    outsideRequest(() => later.run(() => makeAvif(key, width, webp)))
      .then(() => withoutAvif.delete(name))
      .catch(onError)
    return undefined
  }

  return {
    async find(key, width, takesAvif) {
      const stored = await files.read(pictureKey(key, width))
      const webp = stored ?? (laterWidths.includes(width) ? await makeWidth(key, width) : undefined)
      if (!webp) return undefined
      const avif =
        takesAvif && avifWidths.includes(width) ? await findAvif(key, width, webp) : undefined
      return avif ? { content: avif, type: 'image/avif' } : { content: webp, type: 'image/webp' }
    },
  }
}
