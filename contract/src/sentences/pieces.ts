import type { Day } from '../values/day.ts'
import type { Place } from '../places/place.ts'
import type { Bound, Meaning, Unit } from './meanings.ts'

/** The meaning of a number with its words. */
export interface Quantity {
  is: 'quantity'
  /** Undefined when the number stands alone. */
  unit: Unit | undefined
  low: number | undefined
  high: number | undefined
  /** The number as given, when it is neither a minimum nor a maximum. */
  value: number
  /** The other number in `1 or 2`, which only distinguishes calendar weeks. */
  other?: number
  bound: Bound | undefined
  /** In hectares or acres, which are never used for floors. */
  isLand: boolean
  /** In a foreign currency, which no search accepts. */
  isForeign?: boolean | undefined
  /**
   * The period or unit of a rent: per month, per square metre, per week, or per night and other
   * rates.
   */
  rate: 'monthly' | 'perSize' | 'weekly' | 'otherRate' | undefined
}

export type Said =
  | Meaning
  | Quantity
  | {
      is: 'place'
      place: Place
      /** Others with that name. */
      others?: readonly Place[] | undefined
      resort?: { code: string; name: string } | undefined
      region?: { code: string; name: string } | undefined
      kilometres: number | undefined
    }
  /** The city of a place that is named more precisely elsewhere in the sentence. */
  | { is: 'outerPlace'; place: Place }
  /** `1 bedroom or bachelor`: no search covers both, so neither is left out. */
  | { is: 'anyFlat' }
  /** `3/2/2` */
  | { is: 'rooms'; bedrooms: number; bathrooms: number; garages: number | undefined }
  | { is: 'aroundMe'; kilometres: number | undefined }
  | { is: 'drive'; place: Place; minutes: number }
  /** The start date, if one was given: `from 1 March`. Someone moves in later than `mid January` begins. */
  | {
      is: 'date'
      day: Day
      to?: Day | undefined
      movesIn?: Day
      arriving?: boolean
      isFirm?: boolean
    }
  | { is: 'weekNumber'; numbers: readonly number[] }
  | { is: 'year'; year: number }
  | { is: 'reference'; reference: string }
  | { is: 'unknown' }

/** Words of the sentence, from and to a token, and their meaning. */
export interface Piece {
  from: number
  /** The index after the last token. */
  to: number
  said: Said
}
