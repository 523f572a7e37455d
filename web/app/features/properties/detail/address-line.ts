import type { Property } from '#contract/properties/properties.schema.ts'

/** Includes the street only if its owner shows it. */
export function addressLine(property: Property): string {
  const { showAddress, streetNumber, streetName, addressLine1, suburb, city, postalCode } = property
  const street = [streetNumber, streetName].filter(Boolean).join(' ') || addressLine1
  const parts = showAddress ? [street, suburb, city, postalCode] : [suburb, city]
  return parts.filter(Boolean).join(', ')
}
