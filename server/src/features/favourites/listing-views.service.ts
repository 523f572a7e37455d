import { fewestFavourites, fewestViews } from '#contract/favourites/interest.calls.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Services } from '../../services.ts'
import { findInterest } from './listing-views.queries.ts'

/** How much interest a listing has had recently, if there is enough to be meaningful. */
export async function getInterest({ database }: Services, key: ListingKey) {
  const { views, favourites } = await findInterest(database.db, key)
  return {
    views: views >= fewestViews ? views : null,
    favourites: favourites >= fewestFavourites ? favourites : null,
  }
}
