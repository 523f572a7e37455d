import { AppError } from '#contract/errors.ts'
import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import type { StoredZip } from '../../db/schema/listing-imports.ts'
import type { FileStore } from '../../gateways/files.ts'
import { readZip, UnreadableZip, type ZipEntry } from '../../kit/zip.ts'

/** From the upload of a ZIP to the import, and from its start to its end. */
export const zipHours = 24

/** The maximum size of an imported picture; it is stored much smaller. */
export const mostPictureBytes = 15 * 1024 * 1024

const limits = {
  mostEntries: 20_000,
  mostEntryBytes: mostPictureBytes,
  mostBytes: 2 * 1024 * 1024 * 1024,
}

const isPicture = (name: string) =>
  /\.(jpe?g|png|webp|gif)$/i.test(name) && !/(^|\/)(\._|__MACOSX\/)/.test(name)

/** The pictures of a ZIP file; nothing is unpacked until it is needed. */
export function readPictureZip(content: Buffer): ZipEntry[] {
  try {
    const pictures = readZip(content, limits).filter(({ name }) => isPicture(name))
    if (pictures.length === 0) refuse(texts.zipEmpty)
    return pictures
  } catch (error) {
    if (error instanceof UnreadableZip) refuse(texts.zipUnreadable)
    throw error
  }
}

function refuse(message: string): never {
  throw new AppError('invalidInput', { message, fields: { file: message } })
}

const fileName = (path: string) => (path.split('/').at(-1) as string).toLowerCase()

/** Whether a file of a ZIP belongs to a listing by its name: `ref/1.jpg`, `ref.jpg`, `ref-2.jpg`. */
export function belongsTo(path: string, reference: string): boolean {
  const wanted = reference.toLowerCase()
  const folders = path.toLowerCase().split('/').slice(0, -1)
  if (folders.includes(wanted)) return true
  const name = fileName(path).replace(/\.\w+$/, '')
  return (
    name === wanted ||
    (name.startsWith(wanted) && /^[\s._-]+\d{1,3}$/.test(name.slice(wanted.length)))
  )
}

/** Pictures in the uploaded ZIP files, by name. One file is held in memory at a time. */
export class PictureZips {
  readonly #files: FileStore
  readonly #zips: readonly StoredZip[]
  #open: { key: string; entries: Promise<Map<string, ZipEntry>> } | undefined

  constructor(files: FileStore, zips: readonly StoredZip[]) {
    this.#files = files
    this.#zips = zips
  }

  /** The names that belong to a listing by its reference, in order. */
  namesFor(reference: string): string[] {
    return this.#zips
      .flatMap(({ names }) => names.filter((name) => belongsTo(name, reference)))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  }

  /** The full path in a ZIP, or just the file name if that is enough. */
  find(written: string): string | undefined {
    const wanted = written
      .replaceAll('\\', '/')
      .replace(/^\.?\//, '')
      .toLowerCase()
    const names = this.#zips.flatMap((zip) => zip.names)
    return (
      names.find((name) => name.toLowerCase() === wanted) ??
      names.find((name) => fileName(name) === wanted)
    )
  }

  async read(name: string): Promise<Buffer | undefined> {
    const zip = this.#zips.find(({ names }) => names.includes(name))
    if (!zip) return undefined
    if (this.#open?.key !== zip.key) {
      this.#open = { key: zip.key, entries: this.#entriesOf(zip.key) }
    }
    try {
      return (await this.#open.entries).get(name)?.read()
    } catch (error) {
      if (error instanceof UnreadableZip) return undefined
      throw error
    }
  }

  async #entriesOf(key: string): Promise<Map<string, ZipEntry>> {
    const content = await this.#files.read(key)
    const entries = content ? readPictureZip(Buffer.from(content)) : []
    return new Map(entries.map((entry) => [entry.name, entry]))
  }
}
