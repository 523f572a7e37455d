import type { ReactNode } from 'react'
import styles from './detail-columns.module.css'

interface DetailColumnsProps {
  /** What the listing is, at a glance. */
  head: ReactNode
  /** Price, next steps and contact: beside everything else or, on narrow screens, below the head. */
  aside: ReactNode
  children: ReactNode
}

/** The layout of a listing's page. The next steps come before the details, also for keyboards and screen readers. */
export function DetailColumns({ head, aside, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>{head}</div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.details}>{children}</div>
    </div>
  )
}
