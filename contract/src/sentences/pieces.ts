import type { Day } from '../values/day.ts'
import type { Place } from '../places/place.ts'
import type { Bound, Meaning, Unit } from './meanings.ts'

/** What a number with its words says. */
export interface Quantity {
  is: 'quantity'
  /** Undefined when the number stands alone. */
  unit: Unit | undefined
  low: number | undefined
  high: number | undefined
  /** The number as it was said, for what is neither least nor most. */
  value: number
  /** The other one of `1 or 2`, which only tells weeks of the calendar apart. */
  other?: number
  bound: Bound | undefined
  /** In hectares or acres, as floors never are. */
  isLand: boolean
  /** In the money of another country, which no search takes. */
  isForeign?: boolean | undefined
  /** Said of the rent: per month, per square metre, of a week, or per night and other rates. */
  rate: 'monthly' | 'perSize' | 'weekly' | 'otherRate' | undefined
}

export type Said =
  | Meaning
  | Quantity
  | {
      is: 'place'
      place: Place
      /** Others of that name. */
      others?: readonly Place[] | undefined
      resort?: { code: string; name: string } | undefined
      region?: { code: string; name: string } | undefined
      kilometres: number | undefined
    }
  /** The city of a place that is named elsewhere in the sentence, which says it more exactly. */
  | { is: 'outerPlace'; place: Place }
  /** `1 bedroom or bachelor`: no search knows both, so neither is left out. */
  | { is: 'anyFlat' }
  /** `3/2/2` */
  | { is: 'rooms'; bedrooms: number; bathrooms: number; garages: number | undefined }
  | { is: 'aroundMe'; kilometres: number | undefined }
  | { is: 'drive'; place: Place; minutes: number }
  /** From when, where it was said so: `from 1 March`. */
  | { is: 'date'; day: Day; to?: Day | undefined; arriving?: boolean; isFirm?: boolean }
  | { is: 'weekNumber'; numbers: readonly number[] }
  | { is: 'year'; year: number }
  | { is: 'reference'; reference: string }
  | { is: 'unknown' }

/** Words of the sentence, from and to a token, and what they say. */
export interface Piece {
  from: number
  /** The token after the last. */
  to: number
  said: Said
}
