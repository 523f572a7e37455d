import { houseLevel } from './market.ts'
import { roundPrice, weighted } from './lots.ts'
import type { HomeType } from './home-types.ts'
import type { Rand } from './scenes/random.ts'
import { isSeaside, viewFrom } from './surroundings.ts'
import { complexNames } from './texts/streets.ts'
import type { Place } from './world.ts'

/** The facts of one home, from which its price, fields and description are all made. */
export interface Home {
  of: HomeType
  isSale: boolean
  bedrooms: number
  bathrooms: number
  garages: number
  carports: number
  parking: number
  erf: number | null
  floor: number
  year: number
  renovated: number
  storeys: number
  complex: string | null
  units: number
  floorNumber: number | null
  view: string | null
  facing: string
  roof: string
  kitchen: string
  pool: string | null
  garden: string | null
  inverter: string | null
  solar: number
  tank: number
  rates: number
  levy: number
  pets: string
  has: Record<HomeFeature, boolean>
  price: number
}

export type HomeFeature =
  | 'braai'
  | 'borehole'
  | 'irrigation'
  | 'fireplace'
  | 'aircon'
  | 'flatlet'
  | 'staff'
  | 'study'
  | 'scullery'
  | 'gas'
  | 'fibre'
  | 'prepaid'
  | 'generator'
  | 'solarGeyser'
  | 'alarm'
  | 'fence'
  | 'gate'
  | 'cameras'
  | 'bars'
  | 'furnished'
  | 'thatch'
  | 'corner'
  | 'jacaranda'
  | 'tunnels'

const thatchOdds: Record<string, number> = {
  Farm: 0.25,
  Smallholding: 0.2,
  House: 0.07,
  'Garden Cottage': 0.18,
}

/** Flat roofs came with the new century; iron is the roof of old houses in dry country. */
function roofFor(of: HomeType, place: Place, year: number, thatch: boolean, r: Rand): string {
  if (thatch) return 'Thatch'
  if (of.form === 'house' && year >= 2004 && r.chance(0.5)) return 'Flat concrete'
  const dry = ['Northern Cape', 'Free State', 'Eastern Cape'].includes(place.province)
  if (of.form !== 'unit' && year < 1985 && r.chance(dry ? 0.6 : 0.2)) return 'Corrugated iron'
  if (of.form === 'farm' && r.chance(0.5)) return 'Corrugated iron'
  return r.pick(['Concrete tile', 'Concrete tile', 'Slate', 'Clay tile', 'Corrugated iron'])
}

/** A simplex has one storey and a duplex two, as their names say. */
function storeysFor({ type, form }: HomeType, r: Rand): number {
  if (type === 'Duplex') return 2
  if (type === 'Townhouse') return r.chance(0.6) ? 2 : 1
  return form === 'house' && r.chance(0.3) ? 2 : 1
}

function featuresOf(of: HomeType, place: Place, isSale: boolean, rich: number, r: Rand) {
  const standing = of.form === 'house' || of.form === 'farm'
  const odds = (house: number, unit: number) => r.chance((standing ? house : unit) * rich)
  const gate = r.chance(of.form === 'unit' || of.type === 'Cluster' ? 0.6 : 0.12)
  return {
    braai: odds(0.62, 0.3),
    borehole: of.form === 'farm' || odds(0.34, 0),
    irrigation: odds(0.3, 0.03),
    fireplace: odds(place.province === 'KwaZulu-Natal' ? 0.12 : 0.36, 0.08),
    aircon: odds(0.34, 0.22),
    flatlet: odds(0.24, 0),
    staff: odds(0.3, 0),
    study: odds(0.4, 0.16),
    scullery: odds(0.38, 0.1),
    gas: odds(0.36, 0.18),
    fibre: r.chance(of.form === 'farm' ? 0.1 : 0.74),
    prepaid: r.chance(0.55),
    generator: odds(0.1, 0.06),
    solarGeyser: odds(0.32, 0.16),
    alarm: r.chance(0.68),
    fence: odds(0.42, 0.3) || gate,
    gate,
    cameras: odds(0.34, 0.3),
    bars: r.chance(0.52),
    furnished: !isSale && r.chance(of.form === 'cottage' ? 0.5 : 0.2),
    thatch: r.chance(thatchOdds[of.type] ?? 0),
    corner: of.type === 'House' && r.chance(0.14),
    jacaranda: of.form === 'house' && place.province === 'Gauteng' && r.chance(0.3),
    tunnels: of.type === 'Smallholding' && r.chance(0.3),
  }
}

function rentFor(value: number): number {
  // The more expensive the home, the smaller the share of its value that it earns in rent.
  return value * 0.0076 * (1_500_000 / value) ** 0.28
}

function priceOf(home: Omit<Home, 'price'>, place: Place, r: Rand): number {
  const { of, has } = home
  const size = of.form === 'land' ? 1 : (Math.max(home.bedrooms, 0.7) / 3) ** 0.55
  const land =
    home.erf && of.erf ? 0.82 + (0.36 * (home.erf - of.erf[0])) / (of.erf[1] - of.erf[0]) : 1
  const extras =
    1 +
    (home.pool ? 0.05 : 0) +
    (home.solar ? 0.04 : 0) +
    (has.flatlet ? 0.06 : 0) +
    (has.borehole ? 0.02 : 0) +
    (home.view ? 0.05 : 0)
  const value = houseLevel(place) * of.factor * size * land * extras * (1 + r.bell() * 0.14)
  const asked = home.isSale ? value : rentFor(value) * (has.furnished ? 1.18 : 1)
  return roundPrice(Math.max(asked, home.isSale ? 280_000 : 2_600))
}

/** Requirements for a listing that the demo needs; the rest is random. */
export interface HomeWish {
  type: string
  title: string
  has?: Partial<Record<HomeFeature, boolean>>
  facts?: Partial<Pick<Home, 'storeys' | 'roof' | 'view' | 'bedrooms'>>
}

export function drawHome(
  of: HomeType,
  isSale: boolean,
  place: Place,
  r: Rand,
  wish?: HomeWish,
): Home {
  const bedrooms = weighted(r, of.beds)
  const wealth = Math.min(1.25, 0.7 + houseLevel(place) / 9_000_000)
  const standing = of.form === 'house' || of.form === 'farm'
  const has = { ...featuresOf(of, place, isSale, wealth, r), ...wish?.has }
  const flat = of.type === 'Flat' || of.type === 'Penthouse'
  const stand = of.erf ? Math.round(r.between(of.erf[0], of.erf[1]) / 2) * 2 : null
  const floor = Math.round(
    Math.max(bedrooms, 0.8) * r.between(of.floorPerBed[0], of.floorPerBed[1]) +
      (standing ? 40 : 12),
  )
  // A home never covers more ground than its stand.
  const erf = stand && Math.max(stand, Math.ceil(floor * 0.6) * 2)
  const inverter =
    of.form !== 'land' && r.chance(0.42 * wealth)
      ? r.pick([
          '3 kW, 5 kWh',
          '5 kW, 5 kWh',
          '5 kW, 10 kWh',
          '8 kW, 10 kWh',
          '8 kW, 15 kWh',
          '12 kW, 20 kWh',
        ])
      : null
  const year = r.int(standing ? 1938 : 1968, 2024)
  const facts: Omit<Home, 'price'> = {
    of,
    isSale,
    bedrooms,
    bathrooms:
      bedrooms <= 1
        ? 1
        : Math.max(1, Math.min(bedrooms, r.int(bedrooms - 2, bedrooms)) || 1) +
          (r.chance(0.2) ? 0.5 : 0),
    garages:
      of.form === 'house'
        ? weighted(r, [
            [1, 20],
            [2, 60],
            [3, 14],
            [4, 6],
          ])
        : of.form === 'farm'
          ? r.int(2, 4)
          : flat || of.form === 'cottage' || of.form === 'land'
            ? 0
            : r.int(0, 2),
    carports: standing ? r.int(0, 3) : 0,
    parking: of.form === 'land' ? 0 : r.int(1, standing ? 4 : 2),
    erf,
    floor: of.form === 'land' ? 0 : floor,
    year,
    renovated: r.int(2018, 2025),
    storeys: storeysFor(of, r),
    complex: of.form === 'unit' || of.type === 'Cluster' ? r.pick(complexNames) : null,
    units: r.int(8, 96),
    floorNumber: flat ? (of.type === 'Penthouse' ? r.int(4, 9) : r.int(0, 7)) : null,
    view: r.chance(isSeaside(place) ? 0.5 : 0.24) ? viewFrom(place, r) : null,
    facing: r.pick(['North', 'North', 'North-east', 'East', 'North-west']),
    roof: roofFor(of, place, year, has.thatch, r),
    kitchen: r.pick([
      'open plan',
      'separate',
      standing ? 'farm style' : 'galley style',
      'L-shaped',
      'open plan with an island',
    ]),
    pool:
      standing && r.chance(0.36 * wealth)
        ? r.pick(['Salt', 'Chlorine', 'Heated', 'Splash pool', 'Solar heated'])
        : null,
    garden:
      standing || of.form === 'cottage'
        ? r.pick([
            'Indigenous',
            'Lawn and trees',
            'Walled',
            'Waterwise',
            'Established',
            'Small and paved',
          ])
        : null,
    inverter,
    solar: inverter && r.chance(0.62) ? r.int(3, 12) * 2 : 0,
    tank:
      (standing || r.chance(0.15)) && r.chance(0.36) ? r.pick([1000, 2500, 5000, 5000, 10000]) : 0,
    rates: Math.round((houseLevel(place) * of.factor * 0.0006 + r.between(120, 480)) / 10) * 10,
    levy: of.form === 'unit' || has.gate ? Math.round(r.between(850, 3400) / 10) * 10 : 0,
    pets: r.pick([
      'Allowed',
      'Allowed',
      'Small dogs by arrangement',
      'Cats only',
      'Not allowed',
      'By arrangement',
    ]),
    has,
    ...wish?.facts,
  }
  return { ...facts, price: priceOf(facts, place, r) }
}
