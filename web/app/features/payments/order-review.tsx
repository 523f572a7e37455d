import type { ReactNode } from 'react'
import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import type { PaymentOrder } from '#contract/payments/payments.schema.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { vatNumberText } from '#contract/settings/sample-numbers.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from '../../shared/payments/pay.module.css'

/** What is bought and from whom, to read before paying; afterwards, what was paid for. */
export function OrderReview({ order }: { order: PaymentOrder }) {
  const { fee, itemName, itemDescription, paid, supplier } = order
  return (
    <div className={classNames(styles.stack, styles.review)}>
      <section className={styles.panel} aria-labelledby="order">
        <h2 id="order" className={styles.heading}>
          {paid ? 'Your payment' : 'Your order'}
        </h2>
        <div>
          <p className={styles.item}>{itemName}</p>
          <p className={styles.note}>{itemDescription}</p>
        </div>
        {paid && (
          <dl className={styles.facts}>
            <Fact label="Amount paid">{formatRandCents(paid.amount)}</Fact>
            <Fact label="Paid on">{formatDay(today(new Date(paid.paidAt)))}</Fact>
            <Fact label="Payment reference">{paid.reference}</Fact>
            <Fact label="Still to pay">Nothing</Fact>
          </dl>
        )}
        <table className={styles.sums}>
          <caption className="vh">{paid ? 'What was paid' : 'Cost'}</caption>
          <tbody>
            <tr>
              <th scope="row">{fee.name}, excluding VAT</th>
              <td>{formatRandCents(fee.exclVat)}</td>
            </tr>
            <tr>
              <th scope="row">VAT at {fee.vatPercent}%</th>
              <td>{formatRandCents(fee.vat)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{paid ? 'Total paid' : 'Total, once-off'}</th>
              <td>{formatRandCents(fee.amount)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.note}>{paymentsTexts.coolingOff}</p>
      </section>
      <section className={classNames(styles.panel, styles.supplier)} aria-labelledby="supplier">
        <h2 id="supplier" className={styles.heading}>
          Paid to
        </h2>
        <dl className={styles.facts}>
          <Fact label="Company">{supplier.legalName}</Fact>
          {supplier.tradingName !== supplier.legalName && (
            <Fact label="Trading as">{supplier.tradingName}</Fact>
          )}
          <Fact label="Reg. number">{supplier.companyRegNumber}</Fact>
          <Fact label="VAT number">{vatNumberText(supplier.vatNumber)}</Fact>
          <Fact label="FFC number">{supplier.ffcNumber}</Fact>
          <Fact label="Address">{supplier.address}</Fact>
          <Fact label="Phone">
            <a href={`tel:${supplier.phone.replaceAll(' ', '')}`}>{supplier.phone}</a>
          </Fact>
          <Fact label="Email">
            <a href={`mailto:${supplier.email}`}>{supplier.email}</a>
          </Fact>
          <Fact label="Website">{supplier.website}</Fact>
        </dl>
      </section>
    </div>
  )
}

/** A fact that the company has not filled in is left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
