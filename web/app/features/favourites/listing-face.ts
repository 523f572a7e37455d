import type { ListingNow } from '#contract/favourites/favourites.schema.ts'
import { links } from '#contract/links.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { WeekCard } from '#contract/weeks/weeks.schema.ts'
import { bedsText, placeText, stayText } from '../../shared/weeks/week-texts.ts'
import { areaText } from '../../ui/data/area-text.ts'
import { counted } from '../../ui/data/counted.ts'

/** What a favourite's card shows, for either kind. */
export interface ListingFace {
  to: string
  picture: Picture | null
  price: string
  per: string
  place: string
  title: string
  facts: string
  status: string
  color: 'green' | 'orange' | 'red'
}

function propertyFace(card: PropertyCard): ListingFace {
  const { bedrooms, bathrooms, size } = card
  const facts = [
    bedrooms && counted(bedrooms, { one: 'bed', many: 'beds' }),
    bathrooms && counted(bathrooms, { one: 'bath', many: 'baths' }),
    size && areaText(size),
  ]
  return {
    to: links.property(card.propertyUsageType, card.id),
    picture: card.displayImage,
    price: card.displayPrice,
    per: pricePerText(card),
    place: [card.suburb, card.city].filter(Boolean).join(', '),
    title: card.shortDescription,
    facts: facts.filter(Boolean).join(' · '),
    status: card.displayText,
    color: card.displayColor,
  }
}

function weekFace(card: WeekCard): ListingFace {
  return {
    to: links.week(card.resortCode, card.id),
    picture: card.image,
    price: formatRand(card.sellPrice),
    per: '',
    place: placeText(card),
    title: card.resortName,
    facts: [stayText(card), card.season, bedsText(card.bedrooms), `sleeps ${card.maxSleep}`].join(
      ' · ',
    ),
    status: card.displayText,
    color: card.displayColor,
  }
}

/** Null for a listing that is gone. */
export function faceOf({ property, week }: Pick<ListingNow, 'property' | 'week'>) {
  if (property) return propertyFace(property)
  return week ? weekFace(week) : null
}
