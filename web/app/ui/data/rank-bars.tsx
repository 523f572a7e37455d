import type { ReactNode } from 'react'
import { Sheet } from '../layout/sheet.tsx'
import { groupedNumber } from './grouped-number.ts'
import styles from './rank-bars.module.css'

export interface RankRow {
  label: string
  /** Explains a label that is ambiguous on its own. */
  hint?: string
  value: number
}

interface RankBarsProps {
  title: string
  /** Shown at the end of the heading's line, such as the period it covers. */
  aside?: ReactNode
  rows: readonly RankRow[]
  /** Shown if there are no rows. */
  none: string
}

/** A ranking by number, highest first: a bar and a number for each row. */
export function RankBars({ title, aside, rows, none }: RankBarsProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Sheet title={title} aside={aside} figure>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      <ol className={styles.rows}>
        {rows.map(({ label, hint, value }) => (
          <li key={`${label} ${hint}`}>
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
            <i aria-hidden="true" style={{ width: `${(value / most) * 100}%` }} />
            <b>{groupedNumber(value)}</b>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
