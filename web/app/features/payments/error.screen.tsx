import { data, redirect } from 'react-router'
import { errors } from '#contract/errors.ts'
import { paymentsMessages } from '#contract/payments/payments.messages.ts'
import type { Payment } from '#contract/payments/payments.schema.ts'
import { isSettled, stateOfStatus } from '#contract/payments/payments.states.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { loginPath } from '../../session/login-path.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/error.screen.ts'
import {
  outcomeText,
  unfinishedPayment,
  unknownPayment,
  youCancelled,
  type OutcomeText,
} from './outcome-texts.ts'
import { findOwnPayment } from './own-payment.ts'
import { PayByEft } from './pay-by-eft.tsx'
import { statusColors, statusName } from './payment-texts.ts'
import { useAwaitNotice } from './use-await-notice.ts'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import styles from './outcome.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const app = contextOf(context)
  // PayFast's cancel address leads here; its own notice may come later or never.
  const cancelled = url.searchParams.has('cancelled')
  if (!app.session) return { payment: null, login: loginPath(url), cancelled }
  const payment = await findOwnPayment(app, params.id)
  // A return that matches no payment leads here too: the text is shown, without a status.
  if (!payment) {
    const { status } = errors.notFound
    return data({ payment: null, login: null, cancelled }, { status })
  }
  if (isSettled(stateOfStatus(payment.paymentStatus))) {
    throw redirect(links.paymentSuccess(payment.id))
  }
  return { payment, login: null, cancelled }
}

type Loaded = Parameters<typeof outcomeText>[0] & { cancelled: boolean }

/** Here an open payment is one that its payer has not completed. */
function textOf(loaded: Loaded) {
  const status = loaded.payment?.paymentStatus
  if (loaded.cancelled && (status === 'PENDING' || status === 'CANCELLED')) return youCancelled
  return status === 'PENDING' ? unfinishedPayment : outcomeText(loaded)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta((loaderData ? textOf(loaderData) : unknownPayment).title, matches)

export default function PaymentErrorScreen({ loaderData }: Route.ComponentProps) {
  const { payment, login } = loaderData
  const text = textOf(loaderData)
  useAwaitNotice(payment?.paymentStatus === 'PENDING')
  return (
    <div className={`wrap ${styles.page}`}>
      <TestPayments shown={payment?.testPayments ?? false} />
      {text === youCancelled ? (
        <h1>{text.heading}</h1>
      ) : (
        <>
          <h1>{paymentsMessages.errorTitle}</h1>
          <p className={styles.message}>{paymentsMessages.error}</p>
        </>
      )}
      {payment ? (
        <Failed payment={payment} text={text} />
      ) : (
        <div className={styles.actions}>
          {login && (
            <LinkButton to={login} kind="brand">
              Log in to see your payment
            </LinkButton>
          )}
          <LinkButton to={links.contact()}>Contact us</LinkButton>
        </div>
      )}
    </div>
  )
}

/** The status of the payment, and the two next steps. */
function Failed({ payment, text }: { payment: Payment; text: OutcomeText }) {
  const { amount, paymentStatus, listing, reference, resultDescription } = payment
  return (
    <>
      {text !== youCancelled && (
        <p className={styles.status} role="status">
          Payment status:
          <StatusText color={statusColors[paymentStatus]}>{statusName(paymentStatus)}</StatusText>
        </p>
      )}
      <p className={styles.text}>
        {resultDescription &&
          paymentStatus !== 'CANCELLED' &&
          `Reason given by the bank: ${resultDescription}. `}
        {text.text}
      </p>
      <p className={styles.text}>
        {formatRandCents(amount)} for {listing.title},{' '}
        <span className="whole">{listing.reference}</span>. Your reference is{' '}
        <span className="whole">{reference}</span>.
      </p>
      <div className={styles.actions}>
        <LinkButton to={links.paymentOption(listing)} kind="accent">
          Try again
        </LinkButton>
        <PayByEft paidFor={listing}>Pay by EFT</PayByEft>
      </div>
    </>
  )
}
