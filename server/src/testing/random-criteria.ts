import { placeKeyOf, placesText } from '#contract/places/place-key.ts'
import { featureKeys } from '#contract/properties/features.ts'
import type { CriteriaText } from '#contract/properties/search.schema.ts'
import { addDays } from '#contract/values/day.ts'
import type { TestPlace } from './property-builders.ts'
import { area, drivesFrom, type RandomListings } from './random-listings.ts'
import type { Randomizer } from './randomizer.ts'

function someKeys(r: Randomizer, places: readonly TestPlace[]): string {
  const key = () => {
    const { province, city, suburb } = r.pick(places)
    return r.pick([
      placeKeyOf({ province }),
      placeKeyOf({ province, city }),
      placeKeyOf({ province, city, suburb }),
      placeKeyOf({ province, city, suburb }),
      area,
      'nowhere.gauteng',
    ])
  }
  return placesText(Array.from({ length: r.int(1, 3) }, key))
}

/** A type of the usage, as addresses and people name it. */
function typeOf(r: Randomizer, usage: string): string {
  const home = r.pick(['1', 'House', 'flat', '12'])
  const trade = r.pick(['101', 'SHOP', 'Warehouse'])
  if (usage === 'All') return r.pick([home, trade])
  return usage === 'Commercial' ? trade : home
}

function someFeatures(r: Randomizer): string {
  const keys = [...featureKeys, 'field-410', 'field-9']
  return Array.from({ length: r.pick([1, 1, 2]) }, () => r.pick(keys)).join(',')
}

/** Near the rates of listings, some of them exactly. */
function someRates(r: Randomizer, all: RandomListings['all']): CriteriaText {
  if (!r.chance(0.15)) return {}
  const rate = () => {
    const { price, floorSize, erfSize } = r.pick(all)
    return Math.round((100 * price) / (r.pick([1, floorSize, erfSize]) || 1)) / 100
  }
  const [minRate, maxRate] = [rate(), rate()].sort((a, b) => a - b)
  return r.pick([{ minRate }, { maxRate }, { minRate, maxRate }])
}

/** A search for the random listings by any criteria, as an address has them. */
export function randomCriteria(
  r: Randomizer,
  { all, places }: Pick<RandomListings, 'all' | 'places'>,
): CriteriaText {
  const place = r.pick(places)
  const some = <T>(part: number, make: () => T) => (r.chance(part) ? make() : undefined)
  const low = r.int(1, 30) * 50_000
  const usageType = r.pick(['Residential', 'Residential', 'Commercial', 'All'])
  const corner = () => `${(-26 + r.next() * 2).toFixed(3)},${(28 + r.next() * 2).toFixed(3)}`
  const text: CriteriaText = {
    salesType: r.pick(['Sale', 'Rent']),
    usageType,
    keyword: some(0.3, () =>
      r.pick([
        'gard',
        'POOL',
        'sunny quiet',
        'sto',
        'view gar',
        'xyz',
        '%',
        'number 12',
        'swembad',
        'flat',
        'woonstel',
        'pakhuis',
        'double storey',
        'erf',
        'granny flat',
        'fibre',
        'backup power',
        'kitchenette',
        'kVA dogs',
      ]),
    ),
    province: some(0.3, () => place.province),
    city: some(0.25, () => place.city.toUpperCase()),
    suburb: some(0.2, () => place.suburb),
    minPrice: some(0.3, () => low),
    // A rent per day or per square metre is many times as much by the month.
    maxPrice: some(0.3, () => (low + r.int(0, 20) * 50_000) * r.pick([1, 1, 30, 200])),
    availableFrom: some(0.2, () => addDays('2026-11-01', r.int(0, 120))),
    types: some(0.15, () => r.pick(['1', '1,3', '101,102'])),
    propertyType: some(0.08, () => typeOf(r, usageType)),
    bedrooms: some(0.3, () => r.int(1, 5)),
    bathrooms: some(0.15, () => r.pick([1, 2, 2.5])),
    garages: some(0.1, () => r.int(1, 2)),
    minSize: some(0.1, () => r.int(50, 300)),
    maxSize: some(0.1, () => r.int(300, 1500)),
    minFloor: some(0.08, () => r.int(40, 200)),
    maxFloor: some(0.08, () => r.int(200, 600)),
    minErf: some(0.08, () => r.int(100, 800)),
    maxErf: some(0.08, () => r.int(800, 2000)),
    ...someRates(r, all),
    features: some(0.25, () => someFeatures(r)),
    rentBasis: some(0.2, () => r.pick(['gross', 'net'])),
    reduced: some(0.08, () => 'true'),
    newThisWeek: some(0.08, () => '1'),
    bbox: some(0.15, () => `-25.7,28.3,${(-25.2 + r.next()).toFixed(3)},29.6`),
    driveFrom: some(0.15, () => r.pick(drivesFrom)),
    driveMinutes: some(0.5, () => r.pick([30, 240, 600])),
    places: some(0.3, () => someKeys(r, places)),
    radius: some(0.2, () => r.pick([5, 40, 150])),
    near: some(0.1, corner),
    polygon: some(0.1, () => [corner(), corner(), corner(), corner()].join(';')),
  }
  const given = Object.entries(text).filter(([, value]) => value !== undefined)
  if (!r.chance(0.03)) return Object.fromEntries(given)
  // With all the others, the number of a listing would hardly ever find it.
  const { id, reference, usage, isSale } = r.pick(all)
  return {
    ...Object.fromEntries(given.filter(() => r.chance(0.1))),
    propertyId: r.pick([reference, reference.toLowerCase(), String(id)]),
    salesType: isSale ? 'Sale' : 'Rent',
    usageType: r.pick([usage, usage, 'All']),
  }
}
