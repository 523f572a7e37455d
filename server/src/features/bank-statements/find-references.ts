/** How a reference was found in the text of a line. */
export type ReferenceFit = 'reference' | 'number' | 'nearNumber'

/** Letters, an optional sign, and the number: PM-30663, PM 30663, TW20417, Ref:JP_10387. */
const prefixed = /(?<![A-Z])([A-Z]{2})[\s\-_.:#/]{0,3}0{0,4}(\d{3,7})(?!\d)/g
const bareNumber = /(?<!\d)0{0,4}(\d{5,7})(?!\d)/g

const digits = '0123456789'

/** Numbers that differ by two swapped digits, or by one that is wrong, missing or extra. */
export function nearNumbers(number: string): Set<string> {
  const found = new Set<string>()
  for (let place = 0; place <= number.length; place++) {
    const before = number.slice(0, place)
    const after = number.slice(place + 1)
    const here = number[place] ?? ''
    const next = number[place + 1] ?? ''
    if (next) found.add(before + next + here + number.slice(place + 2))
    if (here) found.add(before + after)
    for (const digit of digits) {
      if (here) found.add(before + digit + after)
      found.add(before + digit + number.slice(place))
    }
  }
  found.delete(number)
  return found
}

/** Looks references up: `PM-30663` by its letters and its number. */
export class ReferenceIndex<Item> {
  private readonly byPrefix = new Map<string, Map<string, Item[]>>()

  add(reference: string, item: Item): void {
    const [prefix = '', number = ''] = reference.toUpperCase().split('-')
    const numbers = this.byPrefix.get(prefix) ?? new Map<string, Item[]>()
    this.byPrefix.set(prefix, numbers)
    numbers.set(number, [...(numbers.get(number) ?? []), item])
  }

  private ofNumber(number: string): Item[] {
    return [...this.byPrefix.values()].flatMap((numbers) => numbers.get(number) ?? [])
  }

  /** What the text refers to, each with its best match. */
  find(text: string): Map<Item, ReferenceFit> {
    const found = new Map<Item, ReferenceFit>()
    const add = (items: readonly Item[], fit: ReferenceFit) => {
      for (const item of items) if (!found.has(item)) found.set(item, fit)
    }
    const written = text.toUpperCase()
    const references = [...written.matchAll(prefixed)].map((match) => ({
      numbers: this.byPrefix.get(match[1] as string),
      number: match[2] as string,
    }))
    for (const { numbers, number } of references) add(numbers?.get(number) ?? [], 'reference')
    for (const [, number = ''] of written.matchAll(bareNumber)) {
      add(this.ofNumber(number), 'number')
    }
    for (const { numbers, number } of references) {
      if (!numbers || numbers.has(number)) continue
      for (const near of nearNumbers(number)) add(numbers.get(near) ?? [], 'nearNumber')
    }
    return found
  }
}
