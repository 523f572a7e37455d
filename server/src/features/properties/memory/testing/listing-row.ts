import { kindOf, type ListingRow } from '../columns.ts'

/** A home for sale of which nothing else is known. */
export function aListingRow(facts: Partial<ListingRow> & Pick<ListingRow, 'id'>): ListingRow {
  return {
    kind: kindOf('Residential', true),
    type: 1,
    province: 1,
    city: null,
    suburb: null,
    monthly: 500_000,
    gross: facts.monthly ?? 500_000,
    bedrooms: null,
    bathrooms: null,
    garages: null,
    floor: null,
    erf: null,
    sizeIsErf: false,
    rateSize: null,
    lat: null,
    lng: null,
    available: null,
    hideAfter: null,
    reduced: null,
    published: 1,
    created: 0,
    features: [],
    ...facts,
  }
}
