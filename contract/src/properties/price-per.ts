import { formatEstimate, formatRand } from '../values/rand.ts'
import { shortRand } from '../values/short-rand.ts'
import { messages } from '../messages.ts'
import type { PropertyCard } from './properties.schema.ts'

/** What a rental's price is per; a sale's price is for the whole. */
export function pricePerText({
  isSale,
  pricePer,
}: Pick<PropertyCard, 'isSale' | 'pricePer'>): string {
  if (isSale) return ''
  if (pricePer === 'Day') return 'Per Day'
  if (pricePer === 'm2') return `${messages.perMonth} per m²`
  return messages.perMonth
}

/**
 * The rent for a whole month; null for sales, and if the price is monthly already or the floor area
 * unknown.
 */
export function monthlyRentOf({
  isSale,
  price,
  pricePer,
  floorSize,
}: Pick<PropertyCard, 'isSale' | 'price' | 'pricePer' | 'floorSize'>): number | null {
  if (isSale) return null
  if (pricePer === 'Day') return price * 30
  return pricePer === 'm2' && floorSize ? Math.round(price * floorSize * 100) / 100 : null
}

type Priced = Pick<PropertyCard, 'price' | 'isSale' | 'pricePer'>

/** As a card writes it: `R 2 450 000`, `R 13 900 Per Month`. */
export function priceText(listing: Priced): string {
  return `${formatRand(listing.price)} ${pricePerText(listing)}`.trim()
}

/** As a sentence writes it: `R 13 900 per month`. */
export function priceInWords(listing: Priced): string {
  return `${formatRand(listing.price)} ${pricePerText(listing).toLowerCase()}`.trim()
}

/** What a listing costs beside others: of a rental the whole month, in whole rands where it is worked out. */
export function comparedPrice({
  price,
  monthlyRent,
}: Pick<PropertyCard, 'price' | 'monthlyRent'>): number {
  return monthlyRent === null ? price : Math.round(monthlyRent)
}

/** On a map, where every rent is that of a month: `R 28 500`, `R 2.45 m`. */
export function pinPriceText(
  property: Pick<PropertyCard, 'isSale' | 'price' | 'pricePer' | 'floorSize'>,
): string {
  return shortRand(comparedPrice({ price: property.price, monthlyRent: monthlyRentOf(property) }))
}

/** `R 28 500 per month`, beside a rent per square metre or per day. */
export function monthlyRentText(monthlyRent: number | null): string {
  return monthlyRent === null ? '' : `${formatRand(monthlyRent)} per month`
}

/** `R 261 per m²`, beside the monthly rent of business premises with a known floor area. */
export function rentPerMetreText({
  propertyUsageType,
  isSale,
  price,
  pricePer,
  floorSize,
}: Pick<
  PropertyCard,
  'propertyUsageType' | 'isSale' | 'price' | 'pricePer' | 'floorSize'
>): string {
  const isMonthly = !isSale && pricePer !== 'Day' && pricePer !== 'm2'
  if (propertyUsageType !== 'Commercial' || !isMonthly || !floorSize) return ''
  return `${formatEstimate(price / floorSize)} per m²`
}
