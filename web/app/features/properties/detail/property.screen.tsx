import { pageMeta } from '../../../page-meta.ts'
import type { ContactFormHandle } from '../../../ui/navigation/own-contact-form.ts'
import type { Route } from './+types/property.screen.ts'
import { CompactProperty } from './compact-property.tsx'
import { loadProperty } from './load-property.ts'
import { PropertyDetail } from './property-detail.tsx'
import { titleWithPlace } from '../../../shared/properties/title-with-place.ts'
import { listingFacts, summaryOf } from './listing-facts.ts'

export const handle: ContactFormHandle = { ownContactForm: true }

export function loader(args: Route.LoaderArgs) {
  return loadProperty(args)
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { property, path, name, publicUrl } = loaderData
  return [
    ...pageMeta({
      title: `${titleWithPlace(property)}, ${property.displayPrice} | ${name}`,
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
