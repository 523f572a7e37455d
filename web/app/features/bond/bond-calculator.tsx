import { useState } from 'react'
import { bondDefaults, bondRepayment, incomeFactor, type BondInput } from '#contract/bond.ts'
import { bondToday } from '#contract/costs/rates.ts'
import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { RandField } from '../../ui/form/rand-field.tsx'
import { bondErrors, longestTerm } from './bond-input.ts'
import styles from './bond-calculator.module.css'

interface BondCalculatorProps {
  start?: BondInput
  /** The address's values for the two amounts, exactly as typed. */
  typed?: Partial<Record<'amount' | 'deposit', string>>
  /** The plain page submits to itself, for browsers without script. */
  asPage?: boolean
}

/** The monthly cost of a home loan, recalculated on every keystroke. */
export function BondCalculator({ start = bondDefaults, typed, asPage }: BondCalculatorProps) {
  const [input, setInput] = useState<BondInput>(start)
  const wrong = bondErrors(input)
  const change = (name: keyof BondInput) => (value: number | undefined) =>
    setInput((before) => ({ ...before, [name]: value ?? 0 }))
  const fields = (
    <div className={styles.fields}>
      <RandField
        label="Purchase amount"
        name="amount"
        defaultValue={typed?.amount ?? start.amount}
        error={wrong['amount']}
        onAmount={change('amount')}
      />
      <RandField
        label="Deposit"
        name="deposit"
        defaultValue={typed?.deposit ?? start.deposit}
        error={wrong['deposit']}
        onAmount={change('deposit')}
      />
      <TextField
        label="Term (years)"
        hint={`Most bonds run for ${bondToday.years} years.`}
        name="years"
        type="number"
        inputMode="numeric"
        min={1}
        max={longestTerm}
        defaultValue={start.years}
        error={wrong['years']}
        onInput={(event) => change('years')(event.currentTarget.valueAsNumber || 0)}
      />
      <TextField
        label="Interest rate (%)"
        hint={`The prime lending rate is ${bondToday.primePercent}%.`}
        name="rate"
        type="number"
        inputMode="decimal"
        min={0}
        max={40}
        step="any"
        defaultValue={start.rate}
        error={wrong['rate']}
        onInput={(event) => change('rate')(event.currentTarget.valueAsNumber || 0)}
      />
    </div>
  )
  return (
    <div className={styles.calculator}>
      {asPage ? (
        <form method="get" action={links.bondCalculator()} className={styles.form}>
          {fields}
          <noscript>
            <Button type="submit" kind="brand">
              Calculate
            </Button>
          </noscript>
        </form>
      ) : (
        fields
      )}
      <Sum input={input} valid={Object.keys(wrong).length === 0} />
    </div>
  )
}

function Sum({ input, valid }: { input: BondInput; valid: boolean }) {
  const { loan, monthly, interest, total, income } = bondRepayment(input)
  const show = (amount: number) => (valid ? formatEstimate(amount) : '–')
  const share = valid && total > 0 ? (loan / total) * 100 : 100
  return (
    <div className={styles.sum}>
      <p className={styles.label}>Monthly repayment</p>
      <output className={styles.monthly}>{show(monthly)}</output>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </div>
      <dl className={styles.rows}>
        <div>
          <dt className={styles.keyLoan}>Loan amount</dt>
          <dd>{valid ? formatRand(loan) : '–'}</dd>
        </div>
        <div>
          <dt className={styles.keyInterest}>Total interest</dt>
          <dd>{show(interest)}</dd>
        </div>
        <div>
          <dt>Total repayment</dt>
          <dd>{show(total)}</dd>
        </div>
        <div className={styles.strong}>
          <dt>Gross monthly income needed</dt>
          <dd>{show(income)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        An estimate, rounded to the rand. Banks usually look for a gross income of about{' '}
        {incomeFactor} times the repayment. Your bank sets the rate, and charges initiation and
        service fees as well.
      </p>
      <p className={styles.note}>
        The calculator opens with an example. The estimates on our property pages start with a
        deposit of {bondToday.depositPercent}% and a bond over {bondToday.years} years at the prime
        lending rate.
      </p>
    </div>
  )
}
