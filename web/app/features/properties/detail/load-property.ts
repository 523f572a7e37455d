import type { RouterContextProvider } from 'react-router'
import type { Api } from '#contract/client.ts'
import { getListingFee } from '#contract/fees/fees.calls.ts'
import { getPriceHistory } from '#contract/listings/listings.calls.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import { listSimilarProperties } from '#contract/properties/search.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { links } from '#contract/links.ts'
import { awaitReply, refusal } from '../../../session/refusal.ts'
import { contextOf } from '../../../session/request-context.ts'
import { loadSender } from '../../../shared/enquiries/sender.ts'

interface PageArgs {
  context: Readonly<RouterContextProvider>
  url: URL
  params: { id?: string | undefined }
}

/** Everything that the page of one property shows. */
export async function loadProperty({ context, url, params }: PageArgs) {
  const app = contextOf(context)
  const { api, publicUrl } = app
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const [property, similar, history, { name }, sender] = await Promise.all([
    awaitReply(api(getPropertyDetailed, { id: id.data }), url),
    awaitReply(api(listSimilarProperties, { id: id.data }), url),
    awaitReply(api(getPriceHistory, { kind: 'property', id: id.data }), url),
    api(getCompany, {}),
    loadSender(app),
  ])
  return {
    property,
    similar,
    history,
    /** Its page; the short layout has a separate address. */
    path: links.property(property.propertyUsageType, property.id),
    name,
    publicUrl,
    sender,
    /** What its owner still has to pay before it is published. */
    feeDue: await feeDueOf(property, api),
    enquiry: links.enquireNow(property.id, url.searchParams.get('campaign')),
  }
}

async function feeDueOf(property: Property, api: Api): Promise<number | null> {
  if (!property.may.edit || property.fee !== 'due') return null
  return (await api(getListingFee, {})).amount
}

export type PropertyPage = Awaited<ReturnType<typeof loadProperty>>
