import type { ReactNode } from 'react'
import { Link } from 'react-router'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import styles from './back-link.module.css'

/** Above a page, to the page that it belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link to={to} className={styles.back}>
        <IconArrowLeft aria-hidden="true" />
        {children}
      </Link>
    </p>
  )
}
