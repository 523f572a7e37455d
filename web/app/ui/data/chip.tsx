import type { ReactNode } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Link } from '../navigation/link.tsx'
import styles from './chip.module.css'

interface ChipProps {
  label: string
  icon?: ReactNode
  /** Removes it in place, or the address of the page without it, which works before any script has loaded. */
  remove: (() => void) | string
}

/** A choice that can be removed again. */
export function Chip({ label, icon, remove }: ChipProps) {
  const name = `Remove ${label}`
  return (
    <span className={styles.chip}>
      {icon}
      <span className={styles.text}>{label}</span>
      {typeof remove === 'string' ? (
        <Link to={remove} aria-label={name} preventScrollReset>
          <IconX aria-hidden="true" />
        </Link>
      ) : (
        <button type="button" aria-label={name} onClick={remove}>
          <IconX aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
