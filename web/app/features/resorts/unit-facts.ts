import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { links } from '#contract/links.ts'
import { dayAt } from '#contract/values/day.ts'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { crumbFacts, wholeAddress } from '../../page-meta.ts'
import { stayText } from '../../shared/weeks/week-texts.ts'

type Resort = Pick<ResortPage, 'resortName' | 'resortCode' | 'town' | 'province' | 'lat' | 'long'> &
  Pick<ResortPage, 'images'>

/** A week in a unit as search engines read it. */
export function unitFacts(
  week: WeekDetail,
  resort: Resort | null,
  publicUrl: string,
): Record<string, unknown>[] {
  const path = links.week(week.resortCode, week.id)
  const url = wholeAddress(path, publicUrl)
  const name = `${week.resortName}, ${stayText(week)}`
  const pictures = week.images.length ? week.images : (resort?.images ?? [])
  const published = week[wireNames.publishedDate]
  const bedrooms = Number.parseInt(week.bedrooms, 10)
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      name,
      url,
      datePosted: published ? dayAt(published) : undefined,
      image: pictures.map(
        (image) => `${publicUrl}${pictureUrl(image, pictureSizes(image).at(-1) as number)}`,
      ),
      offers: {
        '@type': 'Offer',
        url,
        price: week.sellPrice,
        priceCurrency: 'ZAR',
        availability: `https://schema.org/${week.mayEnquire ? 'InStock' : 'SoldOut'}`,
      },
      about: {
        '@type': 'Accommodation',
        name: `Unit ${week.unitNumber} at ${week.resortName}`,
        occupancy: { '@type': 'QuantitativeValue', maxValue: week.maxSleep },
        ...(bedrooms ? { numberOfBedrooms: bedrooms } : {}),
        address: {
          '@type': 'PostalAddress',
          addressLocality: resort?.town ?? week.town,
          addressRegion: resort?.province ?? week.region,
          addressCountry: 'ZA',
        },
        ...(resort?.lat != null && resort.long != null
          ? {
              geo: {
                '@type': 'GeoCoordinates',
                latitude: resort.lat,
                longitude: resort.long,
              },
            }
          : {}),
      },
    },
    crumbFacts(
      [
        { label: 'Timeshare To Buy', to: links.weeksToBuy() },
        ...(resort ? [{ label: resort.resortName, to: links.resort(resort.resortCode) }] : []),
        { label: name, to: path },
      ],
      publicUrl,
    ),
  ]
}
