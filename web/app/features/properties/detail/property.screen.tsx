import { redirect } from 'react-router'
import { getPropertyDetailed } from '#contract/properties/properties.calls.ts'
import { listSimilarProperties } from '#contract/properties/search.calls.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { answered, refusal } from '../../../backoffice/refusal.ts'
import { links } from '../../../links.ts'
import { pageMeta } from '../../../page-meta.ts'
import { partsOf } from '../../../request-context.ts'
import { hasRoute } from '../../../route-paths.ts'
import type { ContactFormHandle } from '../../../ui/shell/own-contact-form.ts'
import type { Route } from './+types/property.screen.ts'
import { CompactProperty } from './compact-property.tsx'
import { PropertyDetail } from './property-detail.tsx'
import { listingFacts, summaryOf } from './listing-facts.ts'

export const handle: ContactFormHandle = { ownContactForm: true }

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { api, publicUrl } = partsOf(context)
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const [property, similar, { name }] = await Promise.all([
    answered(api(getPropertyDetailed, { id: id.data }), url),
    answered(api(listSimilarProperties, { id: id.data }), url),
    api(getCompany, {}),
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
    /** Only where those screens exist, so that no button leads nowhere. */
    enquiry: hasRoute('/EnquireNow/:id') ? links.enquireNow(property.id) : null,
    offer: hasRoute('/MakeOffer') ? links.makeOffer(property.id) : null,
  }
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
