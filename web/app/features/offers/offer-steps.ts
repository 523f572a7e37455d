import type { AnyCall } from '#contract/call.ts'
import * as calls from '#contract/offers/offers.calls.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import type { ButtonKind } from '../../ui/button/button.tsx'
import { formatRand } from '#contract/values/rand.ts'

type Question = 'amount' | 'comment' | 'reason' | 'consent'

/** One step of a negotiation, as its screen asks for it. */
interface StepPlan {
  call: AnyCall
  /** On the button that begins it. */
  label: string
  kind: ButtonKind
  /** On the button that does it. */
  send: (offer: OfferDetail) => string
  danger?: boolean
  explain?: string
  asks: readonly Question[]
  help?: string
  /** What is sent besides the fields: the amount on the screen, so that nothing is agreed to unseen. */
  fixed?: (offer: OfferDetail) => Record<string, unknown>
  /** What the form starts with. */
  initial?: (offer: OfferDetail) => { amount?: number | null; comment?: string; consent?: boolean }
}

/** In the order of their buttons. */
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
    label: 'Accept the counter-offer',
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
    help: 'The amount that you would agree to.',
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
    help: 'A new amount answers the counter-offer, if there is one.',
    initial: ({ amount, comment, consent }) => ({ amount, comment, consent }),
  },
  withdraw: {
    call: calls.withdrawOffer,
    label: 'Withdraw',
    kind: 'quiet',
    send: () => 'Withdraw the offer',
    danger: true,
    explain: 'The offer is over after this. You may make a new one while the listing is open.',
    asks: ['comment'],
  },
  reopen: {
    call: calls.reopenOffer,
    label: 'Take the acceptance back',
    kind: 'quiet',
    send: () => 'Open the offer again',
    danger: true,
    explain:
      'The offer is open again and the listing is back on the market. The other side is told by mail.',
    asks: ['comment'],
  },
} as const satisfies Record<string, StepPlan>

export type StepName = keyof typeof stepPlans

export function planOf(name: StepName): StepPlan {
  return stepPlans[name]
}

/** What this person may do with the offer as it stands. */
export function stepsFor({ may }: Pick<OfferDetail, 'may'>): StepName[] {
  return (Object.keys(stepPlans) as StepName[]).filter((name) => may[name])
}
