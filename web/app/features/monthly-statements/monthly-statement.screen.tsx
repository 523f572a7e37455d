import { useNavigate } from 'react-router'
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { requestOf } from '#contract/request.ts'
import {
  exportMonthlyStatement,
  getMonthlyStatement,
  printMonthlyStatement,
  type MonthlyStatement,
  type StatementSums,
} from '#contract/monthly-statements/monthly-statements.calls.ts'
import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import { links } from '#contract/links.ts'
import { monthNames } from '#contract/values/months.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import type { Route } from './+types/monthly-statement.screen.ts'
import styles from './monthly-statement.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  guard('payments.manage', { context, url })
  const month = url.searchParams.get('month') || undefined
  return awaitReply(contextOf(context).api(getMonthlyStatement, { month }), url)
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Monthly statement', matches)

function monthTitle(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`
}

export default function MonthlyStatementScreen({ loaderData: statement }: Route.ComponentProps) {
  const { month, months, ledger, entries } = statement
  const navigate = useNavigate()
  return (
    <>
      <OfficeHeader
        title="Monthly statement"
        note={
          <StatusText color={ledger.agrees ? 'green' : 'red'}>
            {ledger.agrees
              ? 'Agrees with the ledger to the cent'
              : `Does not agree with the ledger: ${formatRandCents(ledger.received)} received, ${formatRandCents(ledger.refunded)} refunded`}
          </StatusText>
        }
        actions={
          <>
            <LinkButton
              to={requestOf(exportMonthlyStatement, { month }).url}
              reloadDocument
              download
              icon={<IconFileSpreadsheet aria-hidden="true" />}
            >
              Excel
            </LinkButton>
            <LinkButton
              to={requestOf(printMonthlyStatement, { month }).url}
              reloadDocument
              download
              icon={<IconFileTypePdf aria-hidden="true" />}
            >
              PDF
            </LinkButton>
          </>
        }
      />
      <SelectField
        className={styles.month}
        label="Month"
        name="month"
        value={month}
        options={months.map((value) => ({ value, label: monthTitle(value) }))}
        onChange={(event) => void navigate(links.monthlyStatement(event.target.value))}
      />
      <Sums statement={statement} />
      {entries.length === 0 ? (
        <EmptyState title={`No payments in ${monthTitle(month)}`}>Choose another month.</EmptyState>
      ) : (
        <Entries statement={statement} />
      )}
    </>
  )
}

const rows: [string, (sums: StatementSums) => string][] = [
  ['Listing fees received', ({ fees }) => formatRandCents(fees)],
  ['Fees excluding VAT', ({ feesExclVat }) => formatRandCents(feesExclVat)],
  ['VAT on fees', ({ feesVat }) => formatRandCents(feesVat)],
  ['Received, refund due', ({ other }) => formatRandCents(other)],
  ['Refunds paid', ({ refunds }) => formatRandCents(refunds)],
  ['VAT on refunds', ({ refundsVat }) => formatRandCents(refundsVat)],
  ['VAT due', ({ vatDue }) => formatRandCents(vatDue)],
  ['Net received', ({ net }) => formatRandCents(net)],
]

/** The sums of the month, by payment method and in total. */
function Sums({ statement: { month, total, providers } }: { statement: MonthlyStatement }) {
  return (
    <Sheet title={monthTitle(month)}>
      <div className={styles.wide} tabIndex={0} role="region" aria-label="Totals for the month">
        <table className={styles.sums}>
          <thead>
            <tr>
              <td />
              {providers.map(({ provider }) => (
                <th key={provider} scope="col">
                  {paymentProviderNames[provider]}
                </th>
              ))}
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {providers.map((sums) => (
                  <td key={sums.provider} data-label={paymentProviderNames[sums.provider]}>
                    {value(sums)}
                  </td>
                ))}
                <td>{value(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}

/** The first ones; all of them are in the Excel file. */
const mostShown = 50

function Entries({ statement: { entries } }: { statement: MonthlyStatement }) {
  return (
    <Sheet
      title="Payments and refunds"
      aside={entries.length > mostShown ? `First ${mostShown} of ${entries.length}` : undefined}
    >
      <ul className={styles.entries}>
        {entries.slice(0, mostShown).map((entry) => (
          <li key={`${entry.kind} ${entry.paymentId}`}>
            <span>{entry.day}</span>
            <span>
              <Link to={links.payment(entry.paymentId)}>{entry.reference}</Link> {entry.payer}
              <small>
                {entry.listing}, {paymentProviderNames[entry.provider]}
                {entry.kind === 'received' && !entry.fee && ', refund due'}
              </small>
            </span>
            <b>
              {entry.kind === 'refunded'
                ? `−${formatRandCents(entry.amount)}`
                : formatRandCents(entry.amount)}
              <small>
                {entry.kind === 'refunded' ? 'Refund, ' : ''}VAT {formatRandCents(entry.vat)}
              </small>
            </b>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
