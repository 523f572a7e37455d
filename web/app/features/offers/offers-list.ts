import type { AnyCall } from '#contract/call.ts'
import { listOffers } from '#contract/offers/offers.calls.ts'
import { offerRow } from '#contract/offers/offers.schema.ts'
import { pageSizes } from '#contract/values/paging.ts'
import type { AnyList } from '../../ui/list/resource-types.ts'

/** Whose list it is comes from the session, not from the address: `x` is no filter. */
const list = { ...listOffers, input: listOffers.input.omit({ x: true }) } as AnyCall

export const offersList = {
  name: 'offers',
  who: { write: 'signedIn' },
  columns: ['date', 'type', 'shortDescription', 'statusCode', 'price', 'offer', 'madeBy'],
  defaults: { size: pageSizes.adminTable.usual, sort: 'date', order: 'desc' },
  rowSchema: offerRow,
  list,
} as const satisfies AnyList
