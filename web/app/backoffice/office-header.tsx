import type { ReactNode } from 'react'
import styles from './office-header.module.css'

interface OfficeHeaderProps {
  title: string
  overline?: string | undefined
  /** One line below the title, such as a count. */
  note?: ReactNode
  actions?: ReactNode
  /** The primary action, such as New: beside the title, even on a phone. */
  primary?: ReactNode
  /** 2 if the list is part of a page with its own heading. */
  level?: 1 | 2
}

export function OfficeHeader(props: OfficeHeaderProps) {
  const { title, overline, note, actions, primary, level = 1 } = props
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <header className={styles.header}>
      <div className={styles.text}>
        {overline && <p className={styles.overline}>{overline}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {(actions || primary) && (
        <div className={styles.steps}>
          {actions && <div className={styles.actions}>{actions}</div>}
          {primary && <div className={styles.primary}>{primary}</div>}
        </div>
      )}
    </header>
  )
}
