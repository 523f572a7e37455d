import type { InferInsertModel } from '#server/db/orm.ts'
import { enquiriesStoppedBy, listingStatus, stageOf } from '#contract/listings/listings.states.ts'
import { offerStatus } from '#contract/offers/offers.states.ts'
import type { offerEvents, offers } from '#server/db/schema/offers.ts'
import type { Clock } from './clock.ts'
import { roundPrice, sample, weighted } from './lots.ts'
import type { People } from './people.ts'
import { Rand } from './scenes/random.ts'
import { listingColumns, type Subject } from './subjects.ts'
import * as texts from './texts/offers.ts'

export type OfferRow = InferInsertModel<typeof offers> & { id: number; createdAt: Date }
type EventRow = InferInsertModel<typeof offerEvents>
type Outcome = 'open' | 'countered' | 'accepted' | 'declined' | 'withdrawn'

export interface DemoOffers {
  rows: OfferRow[]
  events: EventRow[]
}

const codes = {
  ...offerStatus,
  countered: offerStatus.open,
} as const

const listingsWithOffers = 88

/** Texts for any listing, and texts for one kind only. */
type Fitting = Record<'any' | Subject['kind'], readonly string[]>

interface Plan {
  subject: Subject
  userId: number
  outcome: Outcome
  daysAgo: number
}

const ageOf = (subject: Subject, clock: Clock) =>
  Math.max(
    1,
    Math.floor(
      (Date.parse(`${clock.today}T06:00:00Z`) - (subject.firstPublishedAt as Date).getTime()) /
        86_400_000,
    ),
  )

function plan(subjects: readonly Subject[], people: People, clock: Clock, r: Rand): Plan[] {
  const bidders = people.withRole('privateUser')
  const buyer = people.byUsername('buyer')
  const seller = people.byUsername('seller')
  const shown = subjects.filter(
    (subject) => subject.firstPublishedAt && subject.isSale && !subject.deleted,
  )
  const taken = new Set<string>()
  const plans: Plan[] = []
  const add = (subject: Subject, userId: number, outcome: Outcome) => {
    const pair = `${subject.kind}/${subject.id}/${userId}`
    if (userId === subject.ownerUserId || taken.has(pair)) return
    taken.add(pair)
    plans.push({
      subject,
      userId,
      outcome,
      daysAgo: Math.floor(r.between(0.4, Math.min(ageOf(subject, clock), 90))),
    })
  }
  const anyBidder = () => r.pick(bidders).userId

  for (const subject of shown) {
    if (enquiriesStoppedBy.includes(subject.status)) add(subject, anyBidder(), 'accepted')
  }
  const open = shown.filter(
    (subject) => subject.published && stageOf(subject.status) === 'onMarket',
  )
  for (const subject of sample(r, open, listingsWithOffers)) {
    const count = weighted(r, [
      [1, 60],
      [2, 28],
      [3, 12],
    ])
    for (let n = 0; n < count; n++) {
      add(
        subject,
        anyBidder(),
        weighted(r, [
          ['open', 46],
          ['countered', 12],
          ['declined', 28],
          ['withdrawn', 14],
        ]),
      )
    }
  }
  for (const subject of open.filter((entry) => entry.ownerUserId === seller.userId)) {
    add(subject, anyBidder(), 'open')
    add(subject, anyBidder(), 'declined')
    add(subject, buyer.userId, 'open')
  }
  const wished: Outcome[] = ['open', 'countered', 'declined', 'withdrawn', 'open', 'declined']
  for (const [n, subject] of sample(r, open, wished.length).entries())
    add(subject, buyer.userId, wished[n] as Outcome)
  const tender = open.find((subject) => subject.tender)
  if (tender) add(tender, buyer.userId, 'open')
  const pending = shown.find(
    (subject) =>
      subject.status === listingStatus.offerPending &&
      !taken.has(`${subject.kind}/${subject.id}/${buyer.userId}`),
  )
  if (pending) {
    const accepted = plans.find(
      (entry) => entry.subject === pending && entry.outcome === 'accepted',
    )
    if (accepted && pending.ownerUserId !== buyer.userId) accepted.userId = buyer.userId
  }
  return plans.sort((a, b) => b.daysAgo - a.daysAgo)
}

export function makeOffers(subjects: readonly Subject[], people: People, clock: Clock): DemoOffers {
  const r = new Rand('demo/offers')
  const rows: OfferRow[] = []
  const events: EventRow[] = []
  plan(subjects, people, clock, r.stream('plan')).forEach(
    ({ subject, userId, outcome, daysAgo }, index) => {
      const own = r.stream(`row/${index}`)
      const id = index + 1
      const createdAt = clock.ago(daysAgo, own)
      const owner = subject.ownerUserId
      const first = roundPrice(subject.price * own.between(0.8, 0.99))
      const changed = outcome !== 'open' && own.chance(0.25)
      const amount = changed ? roundPrice(first * own.between(1.02, 1.06)) : first
      const fitting = (texts: Fitting) => own.pick([...texts.any, ...texts[subject.kind]])
      const comment = subject.tender ? own.pick(texts.tenderComments) : fitting(texts.bidComments)
      const log: EventRow[] = [
        {
          offerId: id,
          kind: 'made',
          side: 'bidder',
          actorUserId: userId,
          amount: first.toFixed(2),
          comment,
          createdAt,
        },
      ]
      let moment = createdAt
      const then = (
        kind: EventRow['kind'],
        side: EventRow['side'],
        sum: number | null,
        comment: string,
      ) => {
        moment = clock.after(moment, own.between(3, 50))
        log.push({
          offerId: id,
          kind,
          side,
          actorUserId: side === 'owner' ? owner : userId,
          amount: sum?.toFixed(2) ?? null,
          comment,
          createdAt: moment,
        })
      }
      if (changed) then('changed', 'bidder', amount, texts.raisedComment)
      const countered = outcome === 'countered' || (outcome === 'accepted' && own.chance(0.3))
      const counter = countered ? roundPrice((amount + subject.price) / 2) : null
      if (counter) then('countered', 'owner', counter, fitting(texts.counterComments))
      const reason = outcome === 'declined' ? fitting(texts.declineReasons) : null
      const settled = outcome === 'accepted' && counter ? counter : amount
      if (outcome === 'accepted') {
        const side = counter ? 'bidder' : 'owner'
        then('accepted', side, settled, own.pick(texts.acceptComments[side]))
      }
      if (reason) then('declined', 'owner', null, reason)
      if (outcome === 'withdrawn')
        then('withdrawn', 'bidder', null, fitting(texts.withdrawComments))
      const decided = outcome !== 'open' && outcome !== 'countered'
      rows.push({
        id,
        userId,
        ...listingColumns(subject),
        tenderWeek: subject.tender,
        amount: settled.toFixed(2),
        counterAmount: outcome === 'countered' ? (counter as number).toFixed(2) : null,
        comment,
        consent: own.chance(0.95),
        statusCode: codes[outcome],
        declineReason: reason,
        decidedAt: decided ? moment : null,
        decidedBy: decided ? (outcome === 'withdrawn' || counter ? userId : owner) : null,
        createdAt,
        updatedAt: moment,
      })
      events.push(...log)
    },
  )
  return { rows, events }
}
