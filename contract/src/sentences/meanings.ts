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
  /** What is paid off, or what the bank lends. */
  | 'bond'
  | 'points'

export type Bound = 'most' | 'least' | 'more' | 'about' | 'between'
export type Setting = 'sea' | 'berg' | 'bush' | 'city'
export type Holiday = 'december' | 'easter' | 'winter' | 'september' | 'any'

/** What a phrase of the vocabulary says. */
export type Meaning =
  /** Says nothing. */
  | { is: 'filler' }
  /** An ordinary word that no criterion stands for; listed so that it is not taken for a misspelling. */
  | { is: 'plain' }
  /** A room or a part of a home: no type of property, but it is always let. */
  | { is: 'lodging' }
  | { is: 'not' }
  /** What stood before is not wanted after all: `pool not needed`. */
  | { is: 'undo' }
  | {
      is: 'types'
      ids: readonly number[]
      usage: Usage
      as: string
      /** What it means of a home: a house can have a workshop. */
      keyword?: string
      /** What it means of a week: a bush lodge is in the bush. */
      setting?: Setting
      /** A chalet is rather a week than a home, and a holiday flat surely. */
      ofHolidays?: 1 | 2
    }
  /** Who looks for accommodation rents it, unless a price says otherwise. */
  | { is: 'usage'; usage: Usage; as: string; lets?: true }
  | { is: 'sale'; salesType: 'Sale' | 'Rent' }
  /** The keyword is what it means of commercial property: a yard there is no garden. */
  | { is: 'feature'; key: FeatureKey | `field-${number}`; as: string; commercial?: string }
  /**
   * Where its usage is given, only such a property has it: a petrol station is commercial. The sprinklers of
   * a warehouse are not those of a garden.
   */
  | { is: 'keyword'; keyword: string; usage?: Usage; commercial?: string }
  | { is: 'sort'; sort: 'low' | 'high' | 'newest' | 'lowLevy' }
  | { is: 'flag'; flag: 'reduced' | 'newThisWeek'; as: string }
  | { is: 'rentBasis'; basis: 'gross' | 'net' }
  /** A word that says what a number counts; by itself it says nothing. */
  | { is: 'unit'; unit: Unit }
  /** As many by itself: `double garage`, `an hour`. */
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
  /** `holiday`, `getaway`: a sign that a week is meant, no more. */
  | { is: 'leisure'; sure?: true }
  /** Of a property the place is meant where the setting has a name: the berg is the Drakensberg. */
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
  | { is: 'weekday'; day: string; as: string }
  | { is: 'studio' }
  | { is: 'resort'; code: string; name: string }
  | { is: 'region'; code: string; name: string }

export interface Phrase {
  words: readonly string[]
  meaning: Meaning
}
