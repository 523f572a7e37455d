import type { MouseEvent, ReactNode } from 'react'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import { Link } from './link.tsx'
import styles from './back-link.module.css'

interface BackLinkProps {
  to: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** A link above the title, to the page that this one belongs to. */
export function BackLink({ to, onClick, children }: BackLinkProps) {
  return (
    <p className={styles.line}>
      <Link to={to} onClick={onClick} className={styles.back}>
        <IconArrowLeft aria-hidden="true" />
        {children}
      </Link>
    </p>
  )
}
