import type { CompanyFacts } from '#contract/settings/settings.calls.ts'
import type { Executor } from '../../db/connect.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import { findVersionedCompany } from './settings.queries.ts'

/** The company's own details, as currently saved. */
export async function findCompany(db: Executor): Promise<CompanySettings> {
  return (await findVersionedCompany(db)).value
}

export function addressLine({ address }: CompanySettings): string {
  const { building, street, suburb, city, postalCode } = address
  return [building, street, suburb || city, postalCode].filter(Boolean).join(', ')
}

/** `Monday to Friday, 08:00 to 17:00; Saturday, 08:00 to 12:00` */
function hoursLine({ openingHours }: CompanySettings): string {
  return openingHours
    .map(({ firstDay, lastDay, open, close }) => {
      const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`
      return `${days}, ${open} to ${close}`
    })
    .join('; ')
}

/** Worded in one place, so that no two pages disagree. */
function rentalsLine({ commercialRentals, residentialRentals }: CompanySettings): string {
  const kinds = [
    ...(commercialRentals ? [`${commercialRentals} commercial`] : []),
    ...(residentialRentals ? [`${residentialRentals} residential`] : []),
  ]
  return kinds.length ? `We manage about ${kinds.join(' and ')} rentals.` : ''
}

/** What everyone may know about the company; excludes bank details and registration numbers. */
export function toCompanyFacts(company: CompanySettings): CompanyFacts {
  return {
    name: company.companyName,
    legalName: company.legalName,
    logo: company.logo,
    phone: company.phone,
    phoneInternational: company.phoneInternational,
    email: company.email,
    address: addressLine(company),
    place: company.address,
    hours: hoursLine(company),
    openingHours: company.openingHours,
    regulator: company.regulator,
    ffcNumber: company.ffcNumber,
    foundedYear: company.foundedYear,
    teamSize: company.supportTeamSize,
    commercialRentals: company.commercialRentals,
    residentialRentals: company.residentialRentals,
    heroTitle: company.heroTitle,
    heroAccent: company.heroAccent,
    heroText: company.heroText,
    aboutText: company.aboutText,
    rentalsText: rentalsLine(company),
    trustText: company.trustText,
    footerTexts: company.footerTexts,
    contactFormTitle: company.contactFormTitle,
    contactFormText: company.contactFormText,
    oftenSearched: company.oftenSearched,
    partners: company.partners,
    social: company.socialLinks.map(({ network, url }) => ({ name: network, url })),
  }
}
