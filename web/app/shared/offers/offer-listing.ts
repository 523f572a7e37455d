import { links } from '#contract/links.ts'

/** The listing of an offer, as the form shows it. */
export interface OfferListing {
  kind: 'property' | 'week'
  id: number
  reference: string
  title: string
  price: number
  isSale: boolean
  /** What a rental's price is for. */
  pricePer: string | null
  /** Its own page. */
  path: string
}

/** The listing's id, as the call expects it. */
export function listingIds({ kind, id }: Pick<OfferListing, 'kind' | 'id'>) {
  return kind === 'property' ? { propertyId: id } : { timeshareWeekId: id }
}

export function offerPath({ kind, id }: Pick<OfferListing, 'kind' | 'id'>): string {
  return kind === 'property' ? links.makeOffer(id) : links.weekOffer(id)
}
