import type { ReactNode } from 'react'
import type { paymentsList } from '#contract/payments/payments-admin.calls.ts'
import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentRow } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { Cells } from '../../backoffice/list-columns.ts'
import { MailAddress } from '../../ui/data/mail-address.tsx'
import { MomentText } from '../../ui/data/moment-text.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { statusColors, statusName } from './payment-texts.ts'
import styles from './office.module.css'

/** Details of a state, in one short line. */
function stateNote(row: PaymentRow): ReactNode {
  if (row.openAlerts > 0) return row.openAlerts === 1 ? '1 alert' : `${row.openAlerts} alerts`
  if (row.refundedAt) return <MomentText text={momentText(row.refundedAt)} />
  if (row.refundDueOn) return `By ${momentText(row.refundDueOn).slice(0, 10)}`
  return row.paidAt && <MomentText text={momentText(row.paidAt)} />
}

export const paymentCells: Cells<typeof paymentsList> = {
  payer: ({ payer }) => (
    <TwoLines first={payer.name} second={payer.email && <MailAddress address={payer.email} />} />
  ),
  listing: ({ listing }) => <TwoLines first={listing.title} second={listing.reference} />,
  amount: ({ amount, provider }) => (
    <TwoLines
      first={formatRandCents(amount)}
      second={<span className={styles.whole}>{paymentProviderNames[provider]}</span>}
    />
  ),
  state: (row) => (
    <TwoLines
      first={
        <StatusText color={statusColors[row.paymentStatus]}>
          {statusName(row.paymentStatus)}
        </StatusText>
      }
      second={stateNote(row)}
    />
  ),
  vat: ({ vat }) => formatRandCents(vat),
}

export const paymentColumnsAtFirst = 6
