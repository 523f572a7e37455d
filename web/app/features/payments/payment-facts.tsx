import type { ReactNode } from 'react'
import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentRow } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { momentText } from '../../ui/data/moment.ts'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { waiverText } from './waived-fee.tsx'
import styles from './office.module.css'

/** The record of one payment. */
export function PaymentFacts({ row }: { row: PaymentRow }) {
  const { listing, payer } = row
  const listingPath =
    listing.kind === 'week' ? links.weekInformation(listing.id) : links.editProperty(listing.id)
  return (
    <dl className={styles.facts}>
      <Fact label="Listing">
        <Link to={listingPath}>{listing.reference}</Link>, {listing.title}
      </Fact>
      <Fact label="Payer">
        <TwoLines first={payer.name} second={payer.email} />
      </Fact>
      <Fact label="Second payment for">
        {row.secondOf && <Link to={links.payment(row.secondOf.id)}>{row.secondOf.reference}</Link>}
      </Fact>
      <Fact label="Fee">
        {row.feeName}, including {formatRandCents(row.vat)} VAT
      </Fact>
      <Fact label="Payment method">{paymentProviderNames[row.provider]}</Fact>
      <Fact label="Requested">{momentText(row.created)}</Fact>
      <Fact label="Received">{row.paidAt && momentText(row.paidAt)}</Fact>
      <Fact label="Bank reference">{row.bankReference}</Fact>
      <Fact label="Confirmed by">{row.confirmedBy}</Fact>
      <Fact label="Provider request ID">{row.providerRequestId}</Fact>
      <Fact label="Transaction ID">{row.providerTransactionId}</Fact>
      <Fact label="Provider’s reply">
        {row.resultDescription ? (
          <TwoLines
            first={row.resultDescription}
            second={row.resultCode && `Code ${row.resultCode}`}
          />
        ) : (
          row.resultCode
        )}
      </Fact>
      <Fact label="Refund due">{row.refundDueOn && momentText(row.refundDueOn).slice(0, 10)}</Fact>
      <Fact label="Refunded">{row.refundedAt && momentText(row.refundedAt)}</Fact>
      <Fact label="Fee waived">{row.waiver && waiverText(row.waiver)}</Fact>
    </dl>
  )
}

/** What is not known yet is left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
