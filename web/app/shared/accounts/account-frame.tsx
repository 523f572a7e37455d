import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { mayUse, type Who } from '#contract/permissions.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BackLink } from '../../ui/navigation/back-link.tsx'
import { PageHeader } from '../../ui/navigation/page-header.tsx'
import { useSession, viewerOf } from '../../session/session.ts'
import { firstStep } from '../../session/after-login.ts'
import styles from './account-frame.module.css'
import { UnconfirmedAddress } from './unconfirmed-address.tsx'

const pages: readonly { label: string; to: string; who: Who; also?: string }[] = [
  {
    label: 'Update Profile Info',
    to: links.profile(),
    who: 'signedIn',
    also: links.agentProfile(),
  },
  { label: 'Agency and agents', to: links.agency(), who: 'ownAgency.manage' },
  { label: 'Agency dashboard', to: links.agencyDashboard(), who: 'ownAgency.manage' },
  { label: 'Listing imports', to: links.listingImports(), who: 'ownAgency.manage' },
  { label: 'New Password', to: links.changePasswordOnLogin(), who: 'signedIn' },
  { label: 'Login and security', to: links.ownSecurity(), who: 'signedIn' },
  { label: 'Two-factor login', to: links.twoFactor(), who: 'signedIn' },
  {
    label: 'Notifications',
    to: links.notifications(),
    who: 'signedIn',
    also: links.notificationPreferences(),
  },
  { label: 'Alerts', to: links.alertChoices(), who: 'signedIn' },
  { label: 'Privacy', to: links.privacy(), who: 'signedIn' },
]

interface AccountFrameProps {
  title: string
  lede?: ReactNode
  /** The parent page, such as the agency of an agent: marked as current, with a link back to it. */
  under?: string | undefined
  /** For a table, which needs the space. */
  wide?: boolean
  children: ReactNode
}

/** The user's own account pages, with navigation between them. */
export function AccountFrame({ title, lede, under, wide, children }: AccountFrameProps) {
  const session = useSession()
  const { pathname } = useLocation()
  const here = (under ?? pathname).toLowerCase()
  const shown = pages.filter(({ who }) => mayUse(who, viewerOf(session)))
  // A user with a pending obligation can open nothing else.
  const held = session !== null && firstStep(session) !== undefined
  const way = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = way.current?.querySelector<HTMLElement>('[aria-current]')
    if (!way.current || !current) return
    // On a narrow page the navigation is a strip, which shows the current page.
    way.current.scrollLeft =
      current.offsetLeft - (way.current.clientWidth - current.offsetWidth) / 2
  }, [here])
  return (
    <div className={`wrap ${styles.page}`}>
      {under && <BackLink to={under}>{pages.find(({ to }) => to === under)?.label}</BackLink>}
      <PageHeader title={title} lede={lede} />
      <div className={styles.columns}>
        {!held && (
          <nav aria-label="My account" ref={way}>
            <ul className={styles.list}>
              {shown.map(({ label, to, also }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.link}
                    aria-current={
                      [to, also].some((path) => path?.toLowerCase() === here) ? 'page' : undefined
                    }
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={classNames(styles.content, !wide && styles.measured)}>
          {session?.emailConfirmed === false && <UnconfirmedAddress />}
          {children}
        </div>
      </div>
    </div>
  )
}
