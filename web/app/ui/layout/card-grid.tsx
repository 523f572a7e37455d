import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card-grid.module.css'

interface CardGridProps {
  columns?: 2 | 3 | 4
  /** On a phone, a row to swipe instead of a column to scroll. */
  strip?: boolean
  label?: string
  children: ReactNode
}

const names = { 2: styles.two, 3: styles.three, 4: styles.four }

export function CardGrid({ columns = 4, strip, label, children }: CardGridProps) {
  return (
    <ul
      className={classNames(styles.grid, names[columns], strip && styles.strip)}
      aria-label={label}
    >
      {children}
    </ul>
  )
}
