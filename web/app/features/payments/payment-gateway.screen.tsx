import { redirect } from 'react-router'
import { getPaymentForm } from '#contract/payments/payments.calls.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { awaitReply } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { guard } from '../../session/guard.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/payment-gateway.screen.ts'
import { noOrder } from './no-order.ts'
import { CardFrame } from './card-frame.tsx'
import { PayByEft } from './pay-by-eft.tsx'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import styles from '../../shared/payments/pay.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('ownListings.manage', { context, url })
  const payRequestId = url.searchParams.get('paymentReqId') ?? ''
  if (!getPaymentForm.input.safeParse({ payRequestId }).success) throw noOrder()
  const form = await awaitReply(contextOf(context).api(getPaymentForm, { payRequestId }), url)
  if (form.paymentStatus === 'PAID') throw redirect(links.paymentSuccess(form.paymentId))
  if (form.paymentStatus !== 'PENDING') throw redirect(links.paymentError(form.paymentId))
  return { form }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Pay by card', matches)

export default function PaymentGatewayScreen({ loaderData: { form } }: Route.ComponentProps) {
  const { listing, amount, reference } = form
  return (
    <div className={`wrap ${styles.page} ${styles.narrow}`}>
      <PageHeader
        overline={reference}
        title="Pay by card"
        lede={`${formatRandCents(amount)} for ${listing.title}, ${listing.reference}. You enter your card number on the payment provider’s secure page below; we never see it.`}
      />
      <TestPayments shown={form.testPayments} />
      <div>
        <CardFrame key={reference} form={form} />
      </div>
      <section className={styles.stack} aria-labelledby="other-ways">
        <h2 id="other-ways" className={styles.heading}>
          Card page not working?
        </h2>
        <div className={styles.actions}>
          <LinkButton to={links.paymentOption(listing)}>Choose another payment method</LinkButton>
          <PayByEft paidFor={listing}>Pay by EFT</PayByEft>
        </div>
      </section>
    </div>
  )
}
