import type { ListingKey } from '../listings/listings.schema.ts'
import type { CallRequest } from '../request.ts'
import type { ListingInterest, ListingNow } from './favourites.schema.ts'

export const showListingsRequest: CallRequest<{ of: string }, ListingNow[]> = {
  method: 'GET',
  path: '/api/favourites/listings',
}

export const viewRequest: CallRequest<ListingKey, Record<string, never>> = {
  method: 'POST',
  path: '/api/listingViews',
}

export const interestRequest: CallRequest<ListingKey, ListingInterest> = {
  method: 'GET',
  path: '/api/listingViews/{kind}/{id}',
}
