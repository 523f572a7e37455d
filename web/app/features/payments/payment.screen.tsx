import { getPaymentEvents } from '#contract/payments/payments-admin.calls.ts'
import { getPayment } from '#contract/payments/payments.calls.ts'
import { idInPath } from '#contract/values/id.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { RecordHistory } from '../../backoffice/record-history/record-history.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/payment.screen.ts'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { statusColors, statusName } from './payment-texts.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import styles from './office.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  guard('payments.manage', { context, url })
  const { api } = contextOf(context)
  const id = idInPath.safeParse(params.id)
  if (!id.success) throw refusal('notFound')
  const [{ record, testPayments }, events] = await awaitReply(
    Promise.all([api(getPayment, { id: id.data }), api(getPaymentEvents, { id: id.data })]),
    url,
  )
  if (!record) throw refusal('notFound')
  return { row: record, events, testPayments }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  officeMeta(loaderData?.row.reference ?? 'Payment', matches)

export default function PaymentScreen({ loaderData }: Route.ComponentProps) {
  const { row, events, testPayments } = loaderData
  return (
    <>
      <OfficeHeader
        overline="PAYMENT"
        title={row.reference}
        note={
          <StatusText color={statusColors[row.paymentStatus]}>
            {statusName(row.paymentStatus)}
          </StatusText>
        }
        actions={<PaymentActions row={row} />}
      />
      <TestPayments shown={testPayments} />
      <div className={styles.columns}>
        <Sheet title={formatRandCents(row.amount)}>
          <PaymentFacts row={row} />
        </Sheet>
        <Sheet title="Payment events">
          <PaymentTimeline events={events} />
        </Sheet>
      </div>
      <RecordHistory table="payments" rowId={row.id} version={row.version} wide />
    </>
  )
}
