import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { mayUse } from '#contract/permissions.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { useSession, viewerOf } from '../../session/session.ts'
import { keptTabs, type KeptTab } from './kept-tabs.ts'
import styles from './kept-frame.module.css'

interface KeptFrameProps {
  /** The heading for a visitor, who has no name. */
  title: string
  lede?: ReactNode
  children: ReactNode
}

function Tab({ tab, current }: { tab: KeptTab; current: boolean }) {
  const { label, to, Count } = tab
  return (
    <Link to={to} className={styles.tab} aria-current={current ? 'page' : undefined}>
      {label}
      {Count && (
        <small>
          <Count />
        </small>
      )}
    </Link>
  )
}

/** The frame of what a person saved: the greeting, and the tabs between the pages. */
export function KeptFrame({ title, lede, children }: KeptFrameProps) {
  const session = useSession()
  const here = useLocation().pathname.toLowerCase()
  const name = session && (session.person?.name || session.user.username)
  const tabs = keptTabs.filter(({ who }) => mayUse(who, viewerOf(session)))
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{name ? `Welcome back, ${name}` : title}</h1>
        {lede && <p>{lede}</p>}
      </header>
      {tabs.length > 1 && (
        <nav className={styles.tabs} aria-label="Saved by you">
          {tabs.map((tab) => (
            <Tab key={tab.label} tab={tab} current={tab.to.toLowerCase() === here} />
          ))}
        </nav>
      )}
      {children}
    </div>
  )
}
