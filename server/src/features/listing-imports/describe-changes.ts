import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import { priceInWords } from '#contract/properties/price-per.ts'
import { formatRand } from '#contract/values/rand.ts'
import type {
  Difference,
  ExistingListing,
  ReadListing,
} from '../properties/imported-properties.service.ts'
import type { Knowledge } from './import-knowledge.ts'

const labels: Record<string, string> = {
  usage: 'Usage',
  isSale: 'Sale or rent',
  propertyTypeId: 'Property type',
  name: 'Name',
  unit: 'Unit',
  shortDescription: 'Short description',
  description: 'Description',
  price: 'Price',
  pricePer: 'Price per',
  operationalCosts: 'Operational costs',
  dateAvailable: 'Available from',
  showAddress: 'Show the address',
  addressLine1: 'Address line 1',
  addressLine2: 'Address line 2',
  addressLine3: 'Address line 3',
  streetNumber: 'Street number',
  streetName: 'Street name',
  postalCode: 'Postal code',
  lat: 'Position on the map',
  pinned: 'Position on the map',
  lng: 'Position on the map',
  provinceId: 'Province',
  cityId: 'City or town',
  suburbId: 'Suburb',
  suburb: 'Suburb',
  virtualTour: 'Virtual tour',
  video: 'Video',
  agentId: 'Agent',
}

/** Long texts and ids mean nothing to people: only the fact that they changed is shown. */
const shown = new Set([
  'name',
  'unit',
  'shortDescription',
  'pricePer',
  'dateAvailable',
  'streetNumber',
  'streetName',
  'postalCode',
])

function written(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (name === 'price' || name === 'operationalCosts') return formatRand(Number(value))
  return `“${String(value as string)}”`
}

/** What changed, in words: "Price from R 2 650 000 to R 2 500 000". */
export function describeChanges(
  { columns, before, values }: Difference,
  existing: ExistingListing,
  { fields }: Pick<Knowledge, 'fields'>,
): string[] {
  const found = new Set<string>()
  const was = before as Record<string, unknown>
  for (const [name, value] of Object.entries(columns)) {
    const label = labels[name]
    if (!label) continue
    const inFull = shown.has(name) || name === 'price' || name === 'operationalCosts'
    found.add(
      inFull ? `${label} from ${written(name, was[name])} to ${written(name, value)}` : label,
    )
  }
  if (values) {
    const now = new Map(values.map(({ fieldId, value }) => [fieldId, value]))
    const earlier = new Map(existing.values.map(({ fieldId, value }) => [fieldId, value]))
    for (const { id, name } of fields) {
      if (now.get(id) === earlier.get(id)) continue
      found.add(`${name} from ${written('', earlier.get(id))} to ${written('', now.get(id))}`)
    }
  }
  return [...found].map((text) => text.slice(0, 300))
}

/** What a mistake in the file or in the choice of its columns would be seen by: "To rent at R 12 500 per month". */
export function describeNew({ columns }: Pick<ReadListing, 'columns'>): string[] {
  const { isSale, price, pricePer, suburb } = columns
  const amount = priceInWords({ price: Number(price), isSale, pricePer })
  return [
    `${isSale ? 'For sale' : 'To rent'} at ${amount}`,
    ...(suburb ? [texts.suburbUnknown(suburb).slice(0, 300)] : []),
  ]
}
