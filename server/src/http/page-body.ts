import { brotliCompress, brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { pack, quickBrotli, smallBrotli, worthPacking, type Encoding } from '../kit/reply.ts'

/** The headers, and what the objects themselves take. */
const overhead = 4096
/** There may also be a gzip form, which is a little larger than the Brotli form. */
const bothForms = 2.25
/** A page that was sent this often in Brotli is worth compressing better. */
const often = 3

/**
 * The body of a page in the forms that were asked for, each created once. A page is held in a cache
 * compressed: its plain form is about six times as large, and hardly any client asks for it.
 *
 * Most pages are sent once before they expire. They are compressed quickly, and better in the
 * background when they prove popular.
 */
export class PageBody {
  readonly length: number
  #plain: Buffer | undefined
  readonly #packed = new Map<Encoding, Buffer>()
  #timesSent = 0

  constructor(plain: Buffer) {
    this.#plain = plain
    this.length = plain.length
  }

  get plain(): Buffer {
    return this.#plain ?? brotliDecompressSync(this.#form('br'))
  }

  /** Undefined when the page is too small to be compressed. */
  packed(encoding: Encoding): Buffer | undefined {
    if (this.length < worthPacking) return undefined
    if (encoding === 'br' && ++this.#timesSent === often) this.#packBetter()
    return this.#form(encoding)
  }

  /** Drops the plain form; returns the bytes that the page takes from now on, at most. */
  compact(): number {
    if (this.length < worthPacking) return this.length + overhead
    const { length } = this.#form('br')
    this.#plain = undefined
    return length * bothForms + overhead
  }

  #form(encoding: Encoding): Buffer {
    let form = this.#packed.get(encoding)
    if (!form) {
      form =
        encoding === 'br' ? brotliCompressSync(this.plain, quickBrotli) : pack(this.plain, encoding)
      this.#packed.set(encoding, form)
    }
    return form
  }

  #packBetter(): void {
    brotliCompress(this.plain, smallBrotli, (error, form) => {
      if (!error) this.#packed.set('br', form)
    })
  }
}
