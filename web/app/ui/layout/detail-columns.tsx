import type { ReactNode } from 'react'
import styles from './detail-columns.module.css'

interface DetailColumnsProps {
  /** What the listing is, at a glance. */
  head: ReactNode
  /** Price, next steps and contact: beside all the rest, or below the head where there is one column. */
  aside: ReactNode
  children: ReactNode
}

/** A listing's page. The next steps come before the details, for the keyboard and when it is read aloud as well. */
export function DetailColumns({ head, aside, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.head}>{head}</div>
      <div className={styles.aside}>{aside}</div>
      <div className={styles.details}>{children}</div>
    </div>
  )
}
