import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { links } from '#contract/links.ts'

/** The resort as search engines read it. */
export function resortFacts(resort: ResortPage, publicUrl: string): Record<string, unknown>[] {
  const address = (path: string) => new URL(path, publicUrl).href
  const page = address(links.resort(resort.resortCode))
  return [
    {
      '@type': 'Resort',
      '@id': page,
      name: resort.resortName,
      url: page,
      description: resort.description.join(' '),
      address: {
        '@type': 'PostalAddress',
        streetAddress: resort.address,
        addressLocality: resort.town,
        addressRegion: resort.province,
        postalCode: resort.postalCode,
        addressCountry: 'ZA',
      },
      ...(resort.lat !== null && resort.long !== null
        ? { geo: { '@type': 'GeoCoordinates', latitude: resort.lat, longitude: resort.long } }
        : {}),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Timeshare To Buy',
          item: address(links.weeksToBuy()),
        },
        { '@type': 'ListItem', position: 2, name: resort.resortName, item: page },
      ],
    },
  ]
}
