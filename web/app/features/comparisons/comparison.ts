import type {
  ComparedProperty,
  ComparedWeek,
  ComparedPlace,
} from '#contract/comparisons/comparisons.schema.ts'
import { links } from '#contract/links.ts'
import { pinPriceText, pricePerText } from '#contract/properties/price-per.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { shortRand } from '#contract/values/short-rand.ts'
import { propertyNouns, weekNouns, type Nouns } from '../../ui/data/counted.ts'
import { stayText } from '../../shared/weeks/week-texts.ts'
import type { OwnPlace } from './common-rows.ts'
import type { CompareState } from './compare-state.ts'
import { propertyGroups } from './property-rows.ts'
import type { RowGroup } from './rows.ts'
import { summaryOf } from './summary.ts'
import { weekGroups } from './week-rows.ts'

/** The head of a column. */
export interface ComparedListing {
  id: number
  /** Short, as in sentences: `Garsfontein`. */
  name: string
  place: string
  title: string
  reference: string
  price: string
  per: string
  /** On the map. */
  pinText: string
  reducedBy: number | null
  amount: number
  pictures: readonly Picture[]
  to: string
  enquire: string | null
  position: { lat: number; lng: number } | null
}

export interface Comparison {
  nouns: Nouns
  /** Whether any of them is bought with a bond: a rent needs none, and a week has none. */
  hasBonds: boolean
  listings: ComparedListing[]
  gone: number[]
  places: OwnPlace[]
  groups: RowGroup[]
  summary: string
}

function ofProperty(property: ComparedProperty): ComparedListing {
  const { id, suburb, city } = property
  return {
    id,
    name: suburb || city || property.propertyRef,
    place: [suburb, city].filter(Boolean).join(', '),
    title: property.shortDescription,
    reference: property.propertyRef,
    price: property.displayPrice,
    per: pricePerText(property),
    pinText: pinPriceText(property),
    reducedBy: property.reducedBy,
    amount: property.price,
    pictures: property.pictures,
    to: links.property(property.propertyUsageType, id),
    enquire: property.mayEnquire ? links.enquireNow(id) : null,
    position: property.position,
  }
}

function ofWeek(week: ComparedWeek): ComparedListing {
  const to = links.week(week.resortCode, week.id)
  return {
    id: week.id,
    name: week.resortName,
    place: week.resortName,
    title: stayText(week),
    reference: week.weekReference,
    price: formatRand(week.sellPrice),
    per: '',
    pinText: shortRand(week.sellPrice),
    reducedBy: week.reducedBy,
    amount: week.sellPrice,
    pictures: week.pictures,
    to,
    enquire: week.mayEnquire ? `${to}#enquiry` : null,
    position: week.position,
  }
}

/** Two in the same suburb are distinguished by their references. */
function distinct(listings: ComparedListing[]): string[] {
  return listings.map(({ name, reference }) =>
    listings.filter((other) => other.name === name).length > 1 ? reference : name,
  )
}

function nounsOf(properties: readonly ComparedProperty[] | undefined): Nouns {
  if (!properties) return weekNouns
  return properties.every(({ propertyUsageType }) => propertyUsageType === 'Residential')
    ? { one: 'home', many: 'homes' }
    : propertyNouns
}

interface Loaded {
  state: CompareState
  properties: { items: ComparedProperty[]; gone: number[]; places: ComparedPlace[] } | null
  weeks: { items: ComparedWeek[]; gone: number[]; places: ComparedPlace[] } | null
}

/** Everything that the page shows; null if nothing was chosen. */
export function comparisonOf({ state, properties, weeks }: Loaded): Comparison | null {
  const found = properties ?? weeks
  if (!found) return null
  const places = found.places.map((place): OwnPlace => ({
    ...place,
    kind: state.places.find(({ key }) => key === place.key)?.kind ?? 'place',
  }))
  const listings = properties ? properties.items.map(ofProperty) : (weeks?.items ?? []).map(ofWeek)
  const groups = properties
    ? propertyGroups(properties.items, state.assumptions, places)
    : weekGroups(weeks?.items ?? [], places)
  return {
    nouns: nounsOf(properties?.items),
    hasBonds: properties?.items.some(({ isSale }) => isSale) ?? false,
    listings,
    gone: found.gone,
    places,
    groups: listings.length ? groups : [],
    summary: summaryOf(groups, distinct(listings)),
  }
}
