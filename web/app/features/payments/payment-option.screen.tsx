import { redirect } from 'react-router'
import { getPaymentOrder } from '#contract/payments/payments.calls.ts'
import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/payment-option.screen.ts'
import { noOrder } from './no-order.ts'
import { BackToListings, ListingLink, ReceiptButton } from './after-payment.tsx'
import { OrderReview } from './order-review.tsx'
import { listingInput, paidForIn } from './paid-for.ts'
import { PayForm } from './pay-form.tsx'
import { orProblem } from './pay-refusal.ts'
import { startPayment } from './start-payment.ts'
import { WaivedFee } from './waived-fee.tsx'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import styles from '../../shared/payments/pay.module.css'

function paidForOf(url: URL) {
  const paidFor = paidForIn(url.searchParams)
  if (!paidFor) throw noOrder()
  return paidFor
}

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const paidFor = paidForOf(url)
  const { api } = contextOf(context)
  return { paidFor, order: await awaitReply(api(getPaymentOrder, listingInput(paidFor)), url) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  guard('ownListings.manage', { context, url })
  const { api } = contextOf(context)
  const started = startPayment(api, paidForOf(url), await request.formData())
  const { reply, refused } = await orProblem(started, url)
  return reply ? redirect(reply) : refused
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Pay the listing fee', matches)

const titles = {
  due: 'Pay the listing fee',
  eftChosen: 'Pay the listing fee',
  paid: 'Listing fee paid',
  waived: 'Listing fee waived',
} as const

/** What is paid for, to which company and how: shown before paying. */
export default function PaymentOptionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { order, paidFor } = loaderData
  const { listing, state } = order
  return (
    <div className={`wrap ${styles.page}`}>
      <BackToListings paidFor={paidFor} />
      <PageHeader title={titles[state]} lede={`${listing.title}, ${listing.reference}`} />
      <TestPayments shown={order.testPayments} />
      <div className={styles.columns}>
        {/* Nothing is paid if the fee is waived. */}
        {state !== 'waived' && <OrderReview order={order} />}
        {state === 'paid' ? (
          <div className={styles.stack}>
            <Alert type="SUCCESS">{paymentsTexts.alreadyPaid}</Alert>
            <div className={styles.actions}>
              {order.paidBy !== null && <ReceiptButton paymentId={order.paidBy} />}
              <ListingLink paidFor={paidFor} usage={listing.usage} />
            </div>
          </div>
        ) : order.waiver ? (
          <div className={styles.stack}>
            <WaivedFee waiver={order.waiver} />
            <div className={styles.actions}>
              <ListingLink paidFor={paidFor} usage={listing.usage} />
            </div>
          </div>
        ) : (
          <PayForm order={order} paidFor={paidFor} problem={actionData?.problem} />
        )}
      </div>
    </div>
  )
}
