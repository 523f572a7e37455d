import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { listingKinds } from '../listings/listings.schema.ts'
import { refusalReason } from '../listings/refusals.schema.ts'
import { id, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { changeStates } from './listing-changes.states.ts'

export const listingChange = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(listingKinds),
  listingId: z.number().int(),
  reference: z.string(),
  title: z.string(),
  published: z.boolean(),
  /** What differs from the last approved values, one sentence for each field. */
  differences: z.array(z.string()),
  priceOnly: z.boolean(),
  changed: z.string(),
  changedBy: z.string().nullable(),
  state: z.enum(changeStates),
  /** Why the change was refused. */
  reason: z.string().nullable(),
  decided: z.string().nullable(),
  decidedBy: z.string().nullable(),
})

export type ListingChange = z.infer<typeof listingChange>

export const listingChangesList = defineList({
  name: 'listingChanges',
  path: '/api/listingChange',
  who: 'listingChanges.manage',
  summary:
    'List changes to listings that were verified, published or under offer, each compared with the last approved values',
  row: listingChange,
  columns: [
    { key: 'reference', label: 'Listing', lead: true, width: 14 },
    { key: 'title', label: 'Title', screen: false, sortable: false, width: 36 },
    { key: 'differences', label: 'Changes', wide: true, sortable: false, width: 80 },
    { key: 'changed', label: 'Changed', kind: 'time', narrow: true, width: 20 },
    { key: 'changedBy', label: 'Changed by', sortable: false, width: 24 },
    { key: 'state', label: 'Status', narrow: true, width: 12 },
    { key: 'reason', label: 'Reason', screen: false, sortable: false, width: 40 },
    { key: 'decided', label: 'Decided', kind: 'time', narrow: true, sortable: false, width: 20 },
    { key: 'decidedBy', label: 'Decided by', sortable: false, width: 24 },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'changed', order: 'desc' },
  filters: {
    state: z.enum(changeStates).optional().catch(undefined),
    kind: z.enum(listingKinds).optional().catch(undefined),
  },
  excel: {
    path: '/api/listingChange/export',
    summary: 'Export the matching changes to listings to an Excel file',
    fileName: 'listing-changes',
    sheet: 'Listing changes',
    takes: 'order',
  },
})

export const listListingChanges = listingChangesList.list
export const exportListingChanges = listingChangesList.export

export const approveListingChange = defineCall({
  name: 'listingChanges.approve',
  method: 'POST',
  path: '/api/listingChange/approve',
  who: 'listingChanges.manage',
  summary:
    'Approve a change to a listing: its current values become the baseline for later changes',
  input: z.object({ id, version }),
  output: listingChange,
})

export const refuseListingChange = defineCall({
  name: 'listingChanges.refuse',
  method: 'POST',
  path: '/api/listingChange/refuse',
  who: 'listingChanges.manage',
  summary:
    'Refuse a change: the listing is unpublished until its owner has edited it, and the owner is emailed the reason; a week must be verified again',
  input: z.object({ id, version, reason: refusalReason }),
  output: listingChange,
})
