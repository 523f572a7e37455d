import type { InferInsertModel } from '#server/db/orm.ts'
import { allEmails, type Email } from '#contract/all-emails.ts'
import { placeholders } from '#contract/mail/placeholders.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { formatRand } from '#contract/values/rand.ts'
import { htmlToText } from '#server/kit/html-to-text.ts'
import { mergeHtml, mergeLine, type PlaceholderValues } from '#server/kit/placeholders.ts'
import { contactSources } from '#server/db/reference/contact-sources.ts'
import { settings } from '#server/db/reference/settings.ts'
import type { outbox } from '#server/db/schema/outbox.ts'
import { dayOf, type Clock } from './clock.ts'
import type { DemoLeads } from './leads.ts'
import type { OfferRow } from './offers.ts'
import type { DemoPerson, People } from './people.ts'
import { Rand } from './scenes/random.ts'
import type { Subject } from './subjects.ts'
import type { WeekRow } from './weeks.ts'
import type { World } from './world.ts'

type MailRow = InferInsertModel<typeof outbox> & { createdAt: Date }

const site = 'https://www.jacaranda.example'
/** The errors of a rejected address and of a mail server that cannot be reached. */
const failures = ['EENVELOPE', 'ETIMEDOUT', 'ECONNREFUSED']
const mostRecent = { weeks: 36, offers: 30, enquiries: 44, contacts: 18, accounts: 10 }

const samples: PlaceholderValues = Object.fromEntries(
  Object.entries(placeholders).map(([name, { sample }]) => [name, sample]),
)

const sources = new Map(contactSources.map(({ id, description }) => [id, description]))
const phoneOf = ({ phone }: { phone?: string | null | undefined }) =>
  phone ? formatPhone(phone) : ''

function company(): PlaceholderValues {
  const { address } = settings
  return {
    'Company.Name': settings.companyName,
    'Company.Phone': settings.phone,
    'Company.Email': settings.email,
    'Company.Address': `${address.building}, ${address.street}, ${address.suburb}, ${address.postalCode}`,
    'Company.FfcNumber': settings.ffcNumber,
    'System.OffersLink': `${site}/Offers`,
    'System.LoginLink': `${site}/user/login`,
  }
}

function weekValues(
  week: WeekRow,
  subject: Subject,
  owner: DemoPerson,
  world: World,
): PlaceholderValues {
  const resort = world.resorts.find((entry) => entry.id === week.resortId)
  return {
    'Resort.Name': resort?.name ?? week.otherResortName ?? '',
    'Resort.Region': resort?.town ?? '',
    'Resort.UnitNumber': week.unitNumber,
    'Resort.Module': week.module,
    'Resort.Week': String(week.weekNumber ?? 'Flexi'),
    'Resort.Bedrooms': week.bedrooms === 0 ? 'Studio' : String(week.bedrooms),
    'Resort.SleepMax': String(week.maxSleep),
    'Resort.ArrivalDate': formatDay(week.arrivalDate),
    'Resort.DepartureDate': formatDay(week.departureDate),
    'Resort.Levy': formatRand(week.levyAmount),
    'Resort.Price': formatRand(week.sellPrice),
    'Resort.AskingPrice': formatRand(week.sellPrice),
    'Resort.Owner': owner.fullName,
    'System.Reference': subject.reference,
    'System.ListingLink': `${site}/resort/${resort?.code ?? 'other'}/${week.id}`,
  }
}

/**
 * Emails of the past weeks, all of them sent or failed: a demo must never send anything on its own.
 */
export function makeEmails(
  world: World,
  people: People,
  weeks: readonly WeekRow[],
  subjects: readonly Subject[],
  offers: readonly OfferRow[],
  leads: DemoLeads,
  clock: Clock,
): MailRow[] {
  const r = new Rand('demo/mails')
  const rows: MailRow[] = []
  const template = new Map(allEmails.map((email) => [email.usage, email]))
  const person = new Map(people.everyone.map((entry) => [entry.userId, entry]))
  const ofWeek = new Map(
    subjects.filter(({ kind }) => kind === 'week').map((entry) => [entry.id, entry]),
  )
  const facts = company()

  function put(
    usage: Email['usage'],
    to: string,
    values: PlaceholderValues,
    createdAt: Date,
    /** The message it forwards, whose log shows the state of the email. */
    lead?: { key: string; email: string; requestId?: string | null | undefined },
  ) {
    const used = template.get(usage)
    if (!used) return
    const all = { ...samples, ...facts, ...values }
    const html = mergeHtml(used.body, all)
    const failed = r.chance(0.035)
    const number = rows.length + 1
    rows.push({
      to,
      replyTo: lead?.email ?? null,
      dedupeKey: lead ? `${lead.key}:${to}` : null,
      requestId: lead?.requestId ?? null,
      subject: mergeLine(used.subject, all),
      html,
      text: htmlToText(html),
      usage,
      state: failed ? 'failed' : 'sent',
      attempts: failed ? 14 : 1,
      nextAttemptAt: createdAt,
      lastError: failed ? r.pick(failures) : null,
      messageId: `<demo-${number}@jacaranda.example>`,
      createdAt,
      sentAt: failed ? null : clock.after(createdAt, 0.01),
    })
  }

  for (const week of weeks.slice(-mostRecent.weeks)) {
    const owner = person.get(week.ownerUserId)
    const subject = ofWeek.get(week.id)
    if (owner && subject)
      put(
        'WeekLoaded-Owner',
        owner.email,
        weekValues(week, subject, owner, world),
        subject.createdAt,
      )
  }
  for (const offer of offers.filter((row) => row.weekId).slice(-mostRecent.offers)) {
    const week = weeks.find((row) => row.id === offer.weekId)
    const subject = week && ofWeek.get(week.id)
    const owner = subject && person.get(subject.ownerUserId)
    const bidder = person.get(offer.userId)
    if (!week || !subject || !owner || !bidder) continue
    const values = {
      ...weekValues(week, subject, owner, world),
      'User.FullName': bidder.fullName,
      'User.Comment': offer.comment || 'No comment.',
      'Resort.OfferMade': formatRand(offer.amount),
    }
    put('WeekOfferMade-User', bidder.email, values, offer.createdAt)
    put('WeekOfferMade-Owner', owner.email, values, offer.createdAt)
  }
  const titles = new Map(subjects.map((subject) => [`${subject.kind}/${subject.id}`, subject]))
  for (const enquiry of leads.enquiries.slice(-mostRecent.enquiries)) {
    const subject = titles.get(
      enquiry.propertyId ? `property/${enquiry.propertyId}` : `week/${enquiry.weekId}`,
    )
    if (!subject) continue
    put(
      'EnquireNow',
      settings.email,
      {
        'Property.Ref': subject.reference,
        'Property.Name': subject.title,
        'Property.Price': formatRand(subject.price),
        'User.FullName': enquiry.name,
        'User.Email': enquiry.email,
        'User.Cell': phoneOf(enquiry),
        'User.Telephone': phoneOf(enquiry),
        'User.Message': enquiry.message,
        'User.HeardFrom': enquiry.heardFrom ?? '',
        'System.ListingLink': site,
      },
      enquiry.createdAt,
      { ...enquiry, key: `enquiry:${enquiry.id}` },
    )
  }
  for (const message of leads.contacts.slice(-mostRecent.contacts)) {
    put(
      'ContactUs',
      settings.email,
      {
        'User.FullName': message.name,
        'User.Email': message.email,
        'User.Cell': phoneOf(message),
        'User.Telephone': phoneOf(message),
        'User.Message': message.message,
        'User.HeardFrom': sources.get(message.contactSourceId) ?? '',
        'Property.Name': message.property ?? '',
      },
      message.createdAt,
      { ...message, key: `contact:${message.id}` },
    )
  }
  const newest = [...people.everyone]
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .slice(-mostRecent.accounts)
  for (const entry of newest) {
    put(
      'AccountCreated',
      entry.email,
      {
        'User.FullName': entry.fullName,
        'System.Username': entry.username,
        'System.ChangedAt': formatDay(dayOf(entry.since)),
      },
      entry.since,
    )
  }
  return rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}
