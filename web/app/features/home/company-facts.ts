import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import { weekdays } from '#contract/settings/weekdays.ts'
import { pictureSizes, pictureUrl } from '#contract/values/picture.ts'

function logoPath({ logo }: CompanyFacts): string {
  if (!logo) return '/logo.svg'
  return pictureUrl(logo, pictureSizes(logo).findLast((width) => width <= 640) ?? 320)
}

/** From Monday to Friday; a range that ends before it begins wraps around the weekend. */
function daysOf({ firstDay, lastDay }: CompanyFacts['openingHours'][number]): string[] {
  const from = weekdays.indexOf(firstDay)
  const count = ((weekdays.indexOf(lastDay) - from + 7) % 7) + 1
  return Array.from({ length: count }, (_, index) => weekdays[(from + index) % 7] as string)
}

/** The company and its site as search engines read them. */
export function companyFactsForSearch(company: CompanyFacts, publicUrl: string) {
  const site = new URL('/', publicUrl).href
  const { place } = company
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': `${site}#company`,
      name: company.name,
      legalName: company.legalName,
      url: site,
      logo: new URL(logoPath(company), publicUrl).href,
      telephone: company.phoneInternational,
      email: company.email,
      address: {
        '@type': 'PostalAddress',
        streetAddress: [place.building, place.street, place.suburb].filter(Boolean).join(', '),
        addressLocality: place.city,
        addressRegion: place.province,
        postalCode: place.postalCode,
        addressCountry: place.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lng },
      openingHoursSpecification: company.openingHours.map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(hours),
        opens: hours.open,
        closes: hours.close,
      })),
      foundingDate: String(company.foundedYear),
      areaServed: 'South Africa',
      currenciesAccepted: 'ZAR',
      sameAs: company.social.map(({ url }) => url),
    },
    {
      '@type': 'WebSite',
      '@id': `${site}#site`,
      name: company.name,
      url: site,
      inLanguage: 'en-ZA',
      publisher: { '@id': `${site}#company` },
    },
  ]
}
