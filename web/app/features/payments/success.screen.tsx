import { data, redirect } from 'react-router'
import type { Payment } from '#contract/payments/payments.schema.ts'
import { isSettled, stateOfStatus } from '#contract/payments/payments.states.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Flower } from '../../ui/layout/logo.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { loginPath } from '../../session/login-path.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/success.screen.ts'
import { ListingLink, ReceiptButton } from './after-payment.tsx'
import { outcomeText, outcomeTexts, stillWaitingText, unknownPayment } from './outcome-texts.ts'
import { findOwnPayment } from './own-payment.ts'
import { useAwaitNotice } from './use-await-notice.ts'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import styles from './outcome.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = contextOf(context)
  if (!app.session) return { payment: null, login: loginPath(url) }
  const id = url.searchParams.get('payment')
  const payment = id === null ? null : await findOwnPayment(app, id)
  if (!payment) return data({ payment, login: null }, { status: id === null ? 200 : 404 })
  const state = stateOfStatus(payment.paymentStatus)
  if (state !== 'pending' && !isSettled(state)) throw redirect(links.paymentError(payment.id))
  return { payment, login: null }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta((loaderData ? outcomeText(loaderData) : unknownPayment).title, matches)

export default function PaymentSuccessScreen({ loaderData }: Route.ComponentProps) {
  const { payment, login } = loaderData
  const { heading, text } = outcomeText(loaderData)
  return (
    <div className={`wrap ${styles.page}`}>
      <TestPayments shown={payment?.testPayments ?? false} />
      {payment && <Flower className={styles.flower} />}
      <h1>{heading}</h1>
      {payment?.paymentStatus === 'PENDING' ? <Waiting /> : <p className={styles.text}>{text}</p>}
      {payment ? (
        <Paid payment={payment} />
      ) : (
        <div className={styles.actions}>
          {login && (
            <LinkButton to={login} kind="brand">
              Log in
            </LinkButton>
          )}
          <LinkButton to={links.contact()}>Contact us</LinkButton>
        </div>
      )}
    </div>
  )
}

/** What was paid for, and the next steps. */
function Paid({ payment }: { payment: Payment }) {
  const { amount, listing, reference, may } = payment
  return (
    <>
      <p className={styles.text}>
        {formatRandCents(amount)} for {listing.title},{' '}
        <span className="whole">{listing.reference}</span>. Your reference is{' '}
        <span className="whole">{reference}</span>.
      </p>
      <div className={styles.actions}>
        {may.receipt && <ReceiptButton paymentId={payment.id} />}
        <ListingLink paidFor={listing} usage={listing.usage} />
      </div>
    </>
  )
}

/** The browser is often back before the provider has confirmed the payment. */
function Waiting() {
  const { tired } = useAwaitNotice(true)
  return (
    <p className={styles.waiting} role="status">
      {!tired && <Spinner />}
      {tired ? stillWaitingText : outcomeTexts.PENDING.text}
    </p>
  )
}
