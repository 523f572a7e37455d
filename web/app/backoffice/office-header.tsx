import type { ReactNode } from 'react'
import styles from './office-header.module.css'

interface OfficeHeaderProps {
  title: string
  overline?: string | undefined
  /** One line below the title, such as a count. */
  note?: ReactNode
  actions?: ReactNode
  /** 2 where the list is a part of a page that has its own heading. */
  level?: 1 | 2
}

export function OfficeHeader({ title, overline, note, actions, level = 1 }: OfficeHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.header}>
      <div>
        {overline && <p className={styles.overline}>{overline}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
