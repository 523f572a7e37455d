import { formatDay } from '#contract/values/day.ts'
import { businessFields, businessSlots, drawBusiness, type PricePer } from './businesses.ts'
import type { Clock } from './clock.ts'
import { businessTitle, describeBusiness } from './describe-business.ts'
import { describeHome, homeTitle } from './describe-home.ts'
import { grouped } from './figures.ts'
import { homeFields, type FieldValues } from './home-fields.ts'
import { businessTypes, homeTypes, type BusinessType, type HomeType } from './home-types.ts'
import { homeSlots } from './home-slots.ts'
import { drawHome, type HomeWish } from './homes.ts'
import { roundPrice, weighted } from './lots.ts'
import type { Slots, Usage as PhraseUsage } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import { isSeaside, nearbyFields } from './surroundings.ts'
import { streetsOf } from './texts/streets.ts'
import type { Nature, Place } from './world.ts'

export type Usage = 'Residential' | 'Commercial'

/** A property as a seller would enter it in the form, before it has an owner. */
export interface Listing {
  place: Place
  usage: Usage
  isSale: boolean
  type: string
  title: (usage?: PhraseUsage) => string
  /** Brief ones are for rows by the hundred thousand: the search index costs more than they do. */
  describe: (usage?: PhraseUsage, brief?: boolean) => string
  name: string
  unit: string | null
  price: number
  pricePer: PricePer | null
  operationalCosts: number | null
  dateAvailable: string | null
  streetNumber: string
  streetName: string
  lat: number
  lng: number
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  erfSize: number | null
  floorSize: number | null
  fields: () => FieldValues
}

const homesIn: Record<Nature, readonly HomeType[]> = {
  town: homeTypes.filter((type) => type.form !== 'farm'),
  rural: homeTypes.filter((type) =>
    ['Farm', 'Smallholding', 'House', 'Vacant Land'].includes(type.type),
  ),
  industrial: homeTypes.filter((type) => ['Flat', 'Townhouse', 'House'].includes(type.type)),
}

const businessesIn: Record<Nature, readonly BusinessType[]> = {
  town: businessTypes.filter((type) => type.form !== 'industrial'),
  rural: businessTypes.filter((type) => ['lodge', 'land'].includes(type.form)),
  industrial: businessTypes.filter(
    (type) => ['industrial', 'land'].includes(type.form) || type.type === 'Showroom',
  ),
}

function oddsOf<Type extends { sale: number; rent: number }>(types: readonly Type[]) {
  return {
    sale: types.map((type) => [type, type.sale] as const),
    rent: types.map((type) => [type, type.rent] as const),
  }
}

const odds = {
  homes: {
    town: oddsOf(homesIn.town),
    rural: oddsOf(homesIn.rural),
    industrial: oddsOf(homesIn.industrial),
  },
  businesses: {
    town: oddsOf(businessesIn.town),
    rural: oddsOf(businessesIn.rural),
    industrial: oddsOf(businessesIn.industrial),
  },
}

const isHolidayHome = ({ form, type }: HomeType) =>
  (form === 'house' || form === 'unit') && type !== 'Retirement Unit'

const orNull = (value: number | null) => value || null

function lease(price: number, dateAvailable: string | null, r: Rand): Slots {
  return {
    deposit: grouped(roundPrice(price * r.pick([1, 1, 1.5, 2]))),
    lease: r.pick([6, 12, 12, 12, 24]),
    available: dateAvailable ? formatDay(dateAvailable) : undefined,
    included: r.chance(0.25) ? 'yes' : undefined,
  }
}

/** The terms of the lease as fields; the description has the same values. */
function leaseFields(slots: Slots): FieldValues {
  return [
    ['Deposit (R)', String(slots.deposit).replace(/\D/g, '')],
    ['Lease Period (months)', String(slots.lease)],
    ['Water and Lights Included', slots.included ? 'Yes' : 'No'],
  ]
}

export function drawListing(
  place: Place,
  usage: Usage,
  isSale: boolean,
  clock: Pick<Clock, 'day'>,
  r: Rand,
  wish?: HomeWish,
): Listing {
  const dateAvailable = isSale
    ? r.chance(0.3)
      ? clock.day(r.int(20, 120))
      : null
    : clock.day(r.int(-20, 75))
  const streetName = r.pick(streetsOf(place))
  const common = {
    place,
    usage,
    isSale,
    dateAvailable,
    streetName,
    streetNumber: String(r.int(1, 420)),
    lat: Math.round((place.lat + r.bell() * 0.006) * 1e6) / 1e6,
    lng: Math.round((place.lng + r.bell() * 0.006) * 1e6) / 1e6,
  }
  if (usage === 'Residential') {
    const drawn = weighted(r, odds.homes[place.nature][isSale ? 'sale' : 'rent'])
    const of = homeTypes.find(({ type }) => type === wish?.type) ?? drawn
    const home = drawHome(of, isSale, place, r, wish)
    const holiday = !isSale && isHolidayHome(of) && isSeaside(place) && r.chance(0.35)
    if (holiday) home.has.furnished = true
    const price = holiday ? roundPrice(home.price * 0.11) : home.price
    const terms: Slots = isSale ? {} : holiday ? { holiday: 'yes' } : lease(price, dateAvailable, r)
    const slots = homeSlots(home, place, { ...terms, street: streetName }, r)
    return {
      ...common,
      type: of.type,
      title: (usage) => wish?.title ?? homeTitle(home, slots, r, usage),
      describe: (usage, brief) => describeHome(home, slots, r, usage, brief),
      name: home.complex ?? '',
      unit: null,
      price,
      pricePer: isSale ? null : holiday ? 'Day' : 'Month',
      operationalCosts: null,
      bedrooms: orNull(home.bedrooms),
      bathrooms: of.form === 'land' ? null : home.bathrooms,
      garages: orNull(home.garages),
      erfSize: home.erf,
      floorSize: orNull(home.floor),
      fields: () => [
        ...homeFields(home, r),
        ...(isSale || holiday ? [] : leaseFields(terms)),
        ...nearbyFields(place, Number(slots.km), r),
      ],
    }
  }
  const of = weighted(r, odds.businesses[place.nature][isSale ? 'sale' : 'rent'])
  const business = drawBusiness(of, isSale, place, r)
  const monthly = business.pricePer === 'm2' ? business.price * business.floor : business.price
  const terms = isSale
    ? { lease: business.lease }
    : { ...lease(monthly, dateAvailable, r), lease: business.lease }
  const slots = businessSlots(business, place, { ...terms, street: streetName }, r)
  const named = of.form === 'office' || of.form === 'other'
  return {
    ...common,
    type: of.type,
    title: (usage) => businessTitle(business, slots, r, usage),
    describe: (usage, brief) => describeBusiness(business, slots, r, usage, brief),
    name: named ? business.building : '',
    unit:
      named && of.type !== 'Mixed Use'
        ? r.pick(['Suite ', 'Unit ', 'Block ', 'Unit ']) + r.int(1, 48)
        : null,
    price: business.price,
    pricePer: business.pricePer,
    operationalCosts: isSale || !business.floor ? null : business.opex * business.floor,
    bedrooms: orNull(business.rooms),
    bathrooms: orNull(business.rooms),
    garages: null,
    erfSize: business.erf,
    floorSize: orNull(business.floor),
    fields: () => [
      ...businessFields(business, r),
      ...(isSale
        ? []
        : [
            ...leaseFields(slots).slice(0, 2),
            ['Annual Escalation (%)', String(business.escalation)] as [string, string],
          ]),
      ...nearbyFields(place, Number(slots.km), r),
    ],
  }
}
