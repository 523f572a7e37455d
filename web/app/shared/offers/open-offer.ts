import type { Api } from '#contract/client.ts'
import { listOffers } from '#contract/offers/offers.calls.ts'
import type { OfferRow } from '#contract/offers/offers.schema.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import type { OfferListing } from './offer-listing.ts'

/** The user's existing open offer on a listing; they change that one instead. */
export async function findOpenOffer(
  api: Api,
  username: string,
  { kind, id, reference }: Pick<OfferListing, 'kind' | 'id' | 'reference'>,
): Promise<OfferRow | null> {
  const { items } = await api(listOffers, {
    x: username,
    side: 'made',
    statusCode: offerStatus.open,
    search: reference,
    size: maxPageSize,
  })
  const own = items.find(
    (row) => id === (kind === 'property' ? row.propertyId : row.timeshareWeekId),
  )
  return own ?? null
}
