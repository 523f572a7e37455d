import { data, redirect } from 'react-router'
import { getPayment } from '#contract/payments/payments.calls.ts'
import { paymentsMessages } from '#contract/payments/payments.messages.ts'
import type { Payment } from '#contract/payments/payments.schema.ts'
import { isSettled, stateOfStatus } from '#contract/payments/payments.states.ts'
import { idInPath } from '#contract/values/id.ts'
import { isAppError } from '../../backoffice/refusal.ts'
import { links } from '../../links.ts'
import { partsOf } from '../../request-context.ts'
import { LinkButton } from '../../ui/button.tsx'
import { StatusText } from '../../ui/status-text.tsx'
import { loginPath } from '../accounts/login-path.ts'
import type { Route } from './+types/error.screen.ts'
import { PayByEft } from './pay-by-eft.tsx'
import { statusColors, statusName } from './payment-words.ts'
import { useAwaitNotice } from './use-await-notice.ts'
import styles from './outcome.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, session } = partsOf(context)
  // The bank may send a browser back whose session has ended meanwhile.
  if (!session) return { payment: null, login: loginPath(url) }
  const id = idInPath.safeParse(params.id)
  const payment = id.success ? await api(getPayment, { id: id.data }).catch(noneIfRefused) : null
  // A notice that fits no payment leads here too: the words stand, without a status.
  if (!payment) return data({ payment: null, login: null }, { status: 404 })
  if (isSettled(stateOfStatus(payment.paymentStatus))) {
    throw redirect(links.paymentSuccess(payment.id))
  }
  return { payment, login: null }
}

function noneIfRefused(error: unknown): null {
  if (isAppError(error) && error.status < 500) return null
  throw error
}

export const meta: Route.MetaFunction = () => [
  { title: `${paymentsMessages.errorTitle} ${paymentsMessages.error}` },
  { name: 'robots', content: 'noindex' },
]

export default function PaymentErrorScreen({ loaderData }: Route.ComponentProps) {
  const { payment, login } = loaderData
  useAwaitNotice(payment?.paymentStatus === 'PENDING')
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{paymentsMessages.errorTitle}</h1>
      <p className={styles.message}>{paymentsMessages.error}</p>
      {payment ? (
        <Failed payment={payment} />
      ) : (
        <div className={styles.actions}>
          {login && (
            <LinkButton to={login} kind="brand">
              Log in to see the payment
            </LinkButton>
          )}
          <LinkButton to={links.contact()}>Ask us</LinkButton>
        </div>
      )}
    </div>
  )
}

/** How the payment stands, and the two ways on. */
function Failed({ payment }: { payment: Payment }) {
  const { paymentStatus, listing, reference, resultDescription } = payment
  const open = paymentStatus === 'PENDING'
  return (
    <>
      <p className={styles.status} role="status">
        Payment status:
        <StatusText color={statusColors[paymentStatus]}>{statusName(paymentStatus)}</StatusText>
      </p>
      <p className={styles.words}>
        {resultDescription && `The bank said: ${resultDescription}. `}
        {open ? 'The bank has not told us yet how it ended' : 'No money was taken'} for{' '}
        {listing.title}, {listing.reference}. Your reference is {reference}.
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
