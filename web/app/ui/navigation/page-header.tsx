import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** Small capitals above the title. */
  overline?: ReactNode
  lede?: ReactNode
  /** The breadcrumbs; the last one is the page itself, and not a link. */
  crumbs?: { label: string; to?: string }[]
  actions?: ReactNode
}

export function PageHeader({ title, overline, lede, crumbs, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {crumbs && (
        <nav aria-label="You are here">
          <ol className={styles.crumbs}>
            {crumbs.map(({ label, to }) => (
              <li key={label} aria-current={to ? undefined : 'page'}>
                {to ? <Link to={to}>{label}</Link> : label}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.row}>
        <div>
          {overline && <p className={styles.overline}>{overline}</p>}
          <h1>{title}</h1>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
