import type { InferInsertModel } from '#server/db/orm.ts'
import type { contactMessages } from '#server/db/schema/contact-messages.ts'
import type { enquiries } from '#server/db/schema/enquiries.ts'
import type { CampaignRow } from './campaigns.ts'
import type { Clock } from './clock.ts'
import { weighted } from './lots.ts'
import { drawPhone, handleOf, nameDrawer } from './names.ts'
import type { People } from './people.ts'
import { Rand } from './scenes/random.ts'
import { listingColumns, type Subject } from './subjects.ts'
import * as texts from './texts/letters.ts'

export type EnquiryRow = InferInsertModel<typeof enquiries> & { id: number; createdAt: Date }
export type ContactRow = InferInsertModel<typeof contactMessages> & { id: number; createdAt: Date }

export interface DemoLeads {
  enquiries: EnquiryRow[]
  contacts: ContactRow[]
}

const enquiryCount = 420
const contactCount = 130
const heardFrom = ['Referred by someone', 'Website Search', 'Google Search', 'Social Media']
/** Addresses from the range reserved for documentation: nobody has them. */
const address = (r: Rand) => `203.0.113.${r.int(1, 254)}`

function sender(people: People, draw: ReturnType<typeof nameDrawer>, r: Rand) {
  if (r.chance(0.3)) {
    const person = r.pick(people.withRole('privateUser'))
    return { userId: person.userId, name: person.fullName, email: person.email, phone: person.cell }
  }
  const person = draw()
  return {
    userId: null,
    name: `${person.name} ${person.surname}`,
    email: `${handleOf(person)}@example.com`,
    phone: r.chance(0.85) ? drawPhone(r) : null,
  }
}

function questionsAbout({ kind, usage, isSale }: Subject): readonly string[] {
  if (kind === 'week') return texts.weekQuestions
  const { any, home, business, sale, rent } = texts.propertyQuestions
  return [...any, ...(usage === 'Commercial' ? business : home), ...(isSale ? sale : rent)]
}

function progress(createdAt: Date, daysAgo: number, answeredBy: number, clock: Clock, r: Rand) {
  const state =
    daysAgo < 2
      ? weighted(r, [
          ['new', 80],
          ['answered', 20],
        ] as const)
      : daysAgo < 10
        ? weighted(r, [
            ['new', 14],
            ['answered', 66],
            ['closed', 20],
          ] as const)
        : weighted(r, [
            ['answered', 34],
            ['closed', 66],
          ] as const)
  const answeredAt = state === 'new' ? null : clock.after(createdAt, r.between(0.5, 30))
  return {
    state,
    note: state === 'new' ? '' : r.pick(state === 'closed' ? texts.closingNotes : texts.replyNotes),
    answeredAt,
    answeredBy: answeredAt ? answeredBy : null,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  }
}

/** The landing page for such listings that was live at that time. */
function campaignOf({ kind }: Subject, at: Date, campaigns: readonly CampaignRow[]): number | null {
  const day = at.toISOString().slice(0, 10)
  const live = campaigns.find(
    ({ isTimeshare, startDate, endDate }) =>
      isTimeshare === (kind === 'week') && startDate <= day && day <= endDate,
  )
  return live?.id ?? null
}

export function makeLeads(
  subjects: readonly Subject[],
  people: People,
  contactSourceIds: readonly number[],
  campaigns: readonly CampaignRow[],
  clock: Clock,
): DemoLeads {
  const r = new Rand('demo/leads')
  const draw = nameDrawer(r.stream('names'))
  const shown = subjects.filter((subject) => subject.published && subject.firstPublishedAt)
  const ages = (count: number, span: number) =>
    Array.from({ length: count }, () => Math.floor(span * r.next() ** 1.6)).sort((a, b) => b - a)

  const drafts = ages(enquiryCount, 60).map((daysAgo, index): EnquiryRow => {
    const own = r.stream(`enquiry/${index}`)
    let subject = own.pick(shown)
    const moment = clock.ago(daysAgo, own)
    for (let n = 0; n < 40 && (subject.firstPublishedAt as Date) > moment; n++)
      subject = own.pick(shown)
    const first = subject.firstPublishedAt as Date
    const createdAt = first > moment ? clock.after(first, own.between(0.5, 8)) : moment
    return {
      id: 0,
      ...sender(people, draw, own),
      message: own.pick(questionsAbout(subject)).replace('{ref}', subject.reference),
      consent: own.chance(0.94),
      error: own.chance(0.02) ? 'SMTP 550' : null,
      ip: address(own),
      ...listingColumns(subject),
      heardFrom: own.pick(heardFrom),
      campaignId: own.chance(0.08) ? campaignOf(subject, createdAt, campaigns) : null,
      ...progress(createdAt, daysAgo, subject.ownerUserId, clock, own),
    }
  })
  drafts.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  drafts.forEach((row, index) => {
    row.id = index + 1
    row.requestId = `demo-enquiry-${row.id}`
  })

  const contacts = ages(contactCount, 75).map((daysAgo, index): ContactRow => {
    const own = r.stream(`contact/${index}`)
    const createdAt = clock.ago(daysAgo, own)
    return {
      id: index + 1,
      requestId: `demo-contact-${index + 1}`,
      ...sender(people, draw, own),
      message: own.pick(texts.contactTexts),
      consent: own.chance(0.92),
      error: own.chance(0.03) ? 'SMTP 550' : null,
      ip: address(own),
      property: own.chance(0.3) ? own.pick(shown).reference : '',
      contactSourceId: own.pick(contactSourceIds),
      ...progress(createdAt, daysAgo, own.pick([1, 8, 9]), clock, own),
    }
  })
  return { enquiries: drafts, contacts }
}
