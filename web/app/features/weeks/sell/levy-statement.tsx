import { amountOrNone } from '#contract/values/parse-amount.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { SellValues } from './sell-values.ts'
import styles from './levy-statement.module.css'

interface LevyStatementProps {
  resortName: string
  owner: string
  values: Pick<SellValues, 'unitNumber' | 'module' | 'levyAmount'>
}

/** A levy statement as resorts send it; its numbers are next to the matching fields. */
export function LevyStatement({ resortName, owner, values }: LevyStatementProps) {
  const levy = amountOrNone(values.levyAmount) ?? 11_840
  return (
    <section className={styles.panel} aria-labelledby="paper">
      <h2 id="paper" className={styles.title}>
        Where to find it on your levy statement
      </h2>
      <div className={styles.paper} aria-hidden="true">
        <div className={styles.letterhead}>
          <span className={styles.seal} />
          <b>{resortName || 'Your resort'}</b>
          <span className={styles.mark}>1</span>
        </div>
        <div className={styles.sheet}>
          <p className={styles.heading}>Levy statement</p>
          <Line label="Unit" value={values.unitNumber || '1204'} mark={2} />
          <Line label="Week" value={values.module || '27 Fri'} mark={3} />
          <Line label="Owner" value={owner} />
          <Line label="Levy (incl. VAT)" value={formatRandCents(levy)} mark={4} strong />
          <i className={styles.stroke} />
          <i className={styles.stroke} data-short="" />
        </div>
      </div>
      <p className={styles.text}>The numbers next to the fields match the numbers shown here.</p>
    </section>
  )
}

function Line(props: { label: string; value: string; mark?: number; strong?: boolean }) {
  const { label, value, mark, strong } = props
  return (
    <div className={styles.line} data-strong={strong || undefined}>
      <span>{label}</span>
      <span>
        {value}
        {mark && <span className={styles.mark}>{mark}</span>}
      </span>
    </div>
  )
}
