/** The life of a property: which status may follow which, and what each one allows. Pure rules, shared by the forms and the server. */

export const propertyStatuses = {
  AP: { name: 'Awaiting Payment', paid: false, open: true },
  APEFT: { name: 'Awaiting EFT Payment', paid: false, open: true },
  FS: { name: 'For Sale', paid: true, open: true },
  FR: { name: 'For Rent', paid: true, open: true },
  CIP: { name: 'Contract in Progress', paid: true, open: false },
  P: { name: 'Offer Pending', paid: true, open: false },
  S: { name: 'Sold', paid: true, open: false },
  RO: { name: 'Rented Out', paid: true, open: false },
} as const

export type PropertyStatus = keyof typeof propertyStatuses

export function isPropertyStatus(code: string): code is PropertyStatus {
  return code in propertyStatuses
}

/** Codes that stop enquiries and offers. */
export const enquiriesStoppedBy: readonly string[] = ['CIP', 'S', 'P']

export function awaitsPayment(code: string): boolean {
  return isPropertyStatus(code) && !propertyStatuses[code].paid
}

/** Whether the listing is open: it decides the offer button and whether the edit form can be typed in. */
export function isOpen(code: string): boolean {
  return !isPropertyStatus(code) || propertyStatuses[code].open
}

/** A sold or rented property has a day after which it is hidden. */
export function mayHideAfter(code: string): boolean {
  return code === 'S' || code === 'RO'
}

/** For Sale and For Rent decide the kind of listing; every other status leaves it as it is. */
export function isSaleAfter(code: string, isSale: boolean): boolean {
  return code === 'FS' ? true : code === 'FR' ? false : isSale
}

/** What a listing of its kind says once it is paid for. */
export function openStatus(isSale: boolean): PropertyStatus {
  return isSale ? 'FS' : 'FR'
}

/** The choices of the status list: a sale is never rented out and a rental never sold. */
export function statusChoices(isSale: boolean): PropertyStatus[] {
  return ['FS', 'FR', 'P', isSale ? 'S' : 'RO']
}

/**
 * Whether an edit may lead from one status to another. Payment alone, or a Super Admin who waives
 * the fee, ends the wait for payment.
 */
export function mayChangeStatus(
  from: string,
  to: string,
  listing: { isSale: boolean; superAdmin: boolean },
): boolean {
  if (from === to) return true
  if (!(statusChoices(listing.isSale) as string[]).includes(to)) return false
  return !awaitsPayment(from) || listing.superAdmin
}
