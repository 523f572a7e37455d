import type { AnyCall } from '#contract/call.ts'
import * as calls from '#contract/offers/offers.calls.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import type { ButtonKind } from '../../ui/button/button.tsx'
import { formatRand } from '#contract/values/rand.ts'

type Question = 'amount' | 'comment' | 'reason' | 'consent'

/** One action of a negotiation, as its screen needs it. */
interface StepPlan {
  call: AnyCall
  /** On the button that opens it. */
  label: string
  kind: ButtonKind
  /** On the button that performs it. */
  send: (offer: OfferDetail) => string
  danger?: boolean
  explain?: string
  asks: readonly Question[]
  help?: string
  /** What is sent in addition to the fields: the amount on the screen, so that nothing is agreed to unseen. */
  fixed?: (offer: OfferDetail) => Record<string, unknown>
  /** What the form starts with. */
  initial?: (offer: OfferDetail) => { amount?: number | null; comment?: string; consent?: boolean }
}

/** Primary action first; a dialog shows it last. */
export const stepPlans = {
  accept: {
    call: calls.acceptOffer,
    label: 'Accept',
    kind: 'brand',
    send: ({ amount }) => `Accept ${formatRand(amount)}`,
    explain: texts.intention,
    asks: ['consent'],
    fixed: ({ amount }) => ({ amount }),
  },
  acceptCounter: {
    call: calls.acceptCounterOffer,
    label: 'Accept counter-offer',
    kind: 'brand',
    send: ({ counterAmount }) => `Accept ${formatRand(counterAmount ?? 0)}`,
    explain: texts.intention,
    asks: [],
    fixed: ({ counterAmount }) => ({ amount: counterAmount }),
  },
  counter: {
    call: calls.counterOffer,
    label: 'Counter-offer',
    kind: 'line',
    send: () => 'Send counter-offer',
    asks: ['amount', 'comment', 'consent'],
    help: 'The amount you would accept.',
    initial: ({ counterAmount }) => ({ amount: counterAmount }),
  },
  decline: {
    call: calls.declineOffer,
    label: 'Decline',
    kind: 'line',
    send: () => 'Complete',
    asks: ['reason'],
  },
  change: {
    call: calls.changeOffer,
    label: 'Change my offer',
    kind: 'line',
    send: () => 'Send Offer',
    asks: ['amount', 'comment', 'consent'],
    help: 'A new amount replaces your earlier offer and any counter-offer.',
    initial: ({ amount, comment, consent }) => ({ amount, comment, consent }),
  },
  withdraw: {
    call: calls.withdrawOffer,
    label: 'Withdraw',
    kind: 'quiet',
    send: () => 'Withdraw offer',
    danger: true,
    explain: 'This ends the offer. You can make a new one while the listing is open.',
    asks: ['comment'],
  },
  reopen: {
    call: calls.reopenOffer,
    label: 'Withdraw acceptance',
    kind: 'quiet',
    send: () => 'Reopen offer',
    danger: true,
    explain:
      'The offer will be open again and the listing will be back on the market. We will email the other party.',
    asks: ['comment'],
  },
} as const satisfies Record<string, StepPlan>

export type StepName = keyof typeof stepPlans

export function planOf(name: StepName): StepPlan {
  return stepPlans[name]
}

/** What this person may do with the offer in its current state. */
export function stepsFor({ may }: Pick<OfferDetail, 'may'>): StepName[] {
  return (Object.keys(stepPlans) as StepName[]).filter((name) => may[name])
}
