import {
  agreedStatuses,
  listingStatus,
  mayTransition,
  stageOf,
} from '../listings/listings.states.ts'

/** The states of a property: which status may follow which, and what each one allows. Pure rules, shared by the forms and the server. */

export const propertyStatuses = {
  AP: { name: 'Awaiting Payment' },
  APEFT: { name: 'Awaiting EFT Payment' },
  FS: { name: 'For Sale' },
  FR: { name: 'For Rent' },
  CIP: { name: 'Contract in Progress' },
  P: { name: 'Offer Pending' },
  S: { name: 'Sold' },
  RO: { name: 'Rented Out' },
} as const

/** The codes of these statuses by name. */
export const propertyStatus = { ...listingStatus, forSale: 'FS', forRent: 'FR' } as const

export type PropertyStatus = keyof typeof propertyStatuses

export function isPropertyStatus(code: string): code is PropertyStatus {
  return code in propertyStatuses
}

/**
 * Whether the listing is open: it determines the offer button and whether the edit form is
 * editable.
 */
export function isOpen(code: string): boolean {
  return !agreedStatuses.includes(code)
}

/** A sold or rented property is hidden after a certain day. */
export function mayHideAfter(code: string): boolean {
  return stageOf(code) === 'gone'
}

/** For Sale and For Rent determine the kind of listing; every other status leaves it unchanged. */
export function isSaleAfter(code: string, isSale: boolean): boolean {
  if (code === propertyStatus.forSale) return true
  return code === propertyStatus.forRent ? false : isSale
}

/** The status of a listing of its kind once it is paid for. */
export function openStatus(isSale: boolean): PropertyStatus {
  return isSale ? propertyStatus.forSale : propertyStatus.forRent
}

/** The choices of the status list: a sale is never rented out and a rental never sold. */
export function statusChoices(isSale: boolean): PropertyStatus[] {
  const { forSale, forRent, offerPending, sold, rentedOut } = propertyStatus
  return [forSale, forRent, offerPending, isSale ? sold : rentedOut]
}

/**
 * Whether an edit may change one status to another. A status of the site's own counts as on the
 * market.
 */
export function mayChangeStatus(
  from: string,
  to: string,
  listing: { isSale: boolean; superAdmin: boolean; ownStatus?: boolean },
): boolean {
  if (from === to) return true
  if (!listing.ownStatus && !(statusChoices(listing.isSale) as string[]).includes(to)) return false
  return (
    mayTransition('changeStatus', from) ||
    (listing.superAdmin && mayTransition('skipPayment', from))
  )
}
