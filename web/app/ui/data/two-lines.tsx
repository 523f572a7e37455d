import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** A cell that combines two columns: the main one above the second. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className={styles.two}>
      <span>{first}</span>
      {second !== '' && second !== null && second !== undefined && <small>{second}</small>}
    </span>
  )
}

/** A name that wraps only between words. */
export function Words({ children }: { children: ReactNode }) {
  return <span className={styles.text}>{children}</span>
}
