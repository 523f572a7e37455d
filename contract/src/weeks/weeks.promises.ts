import type { PromisedFields } from '../listings/promises.ts'

/** What a week promises once it is verified, published or under offer. */
export const weekPromises = {
  price: { label: 'Price', kind: 'rand' },
  resort: { label: 'Resort', kind: 'text' },
  region: { label: 'Region', kind: 'text' },
  unitNumber: { label: 'Unit number', kind: 'text' },
  module: { label: 'Module', kind: 'text' },
  weekNumber: { label: 'Week number', kind: 'number' },
  arrivalDate: { label: 'Arrival date', kind: 'day' },
  departureDate: { label: 'Departure date', kind: 'day' },
  season: { label: 'Season', kind: 'text' },
  weekType: { label: 'Week type', kind: 'text' },
  bedrooms: { label: 'Bedrooms', kind: 'text' },
  sleeps: { label: 'Sleeps', kind: 'number' },
  levy: { label: 'Levy', kind: 'rand' },
  leviesPaid: { label: 'Levies paid in full', kind: 'yesNo' },
  bankedWith: { label: 'Current year banked with', kind: 'text' },
  placedForRental: { label: 'Placed for rental', kind: 'yesNo' },
  accommodationType: { label: 'Accommodation type', kind: 'text' },
  legalBasis: { label: 'Legal basis', kind: 'text' },
  legalYears: { label: 'Number of years', kind: 'number' },
  schemeName: { label: 'Scheme name', kind: 'text' },
  schemeAddress: { label: 'Scheme address', kind: 'text' },
} as const satisfies PromisedFields
