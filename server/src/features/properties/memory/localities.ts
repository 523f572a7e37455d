import { filterBy, type RowFilter, type RowTest } from './row-filters.ts'

export const noSuburb = 0
const noCity = 0

/** Where a listing is, by the ids of the gazetteer. */
export interface Locality {
  province: number
  city: number
  suburb: number
}

/**
 * Each distinct locality of the listings, once; a row holds its number. There are a few thousand of
 * them, however many listings there are: a row takes four bytes instead of twelve, and whether a
 * locality is searched is decided once for all of its listings.
 */
export class Localities {
  readonly #numbers = new Map<string, number>()
  readonly #all: Locality[] = []

  get length(): number {
    return this.#all.length
  }

  numberOf(province: number, city: number | null, suburb: number | null): number {
    const key = `${province} ${city} ${suburb}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.#all.length
    this.#all.push({ province, city: city ?? noCity, suburb: suburb ?? noSuburb })
    this.#numbers.set(key, number)
    return number
  }

  at(number: number): Locality {
    return this.#all[number] as Locality
  }
}

interface LocatedRows {
  locality: Uint32Array
  localities: Localities
}

const fits = 1
const doesNotFit = 2

/** The test of a locality, made once for each that occurs. */
function verdictsOf({ localities }: LocatedRows, isSearched: (where: Locality) => boolean) {
  // Zero: not decided yet.
  const verdicts = new Uint8Array(localities.length)
  // A locality that was added since then is decided each time.
  const decide = (number: number) =>
    (verdicts[number] = isSearched(localities.at(number)) ? fits : doesNotFit)
  return { verdicts, decide }
}

export function inLocality(
  rowsIn: LocatedRows,
  isSearched: (where: Locality) => boolean,
): RowFilter {
  const { locality } = rowsIn
  const { verdicts, decide } = verdictsOf(rowsIn, isSearched)
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      const number = locality[row] as number
      rows[kept] = row
      kept += +((verdicts[number] || decide(number)) === fits)
    }
    return kept
  }
}

/** In such a locality, or else where `orElse` says so. */
export function inLocalityOr(
  rowsIn: LocatedRows,
  isSearched: (where: Locality) => boolean,
  orElse: RowTest,
): RowFilter {
  const { locality } = rowsIn
  const { verdicts, decide } = verdictsOf(rowsIn, isSearched)
  return filterBy((row) => {
    const number = locality[row] as number
    return (verdicts[number] || decide(number)) === fits || orElse(row)
  })
}
