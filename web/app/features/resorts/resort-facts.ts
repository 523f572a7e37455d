import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import { links } from '#contract/links.ts'
import { crumbFacts, wholeAddress } from '../../page-meta.ts'

/** The resort as search engines read it. */
export function resortFacts(resort: ResortPage, publicUrl: string): Record<string, unknown>[] {
  const page = wholeAddress(links.resort(resort.resortCode), publicUrl)
  return [
    {
      '@type': 'Resort',
      '@id': page,
      name: resort.resortName,
      url: page,
      description: resort.description.join(' '),
      image: resort.images.map(
        (image) => `${publicUrl}${pictureUrl(image, pictureSizes(image).at(-1) as number)}`,
      ),
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
    crumbFacts(
      [
        { label: 'Timeshare To Buy', to: links.weeksToBuy() },
        { label: resort.resortName, to: links.resort(resort.resortCode) },
      ],
      publicUrl,
    ),
  ]
}
