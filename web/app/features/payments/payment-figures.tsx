import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/call.ts'
import type { getPaymentLedger } from '#contract/payments/payments-admin.calls.ts'
import type { PaymentMonth } from '#contract/payments/payments.schema.ts'
import { formatRand, formatRandCents } from '#contract/values/rand.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { counted } from '../../ui/data/counted.ts'
import { links } from '#contract/links.ts'
import { BarChart } from '../../ui/data/bar-chart.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { monthName, monthPoints, statusName } from './payment-texts.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './office.module.css'

type Ledger = OutputOf<typeof getPaymentLedger>

interface PaymentFiguresProps {
  months: readonly PaymentMonth[]
  ledger: Ledger
  today: string
}

/** Receipts by month, the current month in detail, and whether the books agree. */
export function PaymentFigures({ months, ledger, today }: PaymentFiguresProps) {
  const now = today.slice(0, 7)
  const month = months.find((one) => one.month === now)
  return (
    <div className={styles.figures}>
      <BarChart
        title="Listing fees received"
        aside="Last 12 months"
        points={monthPoints(months, today)}
        format={formatRand}
        heads={{ label: 'Month', value: 'Received' }}
      />
      <Sheet title={monthName(now)}>
        <dl className={styles.facts}>
          <Figure label="Received">{formatRandCents(month?.amount ?? 0)}</Figure>
          <Figure label="VAT included">{formatRandCents(month?.vat ?? 0)}</Figure>
          <Figure label="Payments">{month?.count ?? 0}</Figure>
          <Figure label="Refunded">{formatRandCents(month?.refunded ?? 0)}</Figure>
        </dl>
        <Books ledger={ledger} />
      </Sheet>
    </div>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const shownDifferences = 5

/** The recalculated event ledger compared with the current payments. */
function Books({ ledger: { payments, ledger, differences } }: { ledger: Ledger }) {
  const agree =
    differences.length === 0 && payments.count === ledger.count && payments.amount === ledger.amount
  return (
    <div>
      <StatusText color={agree ? 'green' : 'red'}>
        {agree ? 'Payments match the ledger' : 'Payments do not match the ledger'}
      </StatusText>
      <p className={styles.second}>
        {counted(payments.count, { one: 'payment', many: 'payments' })},{' '}
        {formatRandCents(payments.amount)} in total
        {!agree && `; the ledger has ${ledger.count}, ${formatRandCents(ledger.amount)}`}
      </p>
      {differences.length > 0 && (
        <ul className={styles.differences}>
          {differences
            .slice(0, shownDifferences)
            .map(({ id, reference, paymentStatus, rebuiltStatus }) => (
              <li key={id}>
                <Link to={links.payment(id)}>{reference}</Link>: {statusName(paymentStatus)}; in the
                ledger: {statusName(rebuiltStatus)}
              </li>
            ))}
          {differences.length > shownDifferences && (
            <li>and {differences.length - shownDifferences} more</li>
          )}
        </ul>
      )}
    </div>
  )
}
