import type { Rand } from '../demo/scenes/random.ts'

export interface SearchPlace {
  suburb: string
  city: string
  province: string
  lat: number
  lng: number
}

/** Types of homes by their ids in the reference data. */
const types = ['1', '2', '3', '1,3']
const steps = [800_000, 1_200_000, 1_800_000, 2_500_000, 4_000_000, 8_000_000]

/** What someone might save: most name a suburb or a town, some a province, an area or a drive. */
export function drawCriteria(place: SearchPlace, r: Rand): Record<string, string> {
  const { suburb, city, province, lat, lng } = place
  const isSale = r.chance(0.65)
  const criteria: Record<string, string> = {
    salesType: isSale ? 'Sale' : 'Rent',
    ...(r.chance(0.9) ? { usageType: r.chance(0.85) ? 'Residential' : 'Commercial' } : {}),
  }
  const where = r.next()
  if (where < 0.52) Object.assign(criteria, { province, city, suburb })
  else if (where < 0.76) Object.assign(criteria, { province, city })
  else if (where < 0.79) criteria.province = province
  else if (where < 0.87) {
    const [south, west] = [lat - 0.05, lng - 0.06].map((value) => value.toFixed(3))
    const [north, east] = [lat + 0.05, lng + 0.06].map((value) => value.toFixed(3))
    criteria.polygon = `${south},${west};${north},${west};${north},${east};${south},${east}`
  } else if (where < 0.95) {
    Object.assign(criteria, { near: `${lat.toFixed(3)},${lng.toFixed(3)}`, radius: '10' })
  } else if (where < 0.99) {
    Object.assign(criteria, {
      driveFrom: `${lat.toFixed(2)},${lng.toFixed(2)}`,
      driveMinutes: '30',
    })
  }
  const price = r.pick(steps) / (isSale ? 1 : 150)
  if (r.chance(0.8)) criteria.maxPrice = String(Math.round(price))
  if (r.chance(0.4)) criteria.minPrice = String(Math.round(price * 0.6))
  if (r.chance(0.6)) criteria.bedrooms = String(1 + Math.floor(r.next() * 4))
  if (r.chance(0.5)) criteria.types = r.pick(types)
  if (r.chance(0.1)) criteria.keyword = r.pick(['garden', 'pool', 'quiet', 'view'])
  if (r.chance(0.15)) criteria.features = r.pick(['pool', 'fibre', 'pets'])
  return criteria
}

export interface SearchResort {
  resort: string
  region: string
}

const weekSteps = [30_000, 50_000, 80_000, 120_000]
const seasons = ['Peak 1', 'Peak 2', 'Peak 3', 'Red', 'White']

/**
 * The share of week searches with a location, and of which kind; the others look anywhere. `broad`
 * is harder than reality: one week would match one in twenty people. Buyers of a week usually know
 * the resort or the coast, as in `named`.
 */
export const weekMixes = {
  broad: { resort: 0.4, region: 0.25, setting: 0.15, drive: 0.1 },
  named: { resort: 0.6, region: 0.3, setting: 0.05, drive: 0.04 },
} as const
export type WeekMix = keyof typeof weekMixes

/** What someone might save about weeks. */
export function drawWeekCriteria(
  { resort, region }: SearchResort,
  { lat, lng }: SearchPlace,
  mix: WeekMix,
  r: Rand,
): Record<string, string> {
  const criteria: Record<string, string> = {}
  const parts = weekMixes[mix]
  const where = r.next()
  if (where < parts.resort) criteria.resort = resort
  else if (where < parts.resort + parts.region) criteria.region = region
  else if (where < parts.resort + parts.region + parts.setting)
    criteria.setting = r.pick(['sea', 'berg', 'bush'])
  else if (where < parts.resort + parts.region + parts.setting + parts.drive) {
    Object.assign(criteria, {
      driveFrom: `${lat.toFixed(2)},${lng.toFixed(2)}`,
      driveMinutes: '180',
    })
  }
  const price = r.pick(weekSteps)
  if (r.chance(0.8)) criteria.maxPrice = String(price)
  if (r.chance(0.2)) criteria.minPrice = String(Math.round(price * 0.6))
  if (r.chance(0.4)) criteria.season = r.pick(seasons)
  if (r.chance(0.5)) criteria.sleeps = r.pick(['4', '6', '8'])
  if (r.chance(0.2)) criteria.holiday = r.pick(['any', 'december'])
  return criteria
}
