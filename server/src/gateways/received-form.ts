export interface ReceivedPair {
  name: string
  value: string
  /** The value as bytes: what is signed need not be UTF-8. */
  bytes: Buffer
  /** The offset of the pair in the raw text. */
  start: number
}

/** Only `+` and `%xx` are decoded; everything else is left as it is. */
function decoded(raw: string): Buffer {
  const bytes = raw
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

/** A text column cannot contain null characters. */
const storable = (text: string) => text.replaceAll('\0', '\ufffd')

function pairsIn(text: string): ReceivedPair[] {
  const pairs: ReceivedPair[] = []
  let start = 0
  for (const piece of text.split('&')) {
    if (piece !== '') {
      const equals = piece.indexOf('=')
      const end = equals < 0 ? piece.length : equals
      const bytes = decoded(piece.slice(end + 1))
      const name = decoded(piece.slice(0, end)).toString()
      pairs.push({ name, value: bytes.toString(), bytes, start })
    }
    start += piece.length + 1
  }
  return pairs
}

/**
 * Form fields exactly as they were received. A signature covers order, white space and repeated
 * names, all of which an object or URLSearchParams may lose.
 */
export class ReceivedForm {
  readonly raw: Buffer
  readonly pairs: readonly ReceivedPair[]

  constructor(raw: Buffer) {
    this.raw = raw
    // One character for each byte, so that positions in the text are positions in the bytes.
    this.pairs = pairsIn(raw.toString('latin1'))
  }

  /**
   * For reading and storing, so without null characters. The last one wins if a name is repeated.
   */
  get fields(): Record<string, string> {
    return Object.fromEntries(this.pairs.map(({ name, value }) => [name, storable(value)]))
  }

  /** Everything before the first field with this name; all of it if there is none. */
  before(name: string): ReceivedForm {
    const pair = this.pairs.find((one) => one.name === name)
    return pair ? new ReceivedForm(this.raw.subarray(0, Math.max(pair.start - 1, 0))) : this
  }
}
