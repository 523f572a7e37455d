import type { MatchLevel, MatchReason } from '#contract/bank-statements/bank-statements.states.ts'
import { isSettled, type PaymentState } from '#contract/payments/payments.states.ts'
import { addDays, type Day } from '#contract/values/day.ts'
import { ReferenceIndex, type ReferenceFit } from './find-references.ts'

/** An EFT payment that money may belong to. Amounts are in cents. */
export interface PayablePayment {
  id: number
  reference: string
  listingReference: string
  userId: number
  surname: string
  state: PaymentState
  amount: number
  /** Already booked, or accepted for it from another line. */
  received: number
  requestedOn: Day
  /** Confirmed manually: its money may be on a statement that is imported later. */
  confirmedByHand: boolean
}

export interface LineToMatch {
  day: Day
  cents: number
  description: string
  /** A person has undone one of its matches: nothing is accepted automatically. */
  byHand: boolean
}

export interface Suggestion {
  paymentIds: number[]
  score: number
  reasons: MatchReason[]
}

export interface LineMatch {
  level: MatchLevel
  score: number
  partial: boolean
  suggestions: Suggestion[]
}

const weights: Record<MatchReason, number> = {
  reference: 60,
  number: 45,
  nearNumber: 35,
  amount: 30,
  less: 5,
  more: 5,
  name: 35,
  addsUp: 55,
  noReference: 0,
  early: -15,
  old: -10,
  confirmedByHand: -10,
  paidAlready: -30,
  cancelled: -10,
  otherLine: -30,
}

/** With one of these, even the right reference and amount need a person. */
const doubts: readonly MatchReason[] = [
  'early',
  'cancelled',
  'confirmedByHand',
  'paidAlready',
  'otherLine',
]

const likelyFrom = 60
const possibleFrom = 30
const mostSuggestions = 3
/** With more payments of one amount than this, the amount does not identify a payer. */
const mostOfOneAmount = 3
const oldAfterDays = 60

const unknown: LineMatch = { level: 'unknown', score: 0, partial: false, suggestions: [] }

const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim()} `

const scoreOf = (reasons: readonly MatchReason[]) =>
  Math.max(
    0,
    Math.min(
      99,
      reasons.reduce((sum, reason) => sum + weights[reason], 0),
    ),
  )

const dueOf = ({ amount, received }: PayablePayment) => amount - received

/** Finds the payments that lines of a bank statement belong to. A sure match claims its payment. */
export class Matcher {
  private readonly references = new ReferenceIndex<PayablePayment>()
  private readonly byAmount = new Map<number, Set<PayablePayment>>()
  private readonly byName = new Map<string, PayablePayment[]>()
  private readonly byPayer = new Map<number, PayablePayment[]>()

  constructor(payments: readonly PayablePayment[]) {
    for (const payment of payments) {
      this.references.add(payment.reference, payment)
      this.references.add(payment.listingReference, payment)
      if (isSettled(payment.state)) continue
      this.indexAmount(payment)
      const word = plain(payment.surname).trim().split(' ').at(-1) ?? ''
      if (word.length > 2) this.byName.set(word, [...(this.byName.get(word) ?? []), payment])
      if (payment.state !== 'pending') continue
      this.byPayer.set(payment.userId, [...(this.byPayer.get(payment.userId) ?? []), payment])
    }
  }

  private indexAmount(payment: PayablePayment) {
    const due = dueOf(payment)
    const others = this.byAmount.get(due) ?? new Set()
    this.byAmount.set(due, others.add(payment))
  }

  private claim(payment: PayablePayment, cents: number) {
    this.byAmount.get(dueOf(payment))?.delete(payment)
    payment.received += cents
    this.indexAmount(payment)
  }

  private namedIn(text: string): PayablePayment[] {
    const words = plain(text)
    return [...new Set(words.trim().split(' '))].flatMap((word) =>
      (this.byName.get(word) ?? []).filter(({ surname }) => words.includes(plain(surname))),
    )
  }

  private reasonsFor(
    line: LineToMatch,
    payment: PayablePayment,
    fit: ReferenceFit | undefined,
    named: boolean,
  ): MatchReason[] {
    const due = dueOf(payment)
    const settled = isSettled(payment.state)
    const taken = !settled && due <= 0
    const reasons: MatchReason[] = fit ? [fit] : []
    if (!settled && !taken) {
      reasons.push(line.cents === due ? 'amount' : line.cents < due ? 'less' : 'more')
    }
    const alreadyConfirmed = payment.confirmedByHand && line.cents === payment.amount
    if (alreadyConfirmed) reasons.push('amount')
    if (named) reasons.push('name')
    if (!fit) reasons.push('noReference')
    if (settled) reasons.push(alreadyConfirmed ? 'confirmedByHand' : 'paidAlready')
    else if (taken) reasons.push('otherLine')
    else if (payment.state !== 'pending') reasons.push('cancelled')
    if (line.day < payment.requestedOn) reasons.push('early')
    else if (line.day > addDays(payment.requestedOn, oldAfterDays)) reasons.push('old')
    return reasons
  }

  /** One sum for everything that a payer owes. */
  private sums(line: LineToMatch, candidates: Iterable<PayablePayment>): Suggestion[] {
    const payers = new Set([...candidates].map(({ userId }) => userId))
    return [...payers].flatMap((payer) => {
      const owed = (this.byPayer.get(payer) ?? []).filter((payment) => dueOf(payment) > 0)
      const total = owed.reduce((sum, payment) => sum + dueOf(payment), 0)
      if (owed.length < 2 || total !== line.cents) return []
      const reasons: MatchReason[] = ['addsUp', 'name']
      return [{ paymentIds: owed.map(({ id }) => id), score: scoreOf(reasons), reasons }]
    })
  }

  match(line: LineToMatch): LineMatch {
    const fits = this.references.find(line.description)
    const named = new Set(this.namedIn(line.description))
    const sameAmount = this.byAmount.get(line.cents) ?? new Set()
    const byAmountAlone = sameAmount.size <= mostOfOneAmount ? sameAmount : []
    const candidates = new Set([...fits.keys(), ...named, ...byAmountAlone])
    const single = [...candidates].map((payment) => {
      const reasons = this.reasonsFor(line, payment, fits.get(payment), named.has(payment))
      return { payment, reasons, score: scoreOf(reasons) }
    })
    const exact = single.filter(({ reasons }) => reasons.includes('reference'))
    const open = exact.filter(
      ({ reasons }) =>
        reasons.includes('amount') && !reasons.some((reason) => doubts.includes(reason)),
    )
    const [sure] = open
    if (sure && open.length === 1 && !line.byHand && !this.othersFit(exact, sure)) {
      this.claim(sure.payment, line.cents)
      const { reasons } = sure
      const suggestion = { paymentIds: [sure.payment.id], score: 100, reasons }
      return { level: 'sure', score: 100, partial: false, suggestions: [suggestion] }
    }
    return this.rank([
      ...this.sums(line, candidates),
      ...single.map(({ payment, reasons, score }) => ({
        paymentIds: [payment.id],
        score,
        reasons,
      })),
    ])
  }

  /** Another open payment named in the same text leaves a doubt. */
  private othersFit(
    exact: { payment: PayablePayment }[],
    sure: { payment: PayablePayment },
  ): boolean {
    return exact.some(
      ({ payment }) =>
        payment !== sure.payment && payment.state === 'pending' && dueOf(payment) > 0,
    )
  }

  private rank(suggestions: Suggestion[]): LineMatch {
    const ranked = suggestions
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (b.paymentIds[0] ?? 0) - (a.paymentIds[0] ?? 0))
      .slice(0, mostSuggestions)
    const [best] = ranked
    if (!best || best.score < possibleFrom) return { ...unknown, suggestions: ranked }
    return {
      level: best.score >= likelyFrom ? 'likely' : 'possible',
      score: best.score,
      partial: best.reasons.includes('less'),
      suggestions: ranked,
    }
  }
}
