import { messages } from '../messages.ts'
import type { PropertyCard } from './properties.schema.ts'

/** What a rental's price is for; a sale's price is for the whole. */
export function pricePerText({
  isSale,
  pricePer,
}: Pick<PropertyCard, 'isSale' | 'pricePer'>): string {
  if (isSale) return ''
  if (pricePer === 'Day') return 'Per Day'
  if (pricePer === 'm2') return `${messages.perMonth} per m²`
  return messages.perMonth
}
