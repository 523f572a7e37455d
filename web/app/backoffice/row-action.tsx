import type { ReactNode } from 'react'
import { Link } from '../ui/navigation/link.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './row-action.module.css'

interface RowActionProps {
  /** What it does, shown on hover. */
  label: string
  /** Shorter than the label, for cards, where actions have text. */
  text?: string
  /** What it acts on, for those who cannot see the row. */
  name: string
  icon: ReactNode
  danger?: boolean
  busy?: boolean
  /** The address returns a file to download. */
  download?: boolean
  /** Triggered by the `e` key. */
  edits?: boolean
}

/** A row's action: an icon with a name. With an address it is a link, otherwise a button. */
export function RowAction(
  props: RowActionProps & ({ to: string; onPress?: never } | { to?: never; onPress: () => void }),
) {
  const { label, text = label, name, icon, danger, busy, download, edits, to, onPress } = props
  const look = {
    className: classNames(styles.action, danger && styles.danger),
    title: text,
    'aria-label': `${label} ${name}`,
    'data-edit': edits ? '' : undefined,
  }
  if (to !== undefined) {
    return (
      <Link {...look} to={to} {...(download ? { reloadDocument: true, download: true } : {})}>
        {icon}
        <span className={styles.text}>{text}</span>
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...look}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onPress()}
    >
      {icon}
      <span className={styles.text}>{text}</span>
    </button>
  )
}
