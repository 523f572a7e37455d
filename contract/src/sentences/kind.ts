import type { Piece, Said } from './pieces.ts'
import { rentKeywords } from './property-meaning.ts'

/**
 * Nobody lives further than this from where they need to be; a holiday may be further away. In
 * minutes.
 */
const furthestHome = 120
/** The same in kilometres. */
const furthestWork = 150

/** How strongly a type that is for sale counts against a week. */
const soldHome = 2
/** Nobody sells a week by calling it a guest house. */
const soldGuestHouse = 6

/** How strongly a piece counts for a week, or against it. */
function weightOf(said: Said): number {
  switch (said.is) {
    case 'week':
    case 'weekType':
    case 'weekNumber':
      return 6
    case 'club':
      return 4
    case 'resort':
      return 3
    case 'date':
      return said.arriving ? 3 : said.to ? 2 : 0
    case 'drive':
      return said.minutes > furthestHome ? 3 : 0
    case 'sort':
      return said.sort === 'lowLevy' ? 1 : 0
    case 'place':
      return (said.resort ? 1 : 0) + ((said.kilometres ?? 0) > furthestWork ? 3 : 0)
    case 'reference':
      return said.reference.startsWith('TW') ? 20 : -20
    case 'quantity':
      return weightOfQuantity(said)
    case 'holiday':
    case 'publicHoliday':
    case 'weekday':
      return 3
    case 'season':
      return 2
    case 'setting':
      return 1
    case 'leisure':
      return said.sure ? 4 : 2
    // Someone who is moving gives a start date; a month alone is when people go away, unless it was
    // only a verb.
    case 'month':
      return said.loose ? 1 : 2
    case 'types':
      if (said.ofHolidays) return said.ofHolidays
      // People stay in a beach house or a bush lodge as often as they buy one.
      return said.setting ? -1 : -4
    // Accommodation may be a week as well.
    case 'usage':
      return said.usage === 'Residential' ? -1 : -4
    case 'rooms':
      return -3
    case 'sale':
      return said.salesType === 'Rent' ? -3 : 0
    case 'keyword':
      return rentKeywords.has(said.keyword) ? -3 : -1
    case 'count':
      return said.unit === 'people' ? 1 : -1
    case 'feature':
    case 'rentBasis':
      return -1
    default:
      return 0
  }
}

function weightOfQuantity({ unit, high, low, rate }: Extract<Said, { is: 'quantity' }>): number {
  if (unit === 'sleeps' || unit === 'points') return 4
  if (unit === 'people') return 1
  if (unit === 'price' && rate === 'weekly') return 2
  if (unit === 'price') return rate === 'monthly' || (high ?? low ?? 0) >= 500_000 ? -2 : 0
  return unit && ['bathrooms', 'garages', 'size', 'erf', 'floor', 'parking'].includes(unit) ? -3 : 0
}

/** How strongly a house to let for this many people at such a time suggests a week. */
const stay = 3

const isPeople = ({ said }: Piece) =>
  (said.is === 'quantity' || said.is === 'count') && said.unit === 'people'

/** More than most families have. */
const manyPeople = 8
const peopleIn = ({ said }: Piece) =>
  said.is === 'quantity' ? said.value : said.is === 'count' ? said.count : 0

/** `house to rent for the December holidays, sleeps 10`, `holiday home to rent in December` */
function isStay(pieces: readonly Piece[]): boolean {
  const hasTime = pieces.some(
    ({ said }) =>
      said.is === 'holiday' || said.is === 'month' || (said.is === 'date' && said.to !== undefined),
  )
  const isForGuests = pieces.some(
    ({ said }) =>
      (said.is === 'quantity' && said.unit === 'sleeps') ||
      (said.is === 'types' && said.ofHolidays === 1),
  )
  // `Christmas in Ballito for 8 people, 2 bathrooms`
  const isHoliday = pieces.some(({ said }) => said.is === 'holiday')
  // `house for 12 people in Knysna in December`
  const isForMany = pieces.some((piece) => isPeople(piece) && peopleIn(piece) >= manyPeople)
  return (
    (hasTime && (isForGuests || isForMany)) ||
    (isHoliday && pieces.some(isPeople)) ||
    isVisit(pieces)
  )
}

const signsOfHomes = new Set<Said['is']>(['types', 'sale', 'rooms', 'studio', 'usage', 'lodging'])

/** `25 Dec Durban for 6 people`: someone who is moving says from when, and into what. */
function isVisit(pieces: readonly Piece[]): boolean {
  return (
    pieces.some(({ said }) => said.is === 'date' && !said.isFirm) &&
    pieces.some(isPeople) &&
    !pieces.some(({ said }) => signsOfHomes.has(said.is))
  )
}

/** Whether the sentence is about a property or a timeshare week. */
export function kindOf(pieces: readonly Piece[]): 'property' | 'week' {
  const isSold = pieces.some(({ said }) => said.is === 'sale' && said.salesType === 'Sale')
  const types = pieces.flatMap(({ said }) => (said.is === 'types' ? said : []))
  const isBusiness = types.some(({ usage }) => usage === 'Commercial')
  const sold = isBusiness ? soldGuestHouse : types.length ? soldHome : 0
  const weight = pieces.reduce((sum, { said }) => sum + weightOf(said), 0)
  // A chalet or a holiday flat for sale is a home; a week for sale is a week.
  const more = isStay(pieces) && !isSold ? stay : 0
  return weight + more - (isSold ? sold : 0) > 1 ? 'week' : 'property'
}
