import type { PromisedFields } from '../listings/promises.ts'

/** What a property promises once it is published or under offer. */
export const propertyPromises = {
  price: { label: 'Price', kind: 'rand' },
  pricePer: { label: 'Price per', kind: 'text' },
  offered: { label: 'Offered', kind: 'text' },
  usage: { label: 'Usage', kind: 'text' },
  propertyType: { label: 'Property type', kind: 'text' },
  title: { label: 'Title', kind: 'text' },
  unit: { label: 'Unit', kind: 'text' },
  streetNumber: { label: 'Street number', kind: 'text' },
  streetName: { label: 'Street name', kind: 'text' },
  addressLine1: { label: 'Address line 1', kind: 'text' },
  addressLine2: { label: 'Address line 2', kind: 'text' },
  addressLine3: { label: 'Address line 3', kind: 'text' },
  suburb: { label: 'Suburb', kind: 'text' },
  city: { label: 'City', kind: 'text' },
  province: { label: 'Province', kind: 'text' },
  postalCode: { label: 'Postal code', kind: 'text' },
  mapPin: { label: 'Map pin', kind: 'text' },
  bedrooms: { label: 'Bedrooms', kind: 'number' },
  bathrooms: { label: 'Bathrooms', kind: 'number' },
  garages: { label: 'Garages', kind: 'number' },
  erfSize: { label: 'Erf size', kind: 'area' },
  floorSize: { label: 'Floor size', kind: 'area' },
  operationalCosts: { label: 'Operational costs', kind: 'rand' },
  dateAvailable: { label: 'Date available', kind: 'day' },
} as const satisfies PromisedFields
