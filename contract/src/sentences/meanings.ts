import type { Place } from '../places/place.ts'
import type { FeatureKey } from '../properties/features.ts'
import type { Usage } from '../properties/properties.choices.ts'
import type { Season } from '../weeks/weeks.choices.ts'

/** What a number counts. */
export type Unit =
  | 'bedrooms'
  | 'bathrooms'
  | 'garages'
  | 'parking'
  | 'size'
  | 'squareFeet'
  | 'hectares'
  | 'acres'
  | 'morgen'
  | 'erf'
  | 'floor'
  | 'kilometres'
  | 'minutes'
  | 'hours'
  | 'people'
  | 'sleeps'
  | 'sleeper'
  | 'couples'
  /** `2 slaap`: the bedrooms of a home, the people of a week. */
  | 'bedroomsOrSleeps'
  | 'price'
  | 'monthly'
  | 'perSize'
  | 'weekly'
  | 'otherRate'
  | 'rand'
  | 'otherCost'
  /** Whether the amount is the instalment, or what the bank lends. */
  | 'bond'
  | 'points'

export type Bound = 'most' | 'least' | 'more' | 'about' | 'between'
export type Setting = 'sea' | 'berg' | 'bush' | 'city'
export type Holiday = 'december' | 'easter' | 'winter' | 'september' | 'any'

/** The meaning of a phrase in the vocabulary. */
export type Meaning =
  /** Has no meaning. */
  | { is: 'filler' }
  /** An ordinary word without a criterion; listed so that it is not taken for a misspelling. */
  | { is: 'plain' }
  /** A room or a part of a home: not a type of property, but always to let. */
  | { is: 'lodging' }
  | { is: 'not' }
  /** What came before is not wanted after all: `pool not needed`. */
  | { is: 'undo' }
  | {
      is: 'types'
      ids: readonly number[]
      usage: Usage
      as: string
      /** Its meaning for a home: a house can have a workshop. */
      keyword?: string
      /** Its meaning for a week: a bush lodge is in the bush. */
      setting?: Setting
      /** A chalet is more likely a week than a home, and a holiday flat certainly is. */
      ofHolidays?: 1 | 2
    }
  /** Someone looking for accommodation rents it, unless a price suggests otherwise. */
  | { is: 'usage'; usage: Usage; as: string; lets?: true }
  | { is: 'sale'; salesType: 'Sale' | 'Rent' }
  /** Its keyword for commercial property: a yard there is not a garden. */
  | { is: 'feature'; key: FeatureKey | `field-${number}`; as: string; commercial?: string }
  /**
   * If its usage is given, only such a property has it: a petrol station is commercial. The
   * sprinklers of a warehouse are not those of a garden. A log cabin is a house too.
   */
  | { is: 'keyword'; keyword: string; usage?: Usage; commercial?: string; ofHouse?: true }
  | { is: 'sort'; sort: 'low' | 'high' | 'newest' | 'lowLevy' }
  | { is: 'flag'; flag: 'reduced' | 'newThisWeek'; as: string }
  | { is: 'rentBasis'; basis: 'gross' | 'net' }
  /** A word that names what a number counts; on its own it has no meaning. */
  | { is: 'unit'; unit: Unit }
  /** The number it implies on its own: `double garage`, `an hour`. */
  | { is: 'count'; unit: Unit; count: number }
  | { is: 'number'; value: number }
  | { is: 'times'; factor: number }
  | { is: 'bound'; bound: Bound }
  /** After the number: `or more`. */
  | { is: 'boundAfter'; bound: Bound }
  | { is: 'to' }
  | { is: 'and' }
  | { is: 'or' }
  | { is: 'near' }
  | { is: 'nearMe' }
  | { is: 'available' }
  | { is: 'now' }
  | { is: 'month'; month: number; loose?: true; year?: number; until?: number }
  | { is: 'week' }
  | { is: 'weekType'; name: string }
  /** A sign of timeshare that cannot be searched for. */
  | { is: 'club' }
  /** `holiday`, `getaway`: only a hint that a week is meant. */
  | { is: 'leisure'; sure?: true }
  /** For a property, the place is meant if the setting has a name: the berg is the Drakensberg. */
  | {
      is: 'setting'
      setting: Setting
      keyword: string
      place?: Place | undefined
      /** A place within it is named too. */
      isOuter?: boolean
    }
  | { is: 'season'; season: Season }
  | { is: 'holiday'; holiday: Holiday; as: string; year?: number }
  /** A week over that day. */
  | { is: 'publicHoliday'; month: number; date: number; as: string; year?: number }
  | { is: 'weekday'; day: string; as: string }
  | { is: 'studio' }
  | { is: 'resort'; code: string; name: string }
  | { is: 'region'; code: string; name: string }

export interface Phrase {
  words: readonly string[]
  meaning: Meaning
}
