import type { Api } from '#contract/client.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { stayText } from '../../shared/weeks/week-texts.ts'
import type { OfferListing } from '../../shared/offers/offer-listing.ts'

/** Whether the user may make an offer on it; the seller's own side may not. */
export type TakesOffers = 'yes' | 'closed' | 'ownListing'

function takes(open: boolean, mayOffer: boolean): TakesOffers {
  if (mayOffer) return 'yes'
  return open ? 'ownListing' : 'closed'
}

/** The listing in the URL and whether it accepts offers; null if there is none. */
export async function findOfferListing(
  api: Api,
  query: URLSearchParams,
): Promise<{ listing: OfferListing; takes: TakesOffers } | null> {
  const asked = query.get('propertyId') ?? query.get('week')
  if (asked === null) return null
  const read = idInPath.safeParse(asked)
  if (!read.success) throw refusal('notFound')
  const id = read.data
  if (query.has('propertyId')) {
    const found = await api(getPropertyDetailed, { id })
    const { propertyRef, propertyUsageType, shortDescription, mayEdit, mayOffer } = found
    const { price, isSale, pricePer } = found
    const path = links.property(propertyUsageType, id)
    const listing = {
      reference: propertyRef,
      title: shortDescription,
      price,
      isSale,
      pricePer,
      path,
    }
    return { listing: { kind: 'property', id, ...listing }, takes: takes(mayEdit, mayOffer) }
  }
  const week = await api(getWeek, { id: String(id) })
  const { weekReference, resortName, resortCode, sellPrice, mayEnquire, mayOffer } = week
  const title = `${resortName}, ${stayText(week)}`
  const path = links.week(resortCode, id)
  const price = { price: sellPrice, isSale: true, pricePer: null }
  const listing = { reference: weekReference, title, ...price, path }
  return { listing: { kind: 'week', id, ...listing }, takes: takes(mayEnquire, mayOffer) }
}
