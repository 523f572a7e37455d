import type { ReactNode } from 'react'
import styles from './office-header.module.css'

interface OfficeHeaderProps {
  title: string
  overline?: string | undefined
  /** One line below the title, such as a count. */
  note?: ReactNode
  actions?: ReactNode
}

export function OfficeHeader({ title, overline, note, actions }: OfficeHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        {overline && <p className={styles.overline}>{overline}</p>}
        <h1 className={styles.title}>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
