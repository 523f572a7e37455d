import type { CompanyFacts } from '#contract/settings/settings.calls.ts'

/** The company and its site as search engines read them. */
export function companyFactsForSearch(company: CompanyFacts, publicUrl: string) {
  const site = new URL('/', publicUrl).href
  return [
    {
      '@type': 'RealEstateAgent',
      '@id': `${site}#company`,
      name: company.name,
      legalName: company.legalName,
      url: site,
      logo: new URL('/logo.svg', publicUrl).href,
      telephone: company.phoneInternational,
      email: company.email,
      address: company.address,
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
