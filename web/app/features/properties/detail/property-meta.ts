import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '../../../page-meta.ts'
import { titleWithPlace } from '../../../shared/properties/title-with-place.ts'
import { listingFacts, summaryOf } from './listing-facts.ts'
import type { PropertyPage } from './load-property.ts'

/** What search engines and shared links show of a property. Unpublished ones are excluded. */
export function propertyMeta(page: PropertyPage | undefined): MetaDescriptor[] {
  if (!page) return []
  const { property, path, name, publicUrl } = page
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
