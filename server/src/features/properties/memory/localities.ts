import { byCode, byCodeOr, type RowFilter, type RowTest } from './row-filters.ts'

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

export function inLocality(
  { locality, localities }: LocatedRows,
  isSearched: (where: Locality) => boolean,
): RowFilter {
  return byCode(locality, localities.length, (number) => isSearched(localities.at(number)))
}

/** In such a locality, or else where the test says so. */
export function inLocalityOr(
  { locality, localities }: LocatedRows,
  isSearched: (where: Locality) => boolean,
  orElse: RowTest,
): RowFilter {
  const isIn = (number: number) => isSearched(localities.at(number))
  return byCodeOr(locality, localities.length, isIn, orElse)
}
