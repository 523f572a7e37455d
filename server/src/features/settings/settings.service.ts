import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'

export function addressLine({ address }: CompanySettings): string {
  const { building, street, suburb, city, postalCode } = address
  return [building, street, suburb || city, postalCode].filter(Boolean).join(', ')
}

/** What everyone may know of the company; bank details and registration numbers stay behind. */
export function toCompanyFacts(company: CompanySettings): CompanyFacts {
  return {
    name: company.companyName,
    legalName: company.legalName,
    phone: company.phone,
    phoneInternational: company.phoneInternational,
    email: company.email,
    address: addressLine(company),
    hours: company.openingHoursText,
    regulator: company.regulator,
    ffcNumber: company.ffcNumber,
    foundedYear: company.foundedYear,
    teamSize: company.supportTeamSize,
    heroTitle: company.heroTitle,
    heroAccent: company.heroAccent,
    heroText: company.heroText,
    aboutText: company.aboutText,
    rentalsText: company.rentalsText,
    trustText: company.trustText,
    footerTexts: [...company.footerTexts],
    contactFormTitle: company.contactFormTitle,
    contactFormText: company.contactFormText,
    oftenSearched: [...company.oftenSearched],
    partners: [...company.partners],
    social: company.socialLinks.map(({ network, url }) => ({ name: network, url })),
  }
}
