import type { ReactNode } from 'react'
import { Flower } from '../layout/logo.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  /** One sentence on why there is nothing, or what there is instead. */
  children?: ReactNode
  /** What to do next. */
  actions?: ReactNode
}

export function EmptyState({ title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Flower className={styles.flower} />
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.reason}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
