import { priceBands } from '#contract/properties/search.choices.ts'
import { FewValues } from './few-values.ts'
import { Localities } from './localities.ts'

/** The primary division of searches: `usage` and `is_sale` as one number. */
export function kindOf(usage: string, isSale: boolean): number {
  return (usage === 'Residential' ? 0 : 2) + (isSale ? 0 : 1)
}

const isSaleKind = (kind: number) => kind % 2 === 0

const kinds = 4
/** The kind of a deleted row. */
const gone = 255
export const noDay = 0xffff

/** One listing, as the database writes it: numbers, and null for unknown values. */
export interface ListingRow {
  id: number
  kind: number
  type: number
  province: number
  city: number | null
  suburb: number | null
  /** The value by which prices are compared. */
  monthly: number
  /** Including operating costs. */
  gross: number
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  floor: number | null
  erf: number | null
  /** Whether its size is that of its erf; otherwise it is that of its floor. */
  sizeIsErf: boolean
  /** The divisor of the compared price for a price per m². */
  rateSize: number | null
  lat: number | null
  lng: number | null
  /** Days since 2000. */
  available: number | null
  hideAfter: number | null
  /** Seconds since 1970: when its price was lowered, and when it was first published. */
  reduced: number | null
  published: number
  /** Microseconds since 1970. */
  created: number
  /** The indexes of its features. */
  features: readonly number[]
}

export interface Range {
  from: number
  to: number
}

type PlaceLevel = 'province_id' | 'city_id' | 'suburb_id'

/** Where to look: in any of these. */
export interface PlacesOfLevel {
  column: PlaceLevel
  ids: readonly number[]
}

/** A row has one bit for each feature. */
const mostFeatures = 32

/** The band of a price, as an index into `priceBands`; the first band starts at zero. */
export function bandOf(isSale: boolean, price: number): number {
  const after = priceBands(isSale).findIndex((from) => from > price)
  return (after === -1 ? priceBands(isSale).length : after) - 1
}

/** Longer than any search for new listings asks for. */
const newForSeconds = 8 * 86_400

const orNone = (value: number | null) => value ?? Number.NaN

/** A city may be named together with its province. */
function apart(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else found.push({ from, to })
  }
  return found
}

/**
 * The searched columns of all published listings, about 60 bytes each. Rows are added in the order
 * of kind, province, city and suburb, so that each place is one contiguous range of rows; later
 * changes are appended at the end, which every search scans as well.
 */
export class ListingColumns {
  readonly id: Int32Array
  readonly kind: Uint8Array
  readonly type: FewValues
  /** Its number among the localities. */
  readonly locality: Uint32Array
  readonly localities = new Localities()
  readonly monthly: Float64Array
  readonly bedrooms: FewValues
  readonly bathrooms: FewValues
  readonly garages: FewValues
  readonly floor: Float32Array
  readonly erf: Float32Array
  readonly sizeIsErf: Uint8Array
  readonly lat: Float32Array
  readonly lng: Float32Array
  readonly available: Uint16Array
  readonly hideAfter: Uint16Array
  readonly created: Float64Array
  /** The band of the price by which prices are compared, as an index into `priceBands`. */
  readonly band: Uint8Array
  /** The bits of `featureBit`. */
  readonly features: Uint32Array
  readonly #gross = new Map<number, number>()
  /** For those whose divisor is not their size, or has more digits than the column of sizes. */
  readonly #rateSizes = new Map<number, number | null>()
  /** For those that were new when the listings were loaded, or came later: the others never will be. */
  readonly #published = new Map<number, number>()
  readonly #newSince = Date.now() / 1000 - newForSeconds
  /** For the few whose price was ever lowered. */
  readonly #reduced = new Map<number, number>()
  /** The bit of each feature that occurs, in order of first occurrence. */
  readonly #featureBits = new Map<number, number>()
  readonly #capacity: number
  readonly #ofKind: (Range | undefined)[] = Array.from({ length: kinds }, () => undefined)
  readonly #places = new Map<string, Range>()
  /** The end of the sorted rows. */
  #sorted: number | undefined
  #length = 0

  constructor(capacity: number) {
    this.#capacity = capacity
    this.id = new Int32Array(capacity)
    this.kind = new Uint8Array(capacity)
    this.type = new FewValues(capacity)
    this.locality = new Uint32Array(capacity)
    this.monthly = new Float64Array(capacity)
    this.bedrooms = new FewValues(capacity)
    this.bathrooms = new FewValues(capacity)
    this.garages = new FewValues(capacity)
    this.sizeIsErf = new Uint8Array(capacity)
    this.floor = new Float32Array(capacity)
    this.erf = new Float32Array(capacity)
    this.lat = new Float32Array(capacity)
    this.lng = new Float32Array(capacity)
    this.available = new Uint16Array(capacity)
    this.hideAfter = new Uint16Array(capacity)
    this.created = new Float64Array(capacity)
    this.band = new Uint8Array(capacity)
    this.features = new Uint32Array(capacity)
  }

  get length(): number {
    return this.#length
  }

  get isFull(): boolean {
    return this.#length >= this.#capacity
  }

  grossOf(row: number): number {
    return this.#gross.get(row) ?? (this.monthly[row] as number)
  }

  /** The divisor of the compared price for a price per m²; NaN if it is unknown. */
  rateSizeOf(row: number): number {
    const own = this.#rateSizes.get(row)
    return own === undefined ? (this.#sizeAsDivisor(row) ?? Number.NaN) : orNone(own)
  }

  #sizeAsDivisor(row: number): number | null {
    return this.sizeOf(row) || null
  }

  /** NaN if it is unknown. */
  sizeOf(row: number): number {
    return (this.sizeIsErf[row] ? this.erf[row] : this.floor[row]) as number
  }

  /** Seconds since 1970; undefined if it was published more than a week ago. */
  publishedAt(row: number): number | undefined {
    return this.#published.get(row)
  }

  /** Undefined if its price was never lowered, or has been raised since. */
  reducedAt(row: number): number | undefined {
    return this.#reduced.get(row)
  }

  add(one: ListingRow): void {
    const row = this.#length++
    this.id[row] = one.id
    this.kind[row] = one.kind
    this.type.set(row, one.type)
    this.locality[row] = this.localities.numberOf(one.province, one.city, one.suburb)
    this.monthly[row] = one.monthly
    if (one.gross !== one.monthly) this.#gross.set(row, one.gross)
    if (one.reduced !== null) this.#reduced.set(row, one.reduced)
    this.bedrooms.set(row, one.bedrooms)
    this.bathrooms.set(row, one.bathrooms)
    this.garages.set(row, one.garages)
    this.floor[row] = orNone(one.floor)
    this.erf[row] = orNone(one.erf)
    this.sizeIsErf[row] = +one.sizeIsErf
    if (one.rateSize !== this.#sizeAsDivisor(row)) this.#rateSizes.set(row, one.rateSize)
    this.lat[row] = orNone(one.lat)
    this.lng[row] = orNone(one.lng)
    this.available[row] = one.available ?? noDay
    this.hideAfter[row] = one.hideAfter ?? noDay
    if (one.published > this.#newSince) this.#published.set(row, one.published)
    this.created[row] = one.created
    this.band[row] = bandOf(isSaleKind(one.kind), one.monthly)
    this.features[row] = this.#bitsOf(one.features)
    if (this.#sorted === undefined) this.#widen(one, row)
  }

  #bitsOf(features: readonly number[]): number {
    let bits = 0
    for (const feature of features) {
      const bit = this.#featureBits.get(feature) ?? this.#featureBits.size
      this.#featureBits.set(feature, bit)
      if (bit < mostFeatures) bits |= 1 << bit
    }
    return bits
  }

  /** Undefined if no listing has the feature. */
  featureBit(feature: number): number | undefined {
    return this.#featureBits.get(feature)
  }

  /** Whether each feature that occurs has a bit. */
  get knowsFeatures(): boolean {
    return this.#featureBits.size <= mostFeatures
  }

  #widen(one: ListingRow, row: number): void {
    const ranges = [
      (this.#ofKind[one.kind] ??= { from: row, to: row }),
      this.#placeRange(one.kind, 'province_id', one.province, row),
      ...(one.city === null ? [] : [this.#placeRange(one.kind, 'city_id', one.city, row)]),
      ...(one.suburb === null ? [] : [this.#placeRange(one.kind, 'suburb_id', one.suburb, row)]),
    ]
    for (const range of ranges) range.to = row + 1
  }

  #placeRange(kind: number, level: PlaceLevel, id: number, row: number): Range {
    const key = `${kind} ${level} ${id}`
    let range = this.#places.get(key)
    if (!range) {
      range = { from: row, to: row }
      this.#places.set(key, range)
    }
    return range
  }

  /** After this, rows are appended out of order. */
  endSorted(): void {
    this.#sorted = this.#length
  }

  /** How many rows have been added or removed since. */
  get disorder(): number {
    return this.#length - (this.#sorted ?? this.#length)
  }

  /**
   * The ranges of rows of this kind, in these places or anywhere, excluding rows added out of
   * order; the ranges do not overlap.
   */
  sortedRanges(kind: number, places?: readonly PlacesOfLevel[]): Range[] {
    const found = places
      ? places.flatMap(({ column, ids }) =>
          ids.map((id) => this.#places.get(`${kind} ${column} ${id}`)),
        )
      : [this.#ofKind[kind]]
    return apart(found.filter((range) => range !== undefined))
  }

  /** The same, including rows added out of order. */
  ranges(kind: number, places?: readonly PlacesOfLevel[]): Range[] {
    const added = { from: this.#sorted ?? this.#length, to: this.#length }
    return [...this.sortedRanges(kind, places), added]
  }

  remove(ids: ReadonlySet<number>): void {
    for (let row = 0; row < this.#length; row++) {
      if (!ids.has(this.id[row] as number)) continue
      this.kind[row] = gone
      this.id[row] = 0
    }
  }
}
