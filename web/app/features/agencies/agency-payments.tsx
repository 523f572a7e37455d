import {
  downloadStatement,
  type AgencyDashboard,
} from '#contract/agencies/agency-dashboard.calls.ts'
import { requestOf } from '#contract/request.ts'
import { paymentStateNames } from '#contract/payments/payments.messages.ts'
import { formatMonth } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { counted } from '../../ui/data/counted.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './agency-dashboard.module.css'

const paymentNouns = { one: 'payment', many: 'payments' }

/** The latest payments for the agency's listings, and a statement for each month. */
export function AgencyPayments({ dashboard }: { dashboard: AgencyDashboard }) {
  const { id, payments, statements } = dashboard
  return (
    <div className={styles.columns}>
      <Sheet title="Latest payments">
        {payments.length === 0 && <p>No payments yet.</p>}
        <ul className={styles.lines}>
          {payments.map(({ reference, listing, feeName, amount, state, paidAt }) => (
            <li key={reference}>
              <span>
                <b>{reference}</b>
                <br />
                {feeName}, {listing}
              </span>
              <span>{formatRandCents(amount)}</span>
              <span>{[paymentStateNames[state], paidAt].filter(Boolean).join(' ')}</span>
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet title="Statements">
        {statements.length === 0 && <p>There is a statement for each month with payments.</p>}
        <ul className={styles.lines}>
          {statements.map(({ month, payments: count, amount }) => (
            <li key={month}>
              <a href={requestOf(downloadStatement, { id, month }).url} download>
                {formatMonth(month)} (Excel)
              </a>
              <span>{formatRandCents(amount)}</span>
              <span>{counted(count, paymentNouns)}</span>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
