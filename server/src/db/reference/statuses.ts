export type StatusDisplay = 'green' | 'orange' | 'red'
export type StatusSubject = 'week' | 'property' | 'both'

export type StatusSeed = {
  id: number
  code: string
  description: string
  display: StatusDisplay
  /** System statuses drive the lifecycle of a listing, so they can be neither renamed nor deleted. */
  system: boolean
  appliesTo: StatusSubject
  stopsEnquiries: boolean
}

/**
 * Weeks and properties share one table, because payment, offers and sale mean the same for both.
 * A property's Offer Pending is P and its Sold is S; only statuses without a counterpart have their own row.
 */
export const statuses: readonly StatusSeed[] = [
  {
    id: 1031,
    code: 'AP',
    description: 'Awaiting Payment',
    display: 'orange',
    system: true,
    appliesTo: 'both',
    stopsEnquiries: false,
  },
  {
    id: 1032,
    code: 'AV',
    description: 'Available',
    display: 'green',
    system: true,
    appliesTo: 'week',
    stopsEnquiries: false,
  },
  {
    id: 1033,
    code: 'APEFT',
    description: 'Awaiting EFT Payment',
    display: 'orange',
    system: true,
    appliesTo: 'both',
    stopsEnquiries: false,
  },
  {
    id: 1034,
    code: 'CIP',
    description: 'Contract in Progress',
    display: 'orange',
    system: true,
    appliesTo: 'both',
    stopsEnquiries: true,
  },
  {
    id: 1035,
    code: 'S',
    description: 'Sold',
    display: 'red',
    system: true,
    appliesTo: 'both',
    stopsEnquiries: true,
  },
  {
    id: 1036,
    code: 'P',
    description: 'Offer Pending',
    display: 'orange',
    system: true,
    appliesTo: 'both',
    stopsEnquiries: true,
  },
  {
    id: 1041,
    code: 'FS',
    description: 'For Sale',
    display: 'green',
    system: true,
    appliesTo: 'property',
    stopsEnquiries: false,
  },
  {
    id: 1042,
    code: 'FR',
    description: 'For Rent',
    display: 'green',
    system: true,
    appliesTo: 'property',
    stopsEnquiries: false,
  },
  {
    id: 1043,
    code: 'RO',
    description: 'Rented Out',
    display: 'red',
    system: true,
    appliesTo: 'property',
    stopsEnquiries: false,
  },
]
