import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { getListingFee } from '#contract/fees/fees.calls.ts'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import { listSimilarProperties } from '#contract/properties/search.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { answered, refusal } from '../../../session/refusal.ts'
import { links } from '../../../links.ts'
import { pageMeta } from '../../../page-meta.ts'
import { partsOf } from '../../../session/request-context.ts'
import type { ContactFormHandle } from '../../../ui/navigation/own-contact-form.ts'
import { loadSender } from '../../enquiries/sender.ts'
import type { Route } from './+types/property.screen.ts'
import { CompactProperty } from './compact-property.tsx'
import { PropertyDetail } from './property-detail.tsx'
import { listingFacts, summaryOf } from './listing-facts.ts'

export const handle: ContactFormHandle = { ownContactForm: true }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { api, publicUrl } = parts
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const [property, similar, { name }, sender] = await Promise.all([
    answered(api(getPropertyDetailed, { id: id.data }), url),
    answered(api(listSimilarProperties, { id: id.data }), url),
    api(getCompany, {}),
    loadSender(parts),
  ])
  const path = links.property(property.propertyUsageType, property.id)
  const compact = /^\/property\/property\//i.test(url.pathname)
  // A home under the address of business space, and the other way round.
  if (!compact && url.pathname.toLowerCase() !== path.toLowerCase()) {
    throw redirect(path + url.search, 301)
  }
  return {
    property,
    similar,
    compact,
    path,
    name,
    publicUrl,
    sender,
    /** What its owner still has to pay before it goes on the site. */
    feeDue: await feeDueOf(property, api),
    enquiry: links.enquireNow(property.id, url.searchParams.get('campaign')),
  }
}

async function feeDueOf(property: Property, api: Api): Promise<number | null> {
  if (!property.may.edit || property.fee !== 'due') return null
  return (await api(getListingFee, {})).amount
}

export type PropertyPage = Awaited<ReturnType<typeof loader>>

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { property, path, name, publicUrl } = loaderData
  return [
    ...pageMeta({
      title: `${property.shortDescription}, ${property.suburb}, ${property.displayPrice} | ${name}`,
      description: summaryOf(property),
      path,
      publicUrl,
      siteName: name,
      picture: property.propertyImages[0]?.image,
      facts: listingFacts(property, path, publicUrl),
    }),
    ...(property.isPublished ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}

export default function PropertyScreen({ loaderData: page }: Route.ComponentProps) {
  return page.compact ? <CompactProperty page={page} /> : <PropertyDetail page={page} />
}
