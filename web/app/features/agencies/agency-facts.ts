import type { AgencyPage } from '#contract/agencies/agency-page.calls.ts'
import { links } from '#contract/links.ts'

/** The agency, its people, its areas and its listings as structured data. */
export function agencyFacts(agency: AgencyPage, publicUrl: string): Record<string, unknown>[] {
  const { id, agencyName, about, website, team, areas, listings } = agency
  const address = `${publicUrl}${links.agencyPage(id, agencyName)}`
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': address,
      name: agencyName,
      url: address,
      ...(about ? { description: about } : {}),
      ...(website ? { sameAs: website } : {}),
      areaServed: areas.map(({ suburb, city }) => ({
        '@type': 'Place',
        name: [suburb, city].filter(Boolean).join(', '),
      })),
      employee: team.map(({ name }) => ({
        '@type': 'Person',
        name,
        jobTitle: 'Property practitioner',
      })),
    },
    {
      '@type': 'ItemList',
      itemListElement: listings.map((listing, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: listing.shortDescription,
        url: `${publicUrl}${links.property(listing.propertyUsageType, listing.id)}`,
      })),
    },
  ]
}
