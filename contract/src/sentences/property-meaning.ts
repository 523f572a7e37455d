import { formatDay, type Day } from '../values/day.ts'
import type { Place } from '../places/place.ts'
import { hasSurroundings } from '../places/surroundings.ts'
import { widestRadius } from '../properties/search.choices.ts'
import type { Reading } from './collector.ts'
import { monthSpan } from './dates.ts'
import {
  describeCount,
  describeMinutes,
  describePrice,
  describeRate,
  describeSize,
} from './describe.ts'
import type { Piece, Quantity, Said } from './pieces.ts'
import type { Lexicon } from './lexicon.ts'

/** What the pieces of a sentence about a property have in common. */
export interface PropertyContext {
  lexicon: Lexicon
  today: Day
  isSale: boolean
  usage: 'Residential' | 'Commercial'
}

/** Nothing is sold for more, and no search accepts more. */
export const highestPrice = 1_000_000_000
/** The same per square metre. */
const largestSize = 1_000_000_000

/** Nothing is sold for less: a lower price is a rent. */
const lowestSale = 100_000
/** A stand in a village may cost this little. */
const lowestLand = 10_000
/** The same per square metre. */
const lowestSaleRate = 2000
const lowestLandRate = 100

function range(
  name: string,
  low: number | undefined,
  high: number | undefined,
): Record<string, string> {
  return {
    ...(low === undefined ? {} : { [`min${name}`]: String(low) }),
    ...(high === undefined ? {} : { [`max${name}`]: String(high) }),
  }
}

/** Nothing can be searched by the night or the week. */
const isUnsearched = (rate: Quantity['rate']) => rate === 'otherRate' || rate === 'weekly'

function readPrice({ low, high, rate }: Quantity): Reading | undefined {
  if (isUnsearched(rate) || (high ?? low ?? 0) > highestPrice) return undefined
  if (rate === 'perSize') return { as: describeRate(low, high), sets: range('Rate', low, high) }
  return {
    as: `${describePrice(low, high)}${rate ? ' per month' : ''}`,
    sets: range('Price', low, high),
  }
}

function readCount(
  name: 'bedrooms' | 'bathrooms' | 'garages',
  { low, value }: Quantity,
): Reading | undefined {
  if (low === undefined || value > 100) return undefined
  // Nobody has half a bedroom: it is a study.
  const count = name === 'bathrooms' ? low : Math.floor(low)
  if (count === 0) return undefined
  const what = count === 1 ? name.slice(0, -1) : name
  return { as: describeCount(count, what), sets: { [name]: String(count) } }
}

function readNumber(said: Quantity, context: PropertyContext): Reading | undefined {
  const { unit, low, high } = said
  const isSize = unit === 'size' || unit === 'erf' || unit === 'floor'
  if (isSize && (high ?? low ?? 0) > largestSize) return undefined
  switch (unit) {
    case 'bedrooms':
      return said.value === 0 ? studio(context) : readCount(unit, said)
    case 'bedroomsOrSleeps':
      return readCount('bedrooms', said)
    case 'bathrooms':
    case 'garages':
      return readCount(unit, said)
    case 'parking':
      return { as: 'Keyword parking', sets: { keyword: 'parking' } }
    case 'price':
      return readPrice(said)
    case 'size':
      return { as: describeSize(low, high), sets: range('Size', low, high) }
    case 'erf':
      return { as: describeSize(low, high, 'Erf: '), sets: range('Erf', low, high) }
    case 'floor':
      return { as: describeSize(low, high, 'Floor: '), sets: range('Floor', low, high) }
    default:
      return undefined
  }
}

function readRooms(rooms: Extract<Said, { is: 'rooms' }>): Reading {
  const counts = (['bedrooms', 'bathrooms', 'garages'] as const).flatMap((name) => {
    const count = rooms[name]
    return count === undefined ? [] : [{ name, count }]
  })
  return {
    as: counts
      .map(({ name, count }) => describeCount(count, count === 1 ? name.slice(0, -1) : name))
      .join(', '),
    sets: Object.fromEntries(counts.map(({ name, count }) => [name, String(count)])),
  }
}

const keyword = (word: string): Reading => ({ as: `Keyword ${word}`, sets: { keyword: word } })

function typeCalled(name: RegExp, { lexicon }: PropertyContext): Record<string, string> {
  const type = lexicon.types.find(({ description }) => name.test(description))
  return type ? { types: String(type.id) } : {}
}
const flats = (context: PropertyContext) => typeCalled(/^(flat|apartment)$/i, context)
const houses = (context: PropertyContext) => typeCalled(/^house$/i, context)

/** A flat whose listing says so: searches have no filter for a flat without a bedroom. */
function studio(context: PropertyContext): Reading {
  return { as: 'Bachelor or studio flat', sets: { ...flats(context), keyword: 'bachelor' } }
}

function readPlace(place: Place, distance?: number): Reading {
  const kilometres = distance && hasSurroundings(place.key) && Math.min(distance, widestRadius)
  return {
    as: kilometres ? `Within ${kilometres} km of ${place.display}` : place.display,
    sets: { places: place.key, ...(kilometres && { radius: String(kilometres) }) },
  }
}

const sorts = { low: 'Cheapest first', high: 'Most expensive first', newest: 'Newest first' }

/** What a piece sets in a search for properties; undefined if it has no meaning for one. */
export function readForProperty(said: Said, context: PropertyContext): Reading | undefined {
  switch (said.is) {
    case 'quantity':
      return readNumber(said, context)
    case 'rooms':
      return readRooms(said)
    case 'types':
      if (said.usage === context.usage) return { as: said.as, sets: { types: said.ids.join(',') } }
      return said.keyword ? keyword(said.keyword) : undefined
    case 'usage':
      return said.usage === context.usage
        ? { as: said.as, sets: { usageType: said.usage } }
        : undefined
    case 'sale':
      return {
        as: said.salesType === 'Sale' ? 'For sale' : 'To rent',
        sets: { salesType: said.salesType },
      }
    case 'feature':
      if (said.commercial && context.usage === 'Commercial') return keyword(said.commercial)
      return { as: said.as, sets: { features: said.key } }
    case 'keyword':
      if (said.commercial && context.usage === 'Commercial') return keyword(said.commercial)
      return said.ofHouse && context.usage === 'Residential'
        ? {
            as: `House, keyword ${said.keyword}`,
            sets: { ...houses(context), keyword: said.keyword },
          }
        : keyword(said.keyword)
    case 'setting':
      if (said.place && said.isOuter) return { as: said.place.display, sets: {} }
      if (said.place) return readPlace(said.place)
      return said.setting === 'city' ? undefined : keyword(said.keyword)
    case 'studio':
      return studio(context)
    case 'anyFlat':
      return { as: 'Flat of any size', sets: flats(context) }
    case 'sort':
      return said.sort === 'lowLevy'
        ? undefined
        : { as: sorts[said.sort], sets: { sort: said.sort } }
    case 'flag':
      return { as: said.as, sets: { [said.flag]: 'true' } }
    case 'rentBasis':
      if (context.usage === 'Residential') return undefined
      return {
        as: `${said.basis === 'gross' ? 'Gross' : 'Net'} rent`,
        sets: { rentBasis: said.basis },
      }
    case 'count':
      return said.unit === 'garages'
        ? {
            as: describeCount(said.count, said.count === 1 ? 'garage' : 'garages'),
            sets: { garages: String(said.count) },
          }
        : undefined
    case 'place':
      return readPlace(said.place, said.kilometres)
    case 'outerPlace':
      return { as: said.place.display, sets: {} }
    case 'nearMe':
      return { as: 'near', sets: { near: 'me' } }
    case 'aroundMe':
      return {
        as: 'near',
        sets: { near: 'me', ...(said.kilometres && { radius: String(said.kilometres) }) },
      }
    case 'drive':
      return {
        as: `Within ${describeMinutes(said.minutes)} of ${said.place.display}`,
        sets: { driveFrom: said.place.key, driveMinutes: String(said.minutes) },
      }
    case 'date': {
      const day = said.movesIn ?? said.day
      return { as: `Available by ${formatDay(day)}`, sets: { availableFrom: day } }
    }
    // `to rent, Jan 2027`, `moving in January`
    case 'month': {
      if (context.isSale || (said.loose && !said.year)) return undefined
      const { from } = monthSpan(context.today, said.month, said.year)
      return { as: `Available by ${formatDay(from)}`, sets: { availableFrom: from } }
    }
    case 'now':
      return { as: 'Available now', sets: { availableFrom: context.today } }
    case 'reference':
      return { as: `Reference ${said.reference}`, sets: { propertyId: said.reference } }
    default:
      return undefined
  }
}

/** Only rentals have them. */
export const rentKeywords: ReadonlySet<string> = new Set([
  'short term',
  'long term',
  'deposit',
  'student',
  'water and lights included',
])

/** Only sales have them. */
const saleKeywords: ReadonlySet<string> = new Set([
  'investment',
  'auction',
  'bank repo',
  'off plan',
  'plot and plan',
  'no transfer duty',
])

function isSalePrice(said: Said): boolean {
  if (said.is !== 'quantity' || said.unit !== 'price' || said.rate !== undefined) return false
  return (said.high ?? said.low ?? 0) >= lowestSale
}

/** Whether it is explicitly for sale or to rent. */
export function saidSalesType(pieces: readonly Piece[]): 'Sale' | 'Rent' | undefined {
  return pieces.map(({ said }) => said).find((said) => said.is === 'sale')?.salesType
}

/** Sale or rent: as stated, and otherwise by a price that only one of them can have. */
export function salesTypeOf(pieces: readonly Piece[]): 'Sale' | 'Rent' {
  const said = saidSalesType(pieces)
  if (said) return said
  const isSold = pieces.some(
    ({ said: one }) => isSalePrice(one) || (one.is === 'keyword' && saleKeywords.has(one.keyword)),
  )
  if (isSold) return 'Sale'
  const isCommercial = usageOf(pieces) === 'Commercial'
  const isOf = (type: RegExp) =>
    pieces.some(({ said: one }) => one.is === 'types' && type.test(one.as))
  const lowest = isOf(/vacant land/i) ? lowestLand : lowestSale
  const lowestRate = isOf(/\bland\b/i) ? lowestLandRate : lowestSaleRate
  const isRent = pieces.some(({ said: one }) => {
    // The Afrikaans `net` means only.
    if (one.is === 'rentBasis') return isCommercial
    if (one.is === 'keyword' && rentKeywords.has(one.keyword)) return true
    // A buyer moves in when the transfer is done.
    if (one.is === 'date') return true
    if (one.is === 'lodging' || (one.is === 'usage' && one.lets)) return !isCommercial
    if (one.is === 'quantity' && one.isForeign) return one.rate === 'monthly'
    if (one.is !== 'quantity' || one.unit !== 'price' || isUnsearched(one.rate)) return false
    if (one.rate === 'monthly') return true
    const price = one.high ?? one.low ?? 0
    return price < (one.rate === 'perSize' ? lowestRate : lowest)
  })
  return isRent ? 'Rent' : 'Sale'
}

/** Someone who wants to live near a petrol station does not want to buy it. */
function isNearby(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(0, at).findLast(({ said }) => said.is !== 'filler')
  return before?.said.is === 'near'
}

const countsBedrooms = ({ unit }: Quantity) => unit === 'bedrooms' || unit === 'bedroomsOrSleeps'

export function usageOf(pieces: readonly Piece[]): 'Residential' | 'Commercial' {
  const isHome = pieces.some(
    ({ said }) => said.is === 'rooms' || (said.is === 'quantity' && countsBedrooms(said)),
  )
  for (const { said } of pieces)
    if (said.is === 'types' && !(isHome && said.keyword)) return said.usage
  for (const { said } of pieces) if (said.is === 'usage') return said.usage
  const [of] = pieces.flatMap(({ said }, at) =>
    said.is === 'keyword' && said.usage && !isNearby(pieces, at) ? said.usage : [],
  )
  return (!isHome && of) || 'Residential'
}
