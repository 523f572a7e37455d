import type { Api } from '#contract/client.ts'
import { listOffers } from '#contract/offers/offers.calls.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import { getWeek } from '#contract/weeks/weeks.calls.ts'
import { refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { stayText } from '../../shared/weeks/week-texts.ts'
import type { OfferListing } from '../../shared/offers/offer-listing.ts'

/** The listing that an address asks for and whether it takes offers; null when it asks for none. */
export async function findOfferListing(
  api: Api,
  query: URLSearchParams,
): Promise<{ listing: OfferListing; open: boolean } | null> {
  const asked = query.get('propertyId') ?? query.get('week')
  if (asked === null) return null
  const read = idInPath.safeParse(asked)
  if (!read.success) throw refusal('notFound')
  const id = read.data
  if (query.has('propertyId')) {
    const found = await api(getPropertyDetailed, { id })
    const { propertyRef, propertyUsageType, shortDescription, price, mayEdit } = found
    const path = links.property(propertyUsageType, id)
    const listing = { reference: propertyRef, title: shortDescription, price, path }
    return { listing: { kind: 'property', id, ...listing }, open: mayEdit }
  }
  const week = await api(getWeek, { id: String(id) })
  const { weekReference, resortName, resortCode, sellPrice, mayEnquire } = week
  const title = `${resortName}, ${stayText(week)}`
  const path = links.week(resortCode, id)
  const listing = { reference: weekReference, title, price: sellPrice, path }
  return { listing: { kind: 'week', id, ...listing }, open: mayEnquire }
}

/** The open offer that someone has on a listing already; they change that one instead. */
export async function findOpenOffer(
  api: Api,
  username: string,
  { kind, id, reference }: OfferListing,
): Promise<number | null> {
  const { items } = await api(listOffers, {
    x: username,
    side: 'made',
    statusCode: 'E1',
    search: reference,
    size: maxPageSize,
  })
  const own = items.find(
    (row) => id === (kind === 'property' ? row.propertyId : row.timeshareWeekId),
  )
  return own?.id ?? null
}
