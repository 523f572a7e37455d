import { pricePerText } from '#contract/properties/price-per.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'
import { linesOf } from '#contract/values/rich-text.ts'
import { links } from '#contract/links.ts'
import { crumbFacts, wholeAddress } from '../../../page-meta.ts'
import { counted } from '../../../ui/data/counted.ts'

function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, text.lastIndexOf(' ', most))}…`
}

/** Price, place and rooms on one line, then the beginning of the advert. */
export function summaryOf(property: Property): string {
  const { displayPrice, suburb, city, bedrooms, bathrooms, propertyType } = property
  const price = [displayPrice, pricePerText(property)].filter(Boolean).join(' ')
  const facts = [
    `${propertyType} in ${[suburb, city].filter(Boolean).join(', ')}`,
    price,
    bedrooms ? counted(bedrooms, { one: 'bedroom', many: 'bedrooms' }) : '',
    bathrooms ? counted(bathrooms, { one: 'bathroom', many: 'bathrooms' }) : '',
  ].filter(Boolean)
  return shortened(`${facts.join(', ')}. ${linesOf(property.description).join(' ')}`, 200)
}

/** The listing as search engines read it. */
export function listingFacts(property: Property, path: string, publicUrl: string) {
  const url = wholeAddress(path, publicUrl)
  const { suburb, city, province, mapPosition, floorSize, bedrooms, bathrooms } = property
  return [
    {
      '@type': 'RealEstateListing',
      '@id': url,
      url,
      name: property.shortDescription,
      description: summaryOf(property),
      datePosted: property.datePublished ?? property.dateCreated,
      image: property.propertyImages.map(
        ({ image }) => `${publicUrl}${pictureUrl(image, pictureSizes(image).at(-1) as number)}`,
      ),
      offers: {
        '@type': 'Offer',
        price: property.price,
        priceCurrency: 'ZAR',
        availability: `https://schema.org/${property.mayEnquire ? 'InStock' : 'SoldOut'}`,
        businessFunction: `http://purl.org/goodrelations/v1#${property.isSale ? 'Sell' : 'LeaseOut'}`,
      },
      about: {
        '@type': property.propertyUsageType === 'Residential' ? 'Accommodation' : 'Place',
        name: property.propertyName || property.shortDescription,
        address: {
          '@type': 'PostalAddress',
          addressLocality: [suburb, city].filter(Boolean).join(', '),
          addressRegion: province,
          addressCountry: 'ZA',
        },
        ...(mapPosition
          ? {
              geo: {
                '@type': 'GeoCoordinates',
                latitude: mapPosition.lat,
                longitude: mapPosition.lng,
              },
            }
          : {}),
        ...(property.propertyUsageType === 'Residential' && bedrooms
          ? { numberOfBedrooms: bedrooms }
          : {}),
        ...(property.propertyUsageType === 'Residential' && bathrooms
          ? { numberOfBathroomsTotal: bathrooms }
          : {}),
        ...(floorSize
          ? { floorSize: { '@type': 'QuantitativeValue', value: floorSize, unitCode: 'MTK' } }
          : {}),
      },
    },
    crumbFacts(crumbsOf(property), publicUrl),
  ]
}

/** The breadcrumbs of a listing: its kind, province, city and suburb. */
export function crumbsOf({ propertyUsageType: usage, isSale, province, city, suburb }: Property) {
  const salesType = isSale ? 'Sale' : 'Rent'
  return [
    { label: isSale ? 'For sale' : 'To rent', to: links.propertyResults({ usage, salesType }) },
    { label: province, to: links.propertyResults({ usage, salesType, place: { province } }) },
    ...(city
      ? [
          {
            label: city,
            to: links.propertyResults({ usage, salesType, place: { province, city } }),
          },
        ]
      : []),
    ...(suburb
      ? [
          {
            label: suburb,
            to: links.propertyResults({ usage, salesType, place: { province, city, suburb } }),
          },
        ]
      : []),
  ]
}
