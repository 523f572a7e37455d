const classAttribute = ' class="'

/** The number of each class seen so far. It cannot grow without limit: the classes come from the site's stylesheets. */
const numbers = new Map<string, number>()
/** The numbers of the classes in a class attribute. */
const numbersOf = new Map<string, readonly number[]>()

function numberOf(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

function readAttribute(text: string): readonly number[] {
  let known = numbersOf.get(text)
  if (!known) numbersOf.set(text, (known = text.split(' ').map(numberOf)))
  return known
}

/**
 * The classes used on a page, one bit each. Every page is scanned for them, and pages of the same kind use the same
 * classes in different orders, so a set of bits compares faster than a sorted list.
 */
export class ClassSet {
  #bits = new Uint8Array(64)

  static of(html: string): ClassSet {
    const found = new ClassSet()
    for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at)) {
      const start = at + classAttribute.length
      at = html.indexOf('"', start)
      if (at < 0) break
      for (const number of readAttribute(html.slice(start, at))) found.#add(number)
    }
    return found
  }

  #add(number: number): void {
    const place = number >> 3
    if (place >= this.#bits.length) this.#grow(place + 1)
    this.#bits[place] = (this.#bits[place] as number) | (1 << (number & 7))
  }

  #grow(length: number): void {
    const bits = new Uint8Array(Math.max(length, this.#bits.length * 2))
    bits.set(this.#bits)
    this.#bits = bits
  }

  addAll(other: ClassSet): void {
    if (other.#bits.length > this.#bits.length) this.#grow(other.#bits.length)
    for (let place = 0; place < other.#bits.length; place++) {
      this.#bits[place] = (this.#bits[place] as number) | (other.#bits[place] as number)
    }
  }

  has(name: string): boolean {
    const number = numbers.get(name)
    return number !== undefined && (((this.#bits[number >> 3] ?? 0) >> (number & 7)) & 1) === 1
  }

  /** Equal for two sets with the same classes. */
  get key(): string {
    let end = this.#bits.length
    while (end > 0 && this.#bits[end - 1] === 0) end--
    return Buffer.from(this.#bits.buffer, 0, end).toString('latin1')
  }
}
