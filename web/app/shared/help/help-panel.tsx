import { useId, type ReactNode } from 'react'
import styles from './help-panel.module.css'

/** One piece of help beside a long form. */
export function HelpPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
