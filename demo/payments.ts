import type { InferInsertModel } from '#server/db/orm.ts'
import { listingStatus } from '#contract/listings/listings.states.ts'
import type { paymentEvents, paymentRequests, payments } from '#server/db/schema/payments.ts'
import type { Clock } from './clock.ts'
import { weighted } from './lots.ts'
import { Rand } from './scenes/random.ts'
import { listingColumns, type Subject } from './subjects.ts'
import type { World } from './world.ts'

type PaymentRow = InferInsertModel<typeof payments> & { id: number }
type EventRow = InferInsertModel<typeof paymentEvents>
type Provider = PaymentRow['provider']
type State = NonNullable<PaymentRow['state']>

export interface DemoPayments {
  rows: PaymentRow[]
  requests: InferInsertModel<typeof paymentRequests>[]
  events: EventRow[]
}

interface Plan {
  subject: Subject
  provider: Provider
  state: State
  asked: Date
  settled: Date | null
}

/** PayGate's own texts for how a card payment ended. */
const cardResults: Partial<Record<State, { status: string; code: string; text: string }>> = {
  paid: { status: '1', code: '990017', text: 'Auth Done' },
  'refund due': { status: '1', code: '990017', text: 'Auth Done' },
  refunded: { status: '1', code: '990017', text: 'Auth Done' },
  declined: { status: '2', code: '900003', text: 'Insufficient Funds' },
  cancelled: { status: '4', code: '990028', text: 'Transaction Cancelled' },
  failed: { status: '0', code: '990024', text: 'Duplicate Transaction Detected' },
}

/** A payment is never dated before its request. */
function requestedAt({ createdAt, paidAt }: Subject, byDefault: Date): Date {
  if (!paidAt || byDefault < paidAt) return byDefault
  return new Date((createdAt.getTime() + paidAt.getTime()) / 2)
}

function plan(subjects: readonly Subject[], clock: Clock, r: Rand): Plan[] {
  const plans: Plan[] = []
  const card = () =>
    weighted<Provider>(r, [
      ['paygate', 62],
      ['payfast', 38],
    ])
  let openCards = 0
  for (const subject of subjects) {
    const asked = requestedAt(subject, clock.after(subject.createdAt, r.between(0.05, 2)))
    if (subject.paidAt) {
      const provider = r.chance(0.34) ? 'eft' : card()
      if (provider !== 'eft' && r.chance(0.12)) {
        const state = weighted<State>(r, [
          ['declined', 50],
          ['cancelled', 38],
          ['failed', 12],
        ])
        plans.push({ subject, provider: card(), state, asked: subject.createdAt, settled: asked })
      }
      const state: State = subject.deleted ? r.pick(['refund due', 'refunded']) : 'paid'
      plans.push({ subject, provider, state, asked, settled: subject.paidAt })
    } else if (subject.status === listingStatus.awaitingEft) {
      plans.push({ subject, provider: 'eft', state: 'pending', asked, settled: null })
    } else if (r.chance(0.7)) {
      const state =
        openCards++ % 3 === 0 ? 'pending' : r.pick<State>(['declined', 'cancelled', 'failed'])
      plans.push({
        subject,
        provider: card(),
        state,
        asked,
        settled: state === 'pending' ? null : clock.after(asked, 0.1),
      })
    }
  }
  return plans.sort((a, b) => a.asked.getTime() - b.asked.getTime() || a.subject.id - b.subject.id)
}

const hex = (r: Rand, length: number) =>
  Array.from({ length }, () => Math.floor(r.next() * 16).toString(16))
    .join('')
    .toUpperCase()

function requestId(provider: Provider, r: Rand): string | null {
  if (provider === 'eft') return null
  const text = hex(r, 32)
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
}

export function makePayments(
  subjects: readonly Subject[],
  world: World,
  clock: Clock,
): DemoPayments {
  const r = new Rand('demo/payments')
  const rows: PaymentRow[] = []
  const requests: DemoPayments['requests'] = []
  const events: EventRow[] = []
  const admins = [1, 8, 9]
  plan(subjects, clock, r.stream('plan')).forEach(
    ({ subject, provider, state, asked, settled }, index) => {
      const own = r.stream(`row/${index}`)
      const id = index + 1
      const reference = `PM-${30_000 + id}`
      const request = requestId(provider, own)
      const result = provider === 'eft' ? undefined : cardResults[state]
      const wasPaid = state === 'paid' || state === 'refund due' || state === 'refunded'
      const payFastStatus = wasPaid ? 'COMPLETE' : 'CANCELLED'
      const transactionId =
        result && state !== 'cancelled' ? String(own.int(100_000_000, 999_999_999)) : null
      const admin = own.pick(admins)
      const later = settled ? clock.after(settled, own.between(24, 90)) : null
      const event = (
        kind: EventRow['kind'],
        outcome: string,
        createdAt: Date,
        more: Partial<EventRow> = {},
      ) =>
        events.push({
          paymentId: id,
          provider,
          kind,
          outcome,
          amount: world.fee.amount,
          providerEventId: null,
          payload: {},
          actorUserId: null,
          createdAt,
          ...more,
        })

      if (provider === 'paygate' && request) {
        requests.push({ paymentId: id, requestId: request, endedAt: settled, createdAt: asked })
      }
      event('initiate', 'pending', asked, { actorUserId: subject.ownerUserId })
      if (settled && result) {
        const payload =
          provider === 'paygate'
            ? {
                PAY_REQUEST_ID: request,
                REFERENCE: reference,
                TRANSACTION_STATUS: result.status,
                RESULT_CODE: result.code,
                RESULT_DESC: result.text,
                ...(transactionId ? { TRANSACTION_ID: transactionId } : {}),
              }
            : {
                m_payment_id: reference,
                pf_payment_id: transactionId,
                payment_status: payFastStatus,
                amount_gross: world.fee.amount,
              }
        const outcome = wasPaid ? 'paid' : state
        const providerEventId =
          provider === 'paygate'
            ? [request, result.status, transactionId].filter(Boolean).join('/')
            : `${transactionId ?? reference}/${payload.payment_status}`
        event('notify', outcome, settled, { providerEventId, payload })
        if (own.chance(0.6)) event('return', outcome, clock.after(settled, 0.01), { payload })
      } else if (settled) {
        event('confirm', 'paid', settled, {
          actorUserId: admin,
          payload: { bankReference: subject.reference },
        })
      }
      if (later && (state === 'refund due' || state === 'refunded'))
        event('cancel', 'refund due', later, { actorUserId: subject.ownerUserId })
      const refundedAt =
        later && state === 'refunded' ? clock.after(later, own.between(20, 120)) : null
      if (refundedAt) event('refund', 'refunded', refundedAt, { actorUserId: admin })
      rows.push({
        id,
        reference,
        provider,
        state,
        ...listingColumns(subject),
        userId: subject.ownerUserId,
        feeId: world.fee.id,
        feeName: world.fee.name,
        amount: world.fee.amount,
        providerRequestId: provider === 'paygate' ? request : null,
        providerTransactionId: transactionId,
        // PayFast has a status but no text.
        resultCode: result ? (provider === 'payfast' ? payFastStatus : result.code) : null,
        resultDescription: provider === 'paygate' ? (result?.text ?? null) : null,
        paidAt: wasPaid ? settled : null,
        confirmedBy: wasPaid && provider === 'eft' ? admin : null,
        bankReference: wasPaid && provider === 'eft' ? subject.reference : null,
        refundDueOn:
          later && (state === 'refund due' || state === 'refunded')
            ? new Date(later.getTime() + 30 * 86_400_000)
            : null,
        refundedAt,
        createdAt: asked,
        updatedAt: refundedAt ?? later ?? settled ?? asked,
      })
    },
  )
  events.sort((a, b) => (a.createdAt as Date).getTime() - (b.createdAt as Date).getTime())
  return { rows, requests, events }
}
