import type { ReactNode } from 'react'
import { Flower } from '../layout/logo.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  overline: string
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A page with one message and a next step. */
export function Notice({ overline, title, children, actions }: NoticeProps) {
  return (
    <div className={`wrap ${styles.notice}`}>
      <Flower className={styles.flower} />
      <p className={styles.overline}>{overline}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
