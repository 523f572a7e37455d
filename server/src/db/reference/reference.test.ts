import { describe, expect, it } from 'vitest'
import { allEmails } from '#contract/all-emails.ts'
import { placeholderNames, placeholders } from '#contract/mail/placeholders.ts'
import { banks } from './banks.ts'
import { contactSources } from './contact-sources.ts'
import { faq } from './faq.ts'
import { fees } from './fees.ts'
import { fieldGroups } from './field-groups.ts'
import { placeholderFormats } from './placeholder-formats.ts'
import { propertyTypes } from './property-types.ts'
import { regions } from './regions.ts'
import { resorts } from './resorts.ts'
import { roles } from './roles.ts'
import { seasonCalendars } from './season-calendars.ts'
import { seasons } from './seasons.ts'
import { settings } from './settings.ts'
import { spacebankEntities } from './spacebank-entities.ts'
import { statuses } from './statuses.ts'
import { privacyPolicy, termsConditions, websiteDisclaimer } from './terms.ts'
import { unitConfigurations } from './unit-configurations.ts'

const repeated = (values: readonly (string | number)[]) => {
  const folded = values.map((value) => String(value).toLowerCase())
  return folded.filter((value, at) => folded.indexOf(value) !== at)
}

const sleepChoices = [2, 4, 5, 6, 8, 10, 12]

describe('reference data', () => {
  it('gives every row of a table its own id', () => {
    const tables = {
      banks,
      contactSources,
      faq,
      fees,
      fieldGroups,
      fields: fieldGroups.flatMap((group) => group.fields),
      placeholderFormats,
      propertyTypes,
      regions,
      resorts,
      roles,
      seasons,
      spacebankEntities,
      statuses,
      unitConfigurations,
    }
    for (const [table, rows] of Object.entries(tables)) {
      expect(rows.length, table).toBeGreaterThan(0)
      expect(repeated(rows.map((row) => row.id)), table).toEqual([])
    }
  })

  it('has the ids that the rest of the program relies on', () => {
    expect(roles.map((role) => role.roleName)).toEqual([
      'Super Admin',
      'Designer',
      'Agency',
      'Agent',
      'Managing Agent',
      'Private User',
    ])
    expect(statuses.find((status) => status.code === 'APEFT')?.id).toBe(1033)
    expect(contactSources[0]).toEqual({ id: 1, description: 'Referred by someone' })
    expect(regions[0]?.id).toBe(1)
    expect(fees).toEqual([{ id: 1, name: 'Listing Fee', amountInCents: 38_000 }])
  })

  it('has the choices of the forms', () => {
    expect(seasons.map((season) => season.name)).toEqual([
      'Peak 1',
      'Peak 2',
      'Peak 3',
      'Peak 4',
      'Red',
      'White',
      'Blue',
      'Flexi',
    ])
    expect(spacebankEntities.map((entity) => entity.name)).toEqual([
      'Dial an Exchange',
      'RCI',
      'First Exchange',
      'iExchange',
      'Interval International',
    ])
    expect(new Set(unitConfigurations.map((unit) => unit.bedrooms))).toEqual(
      new Set([0, 1, 2, 3, 4, 5, 6]),
    )
    expect(unitConfigurations.filter((unit) => !sleepChoices.includes(unit.sleeps))).toEqual([])
    expect(faq.length).toBeGreaterThanOrEqual(14)
    expect(repeated(banks.map((bank) => bank.bankName))).toEqual([])
    expect(banks.filter((bank) => !/^\d{6}$/.test(bank.universalBranchCode))).toEqual([])
  })
})

describe('statuses', () => {
  it('have codes that are unique regardless of case', () => {
    expect(repeated(statuses.map((status) => status.code))).toEqual([])
  })

  it('stop enquiries only for CIP, S and P', () => {
    const stopping = statuses.filter((status) => status.stopsEnquiries).map((status) => status.code)
    expect(stopping.sort()).toEqual(['CIP', 'P', 'S'])
  })

  it('offer a property its five states', () => {
    const known = statuses
      .filter((status) => status.appliesTo !== 'week')
      .map((status) => status.description)
    for (const state of ['For Sale', 'For Rent', 'Offer Pending', 'Sold', 'Rented Out']) {
      expect(known).toContain(state)
    }
  })
})

describe('field groups', () => {
  it('contain the Property Overview that listing cards read', () => {
    const overview = fieldGroups.find((group) => group.description === 'Property Overview')
    expect(overview?.usageType).toBe(2)
    expect(overview?.fields.map((field) => field.fieldName)).toEqual(
      expect.arrayContaining([
        'Bedrooms',
        'Bathrooms',
        'Garages',
        'Parking',
        'Erf Size (m²)',
        'Floor Size (m²)',
      ]),
    )
  })

  it('name each field once, in rank order', () => {
    const fields = fieldGroups.flatMap((group) => group.fields)
    expect(repeated(fields.map((field) => field.fieldName))).toEqual([])
    for (const { fields: ranked } of fieldGroups) {
      expect(ranked.map((field) => field.rank)).toEqual(ranked.map((_, at) => at + 1))
    }
  })
})

describe('resorts', () => {
  it('number at least fifty, with unique codes and names', () => {
    expect(resorts.length).toBeGreaterThanOrEqual(50)
    expect(repeated(resorts.map((resort) => resort.resortCode))).toEqual([])
    expect(repeated(resorts.map((resort) => resort.resortName))).toEqual([])
    expect(resorts.filter((resort) => !/^[A-Z][A-Z0-9]{3,4}$/.test(resort.resortCode))).toEqual([])
  })

  it('include both Silver Sands under the codes that old links use', () => {
    const codes = resorts.map((resort) => resort.resortCode)
    expect(codes.filter((code) => code.includes('SILV'))).toEqual(['SILV1', 'SILV2'])
  })

  it('are in a known region and one of its provinces, inside South Africa', () => {
    expect(repeated(regions.map((region) => region.regionCode))).toEqual([])
    for (const resort of resorts) {
      const region = regions.find((each) => each.regionCode === resort.regionCode)
      expect(region?.provinces, resort.resortName).toContain(resort.province)
      expect(resort.lat, resort.resortName).toBeGreaterThan(-35)
      expect(resort.lat, resort.resortName).toBeLessThan(-22)
      expect(resort.lng, resort.resortName).toBeGreaterThan(16)
      expect(resort.lng, resort.resortName).toBeLessThan(33)
      expect(resort.postalCode, resort.resortName).toMatch(/^\d{4}$/)
    }
  })

  it('have 52 weeks, each with a known season', () => {
    const letters = new Set<string>(seasons.map((season) => season.letter))
    for (const resort of resorts) {
      expect(resort.seasonCalendar, resort.resortName).toHaveLength(52)
      const unknown = [...resort.seasonCalendar].filter((letter) => !letters.has(letter))
      expect(unknown, resort.resortName).toEqual([])
    }
  })

  it('are at their peak in every school holiday', () => {
    for (const [climate, calendar] of Object.entries(seasonCalendars)) {
      const peaks = [52, 1, 14, 27, 39].map((week) => calendar[week - 1])
      expect(peaks, climate).toEqual(['1', '1', '2', '3', '4'])
    }
  })

  it('leave 39 weeks to float if the calendar is flexi', () => {
    expect([...seasonCalendars.flexiClub].filter((letter) => letter === 'F')).toHaveLength(39)
  })

  it('have enough text to fill their page', () => {
    for (const resort of resorts) {
      expect(resort.description.length, resort.resortName).toBeGreaterThanOrEqual(2)
      expect(resort.description.length, resort.resortName).toBeLessThanOrEqual(3)
      expect(resort.facilities.length, resort.resortName).toBeGreaterThanOrEqual(6)
      expect(resort.facilities.length, resort.resortName).toBeLessThanOrEqual(12)
      expect(new Set(resort.facilities.map((each) => each.site)).size, resort.resortName).toBe(2)
      expect(resort.unitTypes.length, resort.resortName).toBeGreaterThan(0)
      const sleeps = resort.unitTypes.map((unit) => unit.maxSleep)
      expect(sleeps.filter((sleep) => !sleepChoices.includes(sleep))).toEqual([])
    }
  })

  it('link only to example addresses', () => {
    const links = resorts.flatMap((resort) => resort.media.map((each) => each.prSite))
    expect(links.filter((link) => !link.startsWith('https://www.example.com/'))).toEqual([])
  })

  it('disclose the term of every limited right', () => {
    const silent = resorts.filter(
      (resort) => (resort.legalBasis === 'limited term') !== (resort.termYears !== null),
    )
    expect(silent).toEqual([])
  })
})

describe('mail', () => {
  it('has a template for each usage and a recipient for each usage of the back office', () => {
    expect(allEmails.map(({ usage }) => usage)).toEqual([
      'WeekOfferMade-User',
      'WeekOfferMade-Owner',
      'WeekLoaded-Agent',
      'WeekLoaded-Owner',
      'ContactUs',
      'EnquireNow',
      'PasswordReset',
      'AccountCreated',
      'PasswordChanged',
      'EmailChangeOld',
      'EmailChangeNew',
      'AccountInvited',
      'PrivacyRequestReceived',
      'PrivacyRequestAnswered',
      'PrivacyMailbox',
      'ContactUs-Sender',
      'EnquireNow-Sender',
      'PropertyOfferMade-User',
      'PropertyOfferMade-Owner',
      'OfferChanged',
      'OfferCountered',
      'OfferAccepted',
      'OfferDeclined',
      'OfferWithdrawn',
      'OfferReopened',
      'PaymentReceived',
      'WeekLoaded-Company',
      'Offer-Company',
      'ListingVerified',
      'ListingPublished',
      'ListingHidden',
      'ListingExpiring',
      'ListingRefused',
      'EftChosen',
      'CardDeclined',
      'SecurityNotice',
      'EmailConfirmation',
      'ListingChangeRefused',
      'SavedSearchConfirmation',
      'ConversationReply',
      'ConversationAnswer',
      'CertificateExpiring',
      'AgentInvited',
      'AgencyRefused',
    ])
    expect(
      allEmails.filter(({ recipients }) => recipients?.length).map(({ usage }) => usage),
    ).toEqual(allEmails.filter((email) => email.wordedBy === 'company').map(({ usage }) => usage))
  })

  it('uses only known placeholders', () => {
    const known = placeholderNames.map((name) => `[${name}]`)
    expect(repeated(known)).toEqual([])
    for (const { usage, subject, body } of allEmails) {
      const used = `${subject} ${body}`.match(/\[[^\]]*\]/g) ?? []
      expect(
        used.filter((tag) => !known.includes(tag)),
        usage,
      ).toEqual([])
    }
  })

  it('has samples that match the company settings', () => {
    expect(placeholders['Company.Name'].sample).toBe(settings.companyName)
    expect(placeholders['Company.Phone'].sample).toBe(settings.phone)
    expect(placeholders['Company.Email'].sample).toBe(settings.email)
    expect(placeholders['Company.FfcNumber'].sample).toBe(settings.ffcNumber)
  })
})

describe('html', () => {
  it('contains no script, handler or external address', () => {
    const pages = [
      ...allEmails.map(({ body }) => body),
      ...faq.map((entry) => entry.answerHtml),
      termsConditions.html,
      privacyPolicy.html,
      websiteDisclaimer.html,
    ]
    for (const page of pages) {
      expect(page).not.toMatch(/<(script|iframe|object|embed|form|style|link)\b/i)
      expect(page).not.toMatch(/\son\w+\s*=|javascript:|https?:/i)
    }
  })

  it('closes every element it opens', () => {
    const pages = [
      ...allEmails.map(({ usage, body }) => [usage, body]),
      ...faq.map((entry) => [entry.question, entry.answerHtml]),
      ...[termsConditions, privacyPolicy, websiteDisclaimer].map((page) => [page.title, page.html]),
    ] as [string, string][]
    for (const [title, page] of pages) {
      const open: string[] = []
      for (const [, slash, name = ''] of page.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
        if (name === 'br') continue
        if (slash) expect(open.pop(), title).toBe(name)
        else open.push(name)
      }
      expect(open, title).toEqual([])
    }
  })
})
