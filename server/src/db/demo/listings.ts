import { formatDay } from '#contract/values/day.ts'
import { businessFields, businessSlots, drawBusiness, type PricePer } from './businesses.ts'
import type { Clock } from './clock.ts'
import { businessTitle, describeBusiness } from './describe-business.ts'
import { describeHome, homeTitle } from './describe-home.ts'
import { grouped } from './figures.ts'
import { homeFields, type FieldValues } from './home-fields.ts'
import { businessTypes, homeTypes } from './home-types.ts'
import { drawHome, homeSlots } from './homes.ts'
import { roundPrice, weighted } from './lots.ts'
import type { Slots } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import { isSeaside, nearbyFields } from './surroundings.ts'
import { streetsOf } from './words/streets.ts'
import type { Place } from './world.ts'

export type Usage = 'Residential' | 'Commercial'

/** A property as a seller would type it into the form, before anybody owns it. */
export interface Listing {
  place: Place
  usage: Usage
  isSale: boolean
  type: string
  title: () => string
  describe: () => string
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

const odds = {
  home: {
    sale: homeTypes.map((type) => [type, type.sale] as const),
    rent: homeTypes.map((type) => [type, type.rent] as const),
  },
  business: {
    sale: businessTypes.map((type) => [type, type.sale] as const),
    rent: businessTypes.map((type) => [type, type.rent] as const),
  },
}

const orNull = (value: number | null) => value || null

function lease(price: number, dateAvailable: string | null, r: Rand): Slots {
  return {
    deposit: grouped(roundPrice(price * r.pick([1, 1, 1.5, 2]))),
    lease: r.pick([6, 12, 12, 12, 24]),
    available: dateAvailable ? formatDay(dateAvailable) : undefined,
    included: r.chance(0.25) ? 'yes' : undefined,
  }
}

/** Terms of a lease in the words of the fields; the description says the same. */
function leaseFields(slots: Slots): FieldValues {
  return [
    ['Deposit', String(slots.deposit).replace(/\D/g, '')],
    ['Lease Period in Months', String(slots.lease)],
    ['Water and Lights Included', slots.included ? 'Yes' : 'No'],
  ]
}

export function drawListing(
  place: Place,
  usage: Usage,
  isSale: boolean,
  clock: Pick<Clock, 'day'>,
  r: Rand,
): Listing {
  const dateAvailable = isSale ? (r.chance(0.3) ? clock.day(r.int(20, 120)) : null) : clock.day(r.int(-20, 75))
  const streetName = r.pick(streetsOf(place.province))
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
    const of = weighted(r, isSale ? odds.home.sale : odds.home.rent)
    const home = drawHome(of, isSale, place, r)
    const holiday = !isSale && home.has.furnished && isSeaside(place) && r.chance(0.4)
    const price = holiday ? roundPrice(home.price * 0.11) : home.price
    const terms = isSale || holiday ? {} : lease(price, dateAvailable, r)
    const slots = homeSlots(home, place, { ...terms, street: streetName }, r)
    return {
      ...common,
      type: of.type,
      title: () => homeTitle(home, slots, r),
      describe: () => describeHome(home, slots, r),
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
        ...nearbyFields(place, r),
      ],
    }
  }
  const of = weighted(r, isSale ? odds.business.sale : odds.business.rent)
  const business = drawBusiness(of, isSale, place, r)
  const monthly = business.pricePer === 'm2' ? business.price * business.floor : business.price
  const terms = isSale ? { lease: business.lease } : { ...lease(monthly, dateAvailable, r), lease: business.lease }
  const slots = businessSlots(business, place, { ...terms, street: streetName }, r)
  const named = of.form === 'office' || of.form === 'other'
  return {
    ...common,
    type: of.type,
    title: () => businessTitle(business, slots, r),
    describe: () => describeBusiness(business, slots, r),
    name: named ? business.building : '',
    unit: named ? r.pick(['Suite ', 'Unit ', 'Block ', 'Shop ']) + r.int(1, 48) : null,
    price: business.price,
    pricePer: business.pricePer,
    operationalCosts: isSale ? null : business.opex,
    bedrooms: orNull(business.rooms),
    bathrooms: orNull(business.rooms),
    garages: null,
    erfSize: business.erf,
    floorSize: orNull(business.floor),
    fields: () => [
      ...businessFields(business, r),
      ...(isSale ? [] : [...leaseFields(slots).slice(0, 2), ['Yearly Escalation in Percent', String(business.escalation)] as [string, string]]),
      ...nearbyFields(place, r),
    ],
  }
}
