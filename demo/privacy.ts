import type { InferInsertModel } from '#server/db/orm.ts'
import type {
  marketingContacts,
  marketingSuppressions,
} from '#server/db/schema/campaign-sending.ts'
import type { consents, privacyRequests } from '#server/db/schema/privacy.ts'
import { addDays } from '#contract/values/day.ts'
import { dayOf, type Clock } from './clock.ts'
import type { DemoLeads } from './leads.ts'
import { sample } from './lots.ts'
import type { DemoOffers } from './offers.ts'
import type { People } from './people.ts'
import { Rand } from './scenes/random.ts'
import type { WeekRow } from './weeks.ts'
import { privacyReplies, privacyDetails } from './texts/letters.ts'

type ConsentRow = InferInsertModel<typeof consents>

export interface DemoPrivacy {
  consents: ConsentRow[]
  requests: InferInsertModel<typeof privacyRequests>[]
  contacts: InferInsertModel<typeof marketingContacts>[]
  suppressions: InferInsertModel<typeof marketingSuppressions>[]
}

const textVersion = 1

export function makePrivacy(
  people: People,
  leads: DemoLeads,
  offers: DemoOffers,
  weeks: readonly WeekRow[],
  clock: Clock,
): DemoPrivacy {
  const r = new Rand('demo/privacy')
  const rows: ConsentRow[] = [
    ...leads.enquiries.map((row) => ({
      purpose: 'enquiry' as const,
      textVersion,
      given: row.consent === true,
      at: row.createdAt,
      userId: row.userId,
      email: row.email,
      enquiryId: row.id,
      ip: row.ip,
    })),
    ...leads.contacts.map((row) => ({
      purpose: 'contact' as const,
      textVersion,
      given: row.consent === true,
      at: row.createdAt,
      userId: row.userId,
      email: row.email,
      contactMessageId: row.id,
      ip: row.ip,
    })),
    ...offers.rows.map((row) => ({
      purpose: 'offer' as const,
      textVersion,
      given: row.consent === true,
      at: row.createdAt,
      userId: row.userId,
      offerId: row.id,
    })),
    // Sellers are asked for the same consent when they counter or accept.
    ...offers.events
      .filter(({ side, kind }) => side === 'owner' && (kind === 'countered' || kind === 'accepted'))
      .map((event) => ({
        purpose: 'offer' as const,
        textVersion,
        given: true,
        at: event.createdAt as Date,
        userId: event.actorUserId as number,
        offerId: event.offerId,
      })),
    ...weeks.map((row) => ({
      purpose: 'listing' as const,
      textVersion,
      given: row.consent === true,
      at: row.createdAt as Date,
      userId: row.ownerUserId,
      weekId: row.id,
    })),
  ]
  const readers = sample(r, people.withRole('privateUser'), 34)
  const gone = new Set(readers.slice(0, 4))
  const contacts = readers.map((person, index) => {
    const optedInAt = clock.after(person.since, 1)
    const optedOutAt = gone.has(person) ? clock.ago(r.int(3, 40), r) : null
    rows.push({
      purpose: 'marketing',
      textVersion,
      given: true,
      at: optedInAt,
      userId: person.userId,
      email: person.email,
    })
    if (optedOutAt)
      rows.push({
        purpose: 'marketing',
        textVersion,
        given: false,
        at: optedOutAt,
        userId: person.userId,
        email: person.email,
      })
    return {
      id: index + 1,
      email: person.email,
      name: person.fullName,
      userId: person.userId,
      optedInAt,
      optedOutAt,
      createdAt: optedInAt,
      updatedAt: optedOutAt ?? optedInAt,
    }
  })
  const kinds = ['access', 'correction', 'deletion', 'objection'] as const
  const requests = sample(r, people.withRole('privateUser'), 9).map((person, index) => {
    const kind = kinds[index % kinds.length] as (typeof kinds)[number]
    const daysAgo = [2, 5, 9, 14, 22, 31, 44, 58, 63][index] as number
    const createdAt = clock.ago(daysAgo, r)
    const state =
      index < 3 ? ('open' as const) : index === 6 ? ('refused' as const) : ('answered' as const)
    const answeredAt = state === 'open' ? null : clock.after(createdAt, r.between(20, 200))
    return {
      id: 9 - index,
      kind,
      state,
      userId: person.userId,
      name: person.fullName,
      email: person.email,
      details: privacyDetails[kind],
      dueOn: addDays(dayOf(createdAt), 30),
      answer:
        state === 'answered'
          ? privacyReplies[kind]
          : state === 'refused'
            ? 'Your listing is under contract, so we must keep your details until the transfer is complete.'
            : '',
      answeredAt,
      answeredBy: answeredAt ? 1 : null,
      createdAt,
      updatedAt: answeredAt ?? createdAt,
    }
  })
  rows.sort((a, b) => (a.at as Date).getTime() - (b.at as Date).getTime())
  return {
    consents: rows,
    requests,
    contacts,
    suppressions: [...gone].map((person) => ({
      email: person.email,
      reason: 'unsubscribed' as const,
      createdAt: clock.ago(2, r),
    })),
  }
}
