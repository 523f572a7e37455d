import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentRow } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { Column } from '../../backoffice/list-columns.ts'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { statusColors, statusName } from './payment-words.ts'
import styles from './office.module.css'

/** What more there is to say of a state, in one short line. */
function stateNote(row: PaymentRow): string {
  if (row.openAlerts > 0) return row.openAlerts === 1 ? '1 alert' : `${row.openAlerts} alerts`
  if (row.refundedAt) return momentText(row.refundedAt)
  if (row.refundDueOn) return `By ${momentText(row.refundDueOn).slice(0, 10)}`
  return row.paidAt ? momentText(row.paidAt) : ''
}

export const paymentListColumns: Column<PaymentRow>[] = [
  {
    key: 'reference',
    label: 'Reference',
    lead: true,
    narrow: true,
  },
  { key: 'created', label: 'Asked', narrow: true, cell: ({ created }) => momentText(created) },
  {
    key: 'payer',
    label: 'Payer',
    cell: ({ payer }) => <TwoLines first={payer.name} second={payer.email} />,
  },
  {
    key: 'listing',
    label: 'For',
    wide: true,
    cell: ({ listing }) => <TwoLines first={listing.title} second={listing.reference} />,
  },
  {
    key: 'amount',
    label: 'Amount',
    kind: 'number',
    cell: ({ amount, provider }) => (
      <TwoLines
        first={formatRandCents(amount)}
        second={<span className={styles.whole}>{paymentProviderNames[provider]}</span>}
      />
    ),
  },
  {
    key: 'state',
    label: 'State',
    cell: (row) => (
      <TwoLines
        first={
          <StatusText color={statusColors[row.paymentStatus]}>
            {statusName(row.paymentStatus)}
          </StatusText>
        }
        second={<span className={styles.whole}>{stateNote(row)}</span>}
      />
    ),
  },
  {
    key: 'vat',
    label: 'VAT',
    kind: 'number',
    cell: ({ vat }) => formatRandCents(vat),
  },
  { key: 'bankReference', label: 'Bank reference' },
  { key: 'confirmedBy', label: 'Confirmed by' },
  { key: 'providerTransactionId', label: 'Transaction' },
]

export const paymentColumnsAtFirst = 6
