import { byCode, type RowFilter } from './row-filters.ts'

/** The code of an unrecorded value. */
const unrecorded = 0
/** The code of all values that came when no other code was left. */
const uncoded = 255

/**
 * A column of numbers of which few are distinct, such as rooms: a byte each. Rows with further
 * values are kept apart, so that any value is possible.
 */
export class FewValues {
  readonly #codes: Uint8Array
  /** By code. */
  readonly #values: number[] = [Number.NaN]
  readonly #codeOf = new Map<number, number>()
  /** By row. */
  readonly #uncoded = new Map<number, number>()

  constructor(capacity: number) {
    this.#codes = new Uint8Array(capacity)
  }

  set(row: number, value: number | null): void {
    const code = value === null ? unrecorded : this.#code(value)
    this.#codes[row] = code
    if (code === uncoded) this.#uncoded.set(row, value as number)
  }

  #code(value: number): number {
    const known = this.#codeOf.get(value)
    if (known !== undefined) return known
    const code = this.#values.length
    if (code === uncoded) return uncoded
    this.#values.push(value)
    this.#codeOf.set(value, code)
    return code
  }

  /** NaN if it is unrecorded. */
  at(row: number): number {
    const code = this.#codes[row] as number
    return (code === uncoded ? this.#uncoded.get(row) : this.#values[code]) as number
  }

  /** The rows with such a value; each distinct one is decided once. */
  filter(isSearched: (value: number) => boolean): RowFilter {
    return byCode(this.#codes, uncoded, (_code, row) => isSearched(this.at(row)))
  }
}
