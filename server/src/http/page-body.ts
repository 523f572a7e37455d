import { brotliDecompressSync } from 'node:zlib'
import { pack, worthPacking, type Encoding } from '../kit/reply.ts'

/** The headers, and what the objects themselves take. */
const overhead = 4096
/** Beside the Brotli form there may be a gzip form, which is a little larger. */
const bothForms = 2.25

/**
 * The body of a page in the forms that were asked for, each created once. A page is held in a cache
 * compressed: its plain form is about six times as large, and hardly any client asks for it.
 */
export class PageBody {
  readonly length: number
  #plain: Buffer | undefined
  readonly #packed = new Map<Encoding, Buffer>()

  constructor(plain: Buffer) {
    this.#plain = plain
    this.length = plain.length
  }

  get plain(): Buffer {
    return this.#plain ?? brotliDecompressSync(this.#form('br'))
  }

  /** Undefined when the page is too small to be compressed. */
  packed(encoding: Encoding): Buffer | undefined {
    return this.length < worthPacking ? undefined : this.#form(encoding)
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
      form = pack(this.plain, encoding)
      this.#packed.set(encoding, form)
    }
    return form
  }
}
