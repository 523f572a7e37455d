import { counted, grouped, inverterText, numberWords } from './figures.ts'
import type { BusinessType } from './home-types.ts'
import { roundPrice, weighted } from './lots.ts'
import { houseLevel } from './market.ts'
import type { FieldValues } from './home-fields.ts'
import type { Slots } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import { mainRoadOf } from './surroundings.ts'
import { officeParks } from './texts/streets.ts'
import type { Place } from './world.ts'

export type PricePer = 'Month' | 'Day' | 'm2'

/** The facts of one business property. */
export interface Business {
  of: BusinessType
  isSale: boolean
  floor: number
  erf: number | null
  year: number
  renovated: number
  grade: string
  building: string
  parking: number
  boardrooms: number
  docks: number
  rollers: number
  eaves: number
  amps: number
  yard: number
  rooms: number
  pool: string | null
  inverter: string | null
  solar: number
  tank: number
  opex: number
  zoning: string
  lease: number
  escalation: number
  has: Record<
    | 'generator'
    | 'fibre'
    | 'aircon'
    | 'lift'
    | 'kitchenette'
    | 'fence'
    | 'gate'
    | 'cameras'
    | 'alarm',
    boolean
  >
  price: number
  pricePer: PricePer | null
}

const provinceRates: Record<string, number> = {
  'Western Cape': 1.16,
  Gauteng: 1.06,
  'KwaZulu-Natal': 1,
  Mpumalanga: 0.84,
}

const zonings: Record<BusinessType['form'], readonly string[]> = {
  office: ['Business 4', 'Business 1', 'Office'],
  shop: ['Business 1', 'Business 2'],
  industrial: ['Industrial 1', 'Industrial 2', 'Light industrial'],
  other: ['Business 1', 'Special'],
  lodge: ['Guest house', 'Special'],
  land: ['Business 1', 'Industrial 2', 'Mixed use'],
}

function worth(business: Omit<Business, 'price' | 'pricePer'>, place: Place, r: Rand) {
  const { of, isSale, floor } = business
  const spot = (houseLevel(place) / 2_500_000) ** 0.18 * (provinceRates[place.province] ?? 0.76)
  const gradeFactor = business.grade === 'A' ? 1.2 : business.grade === 'C' ? 0.82 : 1
  const bulk = (400 / Math.max(floor, 40)) ** 0.06
  const rate = of.rate * spot * gradeFactor * bulk * (1 + r.bell() * 0.12)
  if (of.form === 'land') {
    const perMetre = 620 * spot * (1 + r.bell() * 0.3)
    return isSale
      ? { price: roundPrice((business.erf ?? 1000) * perMetre), pricePer: null }
      : { price: roundPrice((business.erf ?? 1000) * perMetre * 0.006), pricePer: 'Month' as const }
  }
  if (isSale) return { price: roundPrice((floor * rate * 12 * 0.82) / 0.098), pricePer: null }
  return floor > 260 && of.type !== 'Storage'
    ? { price: Math.max(32, Math.round(rate)), pricePer: 'm2' as const }
    : { price: roundPrice(floor * rate), pricePer: 'Month' as const }
}

export function drawBusiness(of: BusinessType, isSale: boolean, place: Place, r: Rand): Business {
  // Small premises are many, big ones few.
  const floor =
    of.form === 'land'
      ? 0
      : Math.round((of.floor[0] + (of.floor[1] - of.floor[0]) * r.next() ** 2.2) / 5) * 5
  const industrial = of.form === 'industrial'
  const erf =
    of.form === 'land'
      ? r.int(9, 190) * 100
      : isSale
        ? Math.round((floor * r.between(1.3, 2.6)) / 10) * 10
        : null
  const largestYard = Math.floor((erf ? erf - floor : floor * 1.5) / 50) * 50
  const facts: Omit<Business, 'price' | 'pricePer'> = {
    of,
    isSale,
    floor,
    erf,
    year: r.int(1962, 2022),
    renovated: r.int(2017, 2025),
    grade: weighted(r, [
      ['A', 30],
      ['B', 50],
      ['C', 20],
    ]),
    building: r.pick(officeParks),
    parking:
      of.form === 'land' ? 0 : Math.max(2, Math.min(60, Math.round(floor / r.between(22, 60)))),
    boardrooms: of.form === 'office' ? 1 + Math.min(3, Math.floor(floor / 260)) : 0,
    docks: industrial && floor > 700 ? r.int(1, 6) : 0,
    rollers: industrial ? r.int(1, 5) : of.type === 'Storage' ? 1 : 0,
    eaves: industrial ? r.int(4, 12) : 0,
    amps: industrial ? r.pick([80, 100, 150, 200, 250, 300, 400]) : 0,
    yard: industrial && r.chance(0.6) ? Math.min(r.int(2, 40) * 50, largestYard) : 0,
    rooms: of.form === 'lodge' ? r.int(5, 12) : 0,
    pool: of.form === 'lodge' && r.chance(0.5) ? r.pick(['Salt', 'Chlorine', 'Heated']) : null,
    inverter: r.chance(0.3)
      ? r.pick(['5 kW, 10 kWh', '8 kW, 15 kWh', '15 kW, 30 kWh', '30 kW, 60 kWh'])
      : null,
    solar: r.chance(0.24) ? r.int(12, 160) : 0,
    tank: r.chance(0.3) ? r.pick([5000, 10000, 20000]) : 0,
    opex: r.int(14, 48),
    zoning: r.pick(zonings[of.form]),
    lease: r.pick([12, 24, 36, 36, 60]),
    escalation: r.pick([6, 7, 7.5, 8]),
    has: {
      generator: r.chance(0.42),
      fibre: r.chance(0.82),
      aircon: !industrial && r.chance(0.72),
      lift: of.form === 'office' && floor > 300 && r.chance(0.6),
      kitchenette: r.chance(0.7) && of.type !== 'Storage',
      fence: r.chance(0.5),
      gate: r.chance(industrial ? 0.5 : 0.34),
      cameras: r.chance(0.62),
      alarm: r.chance(0.7),
    },
  }
  return { ...facts, ...worth(facts, place, r) }
}

export function businessSlots(business: Business, place: Place, extra: Slots, r: Rand): Slots {
  const { of, has } = business
  const yes = (flag: boolean) => (flag ? 'yes' : undefined)
  const named = of.form === 'office' || of.form === 'other'
  const shared: Slots = {}
  for (const [feature, flag] of Object.entries(has)) shared[feature] = yes(flag)
  return {
    ...shared,
    ...extra,
    sale: yes(business.isSale),
    rent: yes(!business.isSale),
    office: yes(of.form === 'office'),
    shopfront: yes(of.form === 'shop' || of.type === 'Showroom'),
    food: yes(of.type === 'Restaurant' || (of.form === 'shop' && business.floor % 3 === 0)),
    salon: yes(of.form === 'shop' && business.floor < 110 && business.floor % 3 === 1),
    medical: yes(of.type === 'Medical Suite'),
    trading: yes(of.type === 'Showroom' || of.type === 'Restaurant'),
    wholeBuilding: yes(of.type === 'Mixed Use'),
    named: yes(named),
    lodge: yes(of.form === 'lodge'),
    pool: yes(business.pool !== null),
    storage: yes(of.type === 'Storage'),
    small: yes(business.floor <= 90),
    large: yes(business.floor >= 300),
    established: yes(business.year < 2012),
    businessLand: yes(of.form === 'land' && business.zoning.startsWith('Business')),
    industrialLand: yes(of.form === 'land' && business.zoning.startsWith('Industrial')),
    warehouse: yes(of.type === 'Warehouse'),
    factory: yes(of.type === 'Factory'),
    kind: of.kind,
    kindLower: of.kind,
    suburb: place.suburb,
    city: place.city,
    road: mainRoadOf(place),
    minutes: r.int(4, 28),
    km: r.int(2, 9),
    floor: business.floor ? grouped(business.floor) : undefined,
    erf: business.erf ? grouped(business.erf) : undefined,
    year: business.year,
    // Nobody renovates a new building.
    renovated: business.year < 2012 ? business.renovated : undefined,
    approved: business.renovated,
    grade: business.grade,
    building: named ? business.building : undefined,
    parkingWord: counted(business.parking, 'parking bay'),
    boardroomsWord: business.boardrooms ? counted(business.boardrooms, 'boardroom') : undefined,
    docksWord: business.docks ? counted(business.docks, 'loading dock') : undefined,
    docksCap: business.docks > 1 ? counted(business.docks, 'loading dock') : undefined,
    rollers: business.rollers > 1 ? counted(business.rollers, 'roller door') : undefined,
    eaves: business.eaves || undefined,
    highEaves: yes(business.eaves >= 8),
    amps: business.amps || undefined,
    yard: business.yard ? grouped(business.yard) : undefined,
    officeArea: of.form === 'industrial' ? Math.round(business.floor * 0.12) : undefined,
    roomsWord: business.rooms ? (numberWords[business.rooms] ?? business.rooms) : undefined,
    inverter: yes(business.inverter !== null),
    inverterCap: business.inverter ? inverterText(business.inverter) : undefined,
    solar: business.solar || undefined,
    tank: business.tank ? grouped(business.tank) : undefined,
    zoning: business.zoning,
    opex: business.isSale ? undefined : business.opex,
    escalation: business.escalation,
  }
}

export function businessFields(business: Business, r: Rand): FieldValues {
  const values: FieldValues = []
  const number = (field: string, value: number | null) => {
    if (value) values.push([field, String(value)])
  }
  const flag = (field: string, value: boolean) => {
    if (value) values.push([field, 'Yes'])
  }
  const { of, has } = business
  number('Erf Size (m²)', business.erf)
  values.push(['Zoning', business.zoning])
  if (of.form === 'land') return values
  number('Floor Size (m²)', business.floor)
  number('Parking', business.parking)
  number('Gross Lettable Area (m²)', business.floor)
  number('Office Area (m²)', of.form === 'industrial' ? Math.round(business.floor * 0.12) : 0)
  number('Warehouse Area (m²)', of.form === 'industrial' ? Math.round(business.floor * 0.88) : 0)
  number('Yard Area (m²)', business.yard)
  number('Eaves Height (m)', business.eaves)
  number('Loading Docks', business.docks)
  number('Roller Doors', business.rollers)
  number('Three-phase Power (A)', business.amps)
  number('Boardrooms', business.boardrooms)
  if (business.pool) values.push(['Pool', business.pool])
  number('Bedrooms', business.rooms)
  number('Bathrooms', business.rooms)
  flag('Kitchenette', has.kitchenette)
  if (of.form === 'office' || of.form === 'other')
    values.push(['Complex or Building', business.building])
  if (of.form === 'office') values.push(['Grade', business.grade])
  number('Year Built', business.year)
  flag('Lift', has.lift)
  flag('Wheelchair Access', r.chance(0.4))
  flag('Alarm', has.alarm)
  flag('Cameras', has.cameras)
  flag('Electric Fence', has.fence)
  flag('24-hour Guard', has.gate)
  if (business.inverter) values.push(['Inverter', business.inverter])
  number('Solar Panels', business.solar)
  flag('Generator', has.generator)
  number('Water Tank (litres)', business.tank)
  flag('Fibre', has.fibre)
  number('Rates and Taxes (R per month)', Math.round(r.between(900, 6400) / 10) * 10)
  if (!business.isSale) number('Operating Costs (R per m² per month)', business.opex)
  return values
}
