import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FileReply } from '#contract/call.ts'

export type Encoding = 'br' | 'gzip'

/** 512 KB, as large as a page: the default window of 4 MB would be allocated for each reply, however small. */
const brotliWindow = 19

const brotliAt = (level: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
  },
})

/** Level 5 would take twice as long, for a page that is 6% smaller. */
export const brotliOptions = brotliAt(4)
/** Takes a third of the time and makes a page 18% larger: for what may be sent only once. */
export const quickBrotli = brotliAt(1)
/** For what is sent again and again. */
export const smallBrotli = brotliAt(5)

/** What a parsed value takes in memory, compared with its text. */
const parsedFactor = 4
/** A larger value is not kept: it is parsed again when it is needed, and does not fill the cache. */
const largestParsed = 16 * 1024
/** The size of a text with its one or two compressed forms, compared with the text alone. */
const formsFactor = 1.5
const overhead = 1024

/** Smaller replies are not worth compressing. */
export const worthPacking = 1024

export function pack(body: Buffer, encoding: Encoding): Buffer {
  return encoding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body)
}

/** The best content encoding that the client accepts. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(?![\d.]))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(?![\d.]))/.test(accepted) ? 'gzip' : undefined
}

/**
 * A reply as a value, as JSON text, or compressed. Each form is created on first use, so that a cached
 * reply is serialised and compressed once, and JSON from the database is parsed only if a page needs it.
 */
export class Reply {
  /** What can be known about it without parsing it, such as the number of results. */
  readonly facts: Readonly<Record<string, number>>
  #value: unknown
  #text: string | undefined
  #body: Buffer | undefined
  readonly #packed = new Map<Encoding, Buffer>()

  private constructor(value: unknown, text: string | undefined, facts: Record<string, number>) {
    this.#value = value
    this.#text = text
    this.facts = facts
  }

  static of(value: unknown): Reply {
    return new Reply(value ?? null, undefined, {})
  }

  static ofText(text: string, facts: Record<string, number> = {}): Reply {
    return new Reply(undefined, text, facts)
  }

  /** JSON as bytes, which the caller must not change any more. */
  static ofBody(body: Buffer, facts: Record<string, number> = {}): Reply {
    const reply = new Reply(undefined, undefined, facts)
    reply.#body = body
    return reply
  }

  /** A file, which is sent as it is. */
  static ofFile(file: FileReply): Reply {
    const reply = new Reply(file, undefined, {})
    const { buffer, byteOffset, byteLength } = file.content
    reply.#body = Buffer.from(buffer, byteOffset, byteLength)
    return reply
  }

  get value(): unknown {
    if (this.#value !== undefined) return this.#value
    const { text } = this
    const value: unknown = JSON.parse(text)
    if (text.length <= largestParsed) this.#value = value
    return value
  }

  /** The most bytes that it can take in a cache. */
  get weight(): number {
    const { length } = this.body
    const parsed = this.#value !== undefined || length <= largestParsed ? parsedFactor : 0
    return length * (formsFactor + parsed) + overhead
  }

  get text(): string {
    return this.#body?.toString() ?? this.#text ?? JSON.stringify(this.#value)
  }

  /** Outside the V8 heap, so that the garbage collector does not copy a cached text again and again. */
  get body(): Buffer {
    if (!this.#body) {
      this.#body = Buffer.from(this.text)
      this.#text = undefined
    }
    return this.#body
  }

  packed(encoding: Encoding): Buffer | undefined {
    if (this.body.length < worthPacking) return undefined
    let body = this.#packed.get(encoding)
    if (!body) {
      body = pack(this.body, encoding)
      this.#packed.set(encoding, body)
    }
    return body
  }
}
