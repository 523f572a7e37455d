import { expect, it } from 'vitest'
import { featureKeys } from '../properties/features.ts'
import { rentBases } from '../properties/search.choices.ts'
import { familyHolidays, schoolHolidays } from '../weeks/school-holidays.ts'
import { weekSettings } from '../weeks/settings.ts'
import { anyHoliday, arrivalDays, bedroomChoices, seasons } from '../weeks/weeks.choices.ts'
import { readSavedQuery } from './saved-query.ts'

const rounds = 1000

/** The same numbers on every run. */
function randomizer(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  const pick = <T>(list: readonly T[]) => list[int(0, list.length - 1)] as T
  const some = <T>(list: readonly T[], most: number) => {
    const chosen = new Set(Array.from({ length: int(1, most) }, () => pick(list)))
    return list.filter((one) => chosen.has(one))
  }
  return { next, int, pick, some }
}

type Random = ReturnType<typeof randomizer>

const places = [
  'sandton.gauteng',
  'pretoria-east',
  'simon-s-town.western-cape',
  'v-a-waterfront.cape-town.western-cape',
  'kwazulu-natal',
  'oakwood-phase-2.pretoria.gauteng',
]
const types = [1, 2, 3, 4, 10, 12, 101, 103]
const words = ['sea view', 'braai', 'thatch & lapa', '50% off?', 'é=ü #1', 'A+B']

/** A criterion with its value as an address spells it. */
type Values = Record<string, (r: Random) => string>

function someOf(values: Values, r: Random): Record<string, string> {
  const chosen = Object.entries(values).filter(() => r.next() < 0.4)
  return Object.fromEntries(chosen.map(([name, value]) => [name, value(r)]))
}

const price = (low: number, high: number) => (r: Random) =>
  r.next() < 0.1 ? `${r.int(low, high)}.5` : String(r.int(low, high))
const whole = (low: number, high: number) => (r: Random) => String(r.int(low, high))
const day = (year: number) => (r: Random) =>
  `${year}-${String(r.int(1, 12)).padStart(2, '0')}-${String(r.int(1, 28)).padStart(2, '0')}`
const spot = (r: Random) => `-${r.int(22, 34)}.${r.int(1, 9)},${r.int(17, 32)}.${r.int(1, 9)}`

const ofProperties: Values = {
  keyword: (r) => r.pick(words),
  salesType: (r) => r.pick(['Sale', 'Rent']),
  usageType: (r) => r.pick(['Residential', 'Commercial']),
  minPrice: price(1, 900_000),
  maxPrice: price(1_000_000, 50_000_000),
  availableFrom: day(2027),
  propertyId: (r) => `JP-${r.int(1000, 99_999)}`,
  types: (r) => r.some(types, 4).join(','),
  bedrooms: whole(1, 12),
  bathrooms: (r) => r.pick(['1', '2', '2.5', '3']),
  garages: whole(1, 6),
  minSize: whole(1, 400),
  maxSize: whole(500, 5_000_000),
  minFloor: whole(1, 400),
  maxFloor: whole(500, 9000),
  minErf: whole(1, 900),
  maxErf: whole(1000, 5_000_000),
  minRate: price(1, 90),
  maxRate: price(100, 90_000),
  bbox: () => '-26,27.5,-25,28.5',
  places: (r) => r.some(places, 4).join('_'),
  radius: whole(1, 200),
  near: spot,
  driveFrom: (r) => r.pick(['pretoria.gauteng', '-26.1,28.05', 'Rosebank, Cape Town']),
  driveMinutes: whole(1, 480),
  features: (r) => r.some(featureKeys.toSorted(), 5).join(','),
  rentBasis: (r) => r.pick(rentBases),
  reduced: () => '1',
  newThisWeek: () => '1',
}

const ofWeeks: Values = {
  region: whole(1, 12),
  resort: (r) => r.pick(['MABA', 'DBNSP', 'KRUG']),
  season: (r) => r.pick(seasons),
  bedrooms: (r) => r.pick(bedroomChoices),
  date: day(2027),
  ddate: day(2028),
  minPrice: price(1, 9000),
  maxPrice: price(10_000, 90_000),
  keyword: (r) => r.pick(words),
  holiday: (r) =>
    r.pick([anyHoliday, ...familyHolidays, ...schoolHolidays.map(({ code }) => code)]),
  places: (r) => r.some(places, 4).join('_'),
  setting: (r) => r.some(weekSettings, 3).join(','),
  sleeps: whole(1, 20),
  arrivalDay: (r) => r.pick(arrivalDays),
  weekNumber: (r) => r.some([1, 7, 27, 51, 52], 3).join(','),
  driveFrom: (r) => r.pick(['pretoria.gauteng', '-26.1,28.05', 'Rosebank, Cape Town']),
  driveMinutes: whole(1, 480),
}

it.each([
  ['property', ofProperties],
  ['week', ofWeeks],
] as const)(
  'reads %s criteria back from an address as they were written, a thousand times',
  (kind, values) => {
    const r = randomizer(31)
    for (let round = 0; round < rounds; round++) {
      const given = someOf(values, r)
      const found = readSavedQuery(kind, String(new URLSearchParams(given)))
      const expected = kind === 'property' ? { salesType: 'Sale', ...given } : given
      expect(found?.criteria, JSON.stringify(given)).toEqual(expected)
      expect(readSavedQuery(kind, found?.query ?? '')).toEqual(found)
    }
  },
)
