import { z } from 'zod'
import { defineCall } from '../call.ts'
import { alertKinds } from '../payments/payments.states.ts'
import { privacyKinds } from '../privacy/privacy.kinds.ts'
import { day } from '../values/day.schema.ts'
import { id } from '../values/id.ts'

/** This many waiting items are named; the rest are in the list behind it. */
export const namedOfEach = 3

/** How many of one kind are waiting, since when, and the first few by name. */
function waiting<Item extends z.ZodType>(item: Item) {
  return z.object({
    count: z.number().int(),
    oldest: z.string().nullable(),
    items: z.array(item).max(namedOfEach),
  })
}

const namedPayment = z.object({
  id,
  reference: z.string(),
  /** The listing that it pays for. */
  listing: z.string(),
  payer: z.string(),
  amount: z.number(),
})

const listing = { id, reference: z.string(), title: z.string() }

export const waitingWork = z.object({
  payments: waiting(namedPayment),
  refunds: waiting(namedPayment.extend({ dueOn: day.nullable() })),
  weeks: waiting(z.object(listing)),
  /** Changes to what a verified or published listing promised. */
  listingChanges: waiting(
    z.object({
      id,
      reference: z.string(),
      title: z.string(),
      /** One sentence for each difference. */
      differences: z.array(z.string()),
    }),
  ),
  privacyRequests: waiting(
    z.object({
      id,
      name: z.string(),
      kind: z.enum(privacyKinds),
      /** Negative once the law's thirty days are over. */
      daysLeft: z.number().int(),
    }),
  ),
  mails: waiting(z.object({ id, to: z.string(), subject: z.string() })),
  paymentAlerts: waiting(
    z.object({
      id,
      kind: z.enum(alertKinds),
      payment: z.object({ id, reference: z.string() }).nullable(),
    }),
  ),
  /** Money on bank statements that does not belong to a payment yet, or is to be refunded. */
  bankMoney: waiting(
    z.object({ id, statementId: id, day, description: z.string(), amount: z.number() }),
  ),
  /**
   * Still published although their day has passed: a past week, or a listing that should be hidden.
   */
  pastListings: waiting(z.object({ kind: z.enum(['week', 'property']), ...listing, day })),
  /** People who have had no reply. */
  conversations: waiting(
    z.object({ id, name: z.string(), about: z.string(), waitingSince: z.string() }),
  ),
  agencies: waiting(z.object({ id, name: z.string() })),
  /** The last scheduled backup failed, or was missed. */
  backups: waiting(
    z.object({
      problem: z.enum(['failed', 'late']),
      /** Why it failed. */
      error: z.string().nullable(),
    }),
  ),
})

export type WaitingWork = z.infer<typeof waitingWork>
export type WaitKind = keyof WaitingWork

export const figureDays = 30

export const dayFigures = z.object({
  day,
  searches: z.number().int(),
  enquiries: z.number().int(),
  offers: z.number().int(),
  /** Properties and weeks that were sent in. */
  listings: z.number().int(),
  /** Money received, in rand. */
  payments: z.number(),
})

export type DayFigures = z.infer<typeof dayFigures>

export const mostSuburbs = 10

export const searchedSuburb = z.object({
  suburb: z.string(),
  city: z.string(),
  searches: z.number().int(),
})

export type SearchedSuburb = z.infer<typeof searchedSuburb>

export const siteFigures = z.object({
  /** The last thirty days with today, oldest first. */
  days: z.array(dayFigures).length(figureDays),
  suburbs: z.array(searchedSuburb).max(mostSuburbs),
  live: z.object({ properties: z.number().int(), weeks: z.number().int() }),
  openOffers: z.object({ count: z.number().int(), amount: z.number() }),
})

export type SiteFigures = z.infer<typeof siteFigures>

/** The last complete backup; null before the first, or when none are scheduled. */
export const lastBackup = z
  .object({ finishedAt: z.string(), ageSeconds: z.number().int(), bytes: z.number().int() })
  .nullable()

export type LastBackup = z.infer<typeof lastBackup>

/** How far ahead the calendar looks; overdue items stay in it for as long. */
export const dueDays = 30

/** This many lines are shown. */
export const mostDue = 40

export const dueKinds = ['listing', 'certificate', 'holiday', 'campaign', 'refund'] as const

/** One line of the calendar of due dates. */
export const dueItem = z.object({
  day,
  kind: z.enum(dueKinds),
  title: z.string(),
  /** What happens on the day. */
  note: z.string(),
  /** Null for a day that is not tied to a record. */
  link: z.string().nullable(),
})

export type DueItem = z.infer<typeof dueItem>

export const getToday = defineCall({
  name: 'today.get',
  method: 'GET',
  path: '/api/today',
  who: 'today.read',
  summary:
    'Get what needs attention, what is due within thirty days and the statistics of the last thirty days; statistics are cached for one minute, searched suburbs for ten',
  input: z.object({}),
  output: z.object({
    waiting: waitingWork,
    figures: siteFigures,
    lastBackup,
    due: z.array(dueItem),
  }),
})
