import { redirect } from 'react-router'
import { getPayment } from '#contract/payments/payments.calls.ts'
import { paymentsMessages } from '#contract/payments/payments.messages.ts'
import { isSettled, stateOfStatus } from '#contract/payments/payments.states.ts'
import { idInPath } from '#contract/values/id.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { isAppError } from '../../backoffice/refusal.ts'
import { links } from '../../links.ts'
import { partsOf } from '../../request-context.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Flower } from '../../ui/logo.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { Route } from './+types/success.screen.ts'
import { ListingLink, ReceiptButton } from './after-payment.tsx'
import { useAwaitNotice } from './use-await-notice.ts'
import styles from './outcome.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, session } = partsOf(context)
  const id = idInPath.safeParse(url.searchParams.get('payment') ?? '')
  if (!session || !id.success) return { payment: null }
  try {
    const payment = await api(getPayment, { id: id.data })
    const state = stateOfStatus(payment.paymentStatus)
    if (state !== 'pending' && !isSettled(state)) throw redirect(links.paymentError(payment.id))
    return { payment }
  } catch (error) {
    // Someone else's payment is as absent here as none at all.
    if (isAppError(error) && error.status < 500) return { payment: null }
    throw error
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Payment received' },
  { name: 'robots', content: 'noindex' },
]

export default function PaymentSuccessScreen({ loaderData: { payment } }: Route.ComponentProps) {
  const waits = payment?.paymentStatus === 'PENDING'
  const { tired } = useAwaitNotice(waits)
  return (
    <div className={`wrap ${styles.page}`}>
      <Flower className={styles.flower} />
      {waits ? <Waiting tired={tired} /> : <h1>{paymentsMessages.success}</h1>}
      {payment && (
        <p className={styles.words}>
          {formatRandCents(payment.amount)} for {payment.listing.title}, {payment.listing.reference}
          . Your reference is {payment.reference}.
        </p>
      )}
      <div className={styles.actions}>
        {payment?.may.receipt && <ReceiptButton paymentId={payment.id} />}
        {payment ? (
          <ListingLink paidFor={payment.listing} usage={payment.listing.usage} />
        ) : (
          <LinkButton to={links.home()}>Go to the home page</LinkButton>
        )}
      </div>
    </div>
  )
}

/** The browser is often back before the bank's own word has arrived. */
function Waiting({ tired }: { tired: boolean }) {
  return (
    <>
      <h1>We are waiting for the bank’s word</h1>
      <p className={styles.waiting} role="status">
        {!tired && <Spinner />}
        {tired
          ? 'It takes longer than usual. You need not wait: your listing goes on as soon as the payment is confirmed.'
          : 'This usually takes a few seconds.'}
      </p>
    </>
  )
}
