import type { ListingKey } from '../listings/listings.schema.ts'

/** Of one device, and of one request. */
export const mostListings = 100

/** A listing in an address and in the device's store: `property-12`. */
export const keyText = ({ kind, id }: ListingKey): string => `${kind}-${id}`
