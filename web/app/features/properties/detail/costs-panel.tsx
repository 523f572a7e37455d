import { useId } from 'react'
import { buyingCosts } from '#contract/costs/costs.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import { bondOf, type BondTerms } from './bond-terms.ts'
import styles from './costs-panel.module.css'

interface CostsPanelProps {
  price: number
  terms: BondTerms
  onChange: (terms: BondTerms) => void
}

/** The monthly bond repayment and the upfront costs: an estimate that follows its sliders. */
export function CostsPanel({ price, terms, onChange }: CostsPanelProps) {
  const id = useId()
  const { depositPercent: percent, years, rate } = terms
  const { deposit, loan, monthly, income } = bondOf(price, terms)
  const costs = buyingCosts(price, loan)
  const parts = [
    { label: 'Transfer duty', amount: costs.transferDuty, key: styles.first },
    { label: 'Transfer attorney (incl. VAT)', amount: costs.transferAttorney, key: styles.second },
    { label: 'Bond registration (incl. VAT)', amount: costs.bondAttorney, key: styles.third },
    {
      label: 'Deeds office fees',
      amount: costs.transferDeedsOffice + costs.bondDeedsOffice,
      key: styles.fourth,
    },
  ]
  return (
    <section className={styles.panel} id="costs" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>What it costs to buy</h2>
      <div className={styles.costs}>
        <div className={styles.inputs}>
          <Slider
            id={`${id}-deposit`}
            label={`Deposit: ${formatRand(deposit)} (${percent}%)`}
            max={50}
            value={percent}
            onChange={(depositPercent) => onChange({ ...terms, depositPercent })}
          />
          <Slider
            id={`${id}-years`}
            label={`Term: ${years} years`}
            min={5}
            max={30}
            value={years}
            onChange={(value) => onChange({ ...terms, years: value })}
          />
          <Slider
            id={`${id}-rate`}
            label={`Interest: ${rate}% a year`}
            min={5}
            max={20}
            step={0.25}
            value={rate}
            onChange={(value) => onChange({ ...terms, rate: value })}
          />
          <div>
            <p className={styles.label}>Monthly bond repayment, about</p>
            <output className={styles.monthly}>{formatEstimate(monthly)}</output>
            <p className={styles.note}>
              Gross monthly income needed: about {formatEstimate(income)}
            </p>
          </div>
        </div>
        <div>
          <p className={styles.label}>Once-off costs, about</p>
          <div className={styles.bar} aria-hidden="true">
            {parts.map(({ label, amount, key }) => (
              <i
                key={label}
                className={key}
                style={{ width: `${(amount / costs.total) * 100}%` }}
              />
            ))}
          </div>
          <dl className={styles.rows}>
            {parts.map(({ label, amount, key }) => (
              <div key={label}>
                <dt className={key}>{label}</dt>
                <dd>{formatEstimate(amount)}</dd>
              </div>
            ))}
            <div className={styles.sum}>
              <dt>Total, on top of the deposit</dt>
              <dd>{formatEstimate(costs.total)}</dd>
            </div>
          </dl>
        </div>
      </div>
      <p className={styles.note}>
        This is an estimate, not a quote. It uses the transfer duty and fee tables in force since{' '}
        {formatDay(costs.ratesFrom)}. No transfer duty is payable if the seller charges VAT.
      </p>
    </section>
  )
}

interface SliderProps {
  id: string
  label: string
  min?: number
  max: number
  step?: number
  value: number
  onChange: (value: number) => void
}

function Slider({ id, label, min = 0, max, step = 1, value, onChange }: SliderProps) {
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  )
}
