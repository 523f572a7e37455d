import { counted, grouped, inverterText, numberWords } from './figures.ts'
import type { Home } from './homes.ts'
import type { Slots } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import { mainRoadOf } from './surroundings.ts'
import type { Place } from './world.ts'

const poolWords: Record<string, string> = {
  Salt: 'a salt pool',
  Chlorine: 'a swimming pool',
  Heated: 'a heated pool',
  'Splash pool': 'a splash pool',
  'Solar heated': 'a solar-heated pool',
}

const gardenWords: Record<string, string> = {
  Indigenous: 'an indigenous garden',
  'Lawn and trees': 'a garden of lawn and trees',
  Walled: 'a walled garden',
  Waterwise: 'a waterwise garden',
  Established: 'an established garden',
  'Small and paved': 'a small paved garden',
}

/** A single-storey house under thatch in the Western Cape has the gables of the Cape. */
function isCapeDutch({ of, has, storeys }: Home, place: Place): boolean {
  return of.type === 'House' && has.thatch && storeys === 1 && place.province === 'Western Cape'
}

/** The values of the slots in this home's phrases. */
export function homeSlots(home: Home, place: Place, extra: Slots, r: Rand): Slots {
  const { of, has } = home
  const yes = (flag: boolean) => (flag ? 'yes' : undefined)
  const standing = of.form === 'house' || of.form === 'farm'
  const shared: Slots = {}
  for (const [feature, flag] of Object.entries(has)) shared[feature] = yes(flag)
  return {
    ...shared,
    ...extra,
    house: yes(of.form === 'house'),
    farm: yes(of.form === 'farm'),
    cottage: yes(of.form === 'cottage'),
    modern: yes(home.roof === 'Flat concrete'),
    capeDutch: yes(isCapeDutch(home, place)),
    paved: yes(home.garden === 'Small and paved'),
    sale: yes(home.isSale),
    big: yes(home.bedrooms >= 2),
    three: yes(home.bedrooms >= 3),
    small: yes(home.bedrooms <= 3),
    studio: yes(home.bedrooms === 0),
    spacious: yes(home.floor >= 120),
    living2: yes(home.bedrooms >= 4),
    openKitchen: yes(home.kitchen.startsWith('open plan')),
    north: yes(home.facing === 'North'),
    morningSun: yes(home.facing === 'East' || home.facing === 'North-east'),
    land: yes(of.form === 'land'),
    starter: yes(!['Penthouse', 'Retirement Unit'].includes(of.type)),
    baths2: yes(home.bathrooms >= 2),
    moreCarports: yes(home.carports >= 2),
    plot: yes(of.type === 'Smallholding'),
    kind: of.kind,
    suburb: place.suburb,
    city: place.city,
    road: mainRoadOf(place),
    minutes: r.int(4, 18),
    km: r.int(2, 6),
    bedsWord: home.bedrooms > 0 ? numberWords[home.bedrooms] : undefined,
    bathsWord: numberWords[home.bathrooms] ?? String(home.bathrooms),
    bedrooms: home.bedrooms > 0 ? counted(home.bedrooms, 'bedroom') : undefined,
    bathrooms: counted(home.bathrooms, 'bathroom'),
    guestToilet: yes(home.bathrooms % 1 !== 0),
    garageWord: home.garages > 0 ? counted(home.garages, 'garage') : undefined,
    parkingWord: home.parking > 0 ? counted(home.parking, 'parking bay') : undefined,
    carports: home.carports > 0 ? numberWords[home.carports] : undefined,
    poolWord: home.pool ? poolWords[home.pool] : undefined,
    pool: yes(home.pool !== null),
    complexPool: yes(home.complex !== null && home.levy > 1200),
    flatletWord: has.flatlet
      ? r.pick(['a granny flat', 'a flatlet to let', 'a separate flatlet'])
      : undefined,
    garden: yes(home.garden !== null && standing),
    gardenWord: home.garden && standing ? gardenWords[home.garden] : undefined,
    lawn: yes(standing && ['Lawn and trees', 'Established'].includes(home.garden ?? '')),
    balcony: yes((home.floorNumber ?? 0) > 0),
    ground: yes(home.floorNumber === 0),
    top: yes((home.floorNumber ?? 0) > 4),
    floorNumber: home.floorNumber ?? undefined,
    doubleStorey: yes(home.storeys === 2),
    erf: home.erf ? grouped(home.erf) : undefined,
    hectares: home.erf && home.erf > 8_000 ? String(Math.round(home.erf / 1_000) / 10) : undefined,
    floor: home.floor,
    year: home.year < 2015 ? home.year : undefined,
    decade: home.year < 1995 ? `${Math.floor(home.year / 10) * 10}s` : undefined,
    yearBuilt: home.year,
    // Nobody renovates a new home.
    renovated: home.year < 2012 ? home.renovated : undefined,
    tested: of.form === 'land' ? home.renovated : Math.max(home.renovated, home.year),
    complex: home.complex ?? undefined,
    units: home.units,
    view: home.view ?? undefined,
    facing: home.facing.toLowerCase(),
    kitchen: home.kitchen,
    retired: yes(of.type === 'Retirement Unit'),
    pets: yes(home.pets === 'Allowed'),
    petsArranged: yes(/by arrangement/i.test(home.pets)),
    inverter: yes(home.inverter !== null),
    inverterCap: home.inverter ? inverterText(home.inverter) : undefined,
    solar: home.solar || undefined,
    tank: home.tank ? grouped(home.tank) : undefined,
    rates: grouped(home.rates),
    levyText: home.levy ? `, and the levy is R\u00a0${grouped(home.levy)}` : '',
  }
}
