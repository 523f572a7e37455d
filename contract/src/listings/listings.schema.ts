/** What is advertised on the site: a timeshare week or a property. */
export const listingKinds = ['week', 'property'] as const
export type ListingKind = (typeof listingKinds)[number]

export interface ListingKey {
  kind: ListingKind
  id: number
}

/**
 * The listing behind a pair of ids of which exactly one is set, as used by payments, offers and
 * enquiries.
 */
export function listingKeyOf({
  weekId,
  propertyId,
}: {
  weekId: number | null
  propertyId: number | null
}): ListingKey {
  return weekId === null
    ? { kind: 'property', id: propertyId as number }
    : { kind: 'week', id: weekId }
}
