import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './status-text.module.css'

export type StatusColor = 'green' | 'orange' | 'red' | 'grey'

/** A status as coloured text with a dot: never a filled badge, never conveyed by colour alone. */
export function StatusText({ color, children }: { color: StatusColor; children: ReactNode }) {
  return <span className={classNames(styles.status, styles[color])}>{children}</span>
}
