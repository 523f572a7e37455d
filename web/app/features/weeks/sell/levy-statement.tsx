import { useId, type ReactNode } from 'react'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { wholeRow } from '../../../ui/form/form-panel.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { SellValues } from './sell-values.ts'
import styles from './levy-statement.module.css'

/** The values on the sample statement: what has been typed, and examples for the rest. */
export interface Paper {
  resortName: string
  owner: string
  values: Pick<SellValues, 'unitNumber' | 'module' | 'levyAmount'>
}

/** A levy statement as resorts send it; its numbers are next to the matching fields. */
export function LevyStatement(paper: Paper) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        Where to find it on your levy statement
      </h2>
      <div className={styles.paper} aria-hidden="true">
        <Letterhead {...paper} />
        <div className={styles.sheet}>
          <p className={styles.heading}>Levy statement</p>
          <UnitLine {...paper} />
          <WeekLine {...paper} />
          <Line label="Owner" value={paper.owner} />
          <LevyLine {...paper} />
          <i className={styles.stroke} />
          <i className={styles.stroke} data-short="" />
        </div>
      </div>
      <p className={styles.text}>The numbers next to the fields match the numbers shown here.</p>
    </section>
  )
}

type PaperPart = 'resort' | 'week' | 'levy'

/**
 * The lines of the statement that explain the fields of one part, beside those fields: for phones,
 * where the whole statement would be far below.
 */
export function LevyExcerpt({ part, paper }: { part: PaperPart; paper: Paper }) {
  return (
    <div className={classNames(styles.excerpt, wholeRow)} aria-hidden="true">
      <p className={styles.text}>On your levy statement:</p>
      <div className={styles.paper}>
        {part === 'resort' && <Letterhead {...paper} />}
        {part !== 'resort' && (
          <div className={styles.sheet}>
            {part === 'week' && <UnitLine {...paper} />}
            {part === 'week' && <WeekLine {...paper} />}
            {part === 'levy' && <LevyLine {...paper} />}
          </div>
        )}
      </div>
    </div>
  )
}

const Mark = ({ children }: { children: ReactNode }) => (
  <span className={styles.mark}>{children}</span>
)

const Letterhead = ({ resortName }: Paper) => (
  <div className={styles.letterhead}>
    <span className={styles.seal} />
    <b>{resortName || 'Your resort'}</b>
    <Mark>1</Mark>
  </div>
)

const UnitLine = ({ values }: Paper) => (
  <Line label="Unit" value={values.unitNumber || '1204'} mark={2} />
)

const WeekLine = ({ values }: Paper) => (
  <Line label="Week" value={values.module || '27 Fri'} mark={3} />
)

const LevyLine = ({ values }: Paper) => (
  <Line
    label="Levy (incl. VAT)"
    value={formatRandCents(amountOrNone(values.levyAmount) ?? 11_840)}
    mark={4}
    strong
  />
)

function Line(props: { label: string; value: string; mark?: number; strong?: boolean }) {
  const { label, value, mark, strong } = props
  return (
    <div className={styles.line} data-strong={strong || undefined}>
      <span>{label}</span>
      <span>
        {value}
        {mark && <Mark>{mark}</Mark>}
      </span>
    </div>
  )
}
