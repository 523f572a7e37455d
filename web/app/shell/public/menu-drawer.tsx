import { useLocation } from 'react-router'
import { Link } from '../../ui/navigation/link.tsx'
import { BondButton } from '../../features/bond/bond-button.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Drawer } from '../../ui/navigation/drawer.tsx'
import { useSession } from '../../session/session.ts'
import { useMenus } from '../use-menus.ts'
import { nameOf } from './account-menu.tsx'
import { isHere } from './here.ts'
import { LogoutButton } from './logout-button.tsx'
import styles from './menu-drawer.module.css'

export const menuDrawer = 'menu-drawer'

/** The whole header on a phone. */
export function MenuDrawer() {
  const session = useSession()
  const menus = useMenus()
  const { pathname } = useLocation()
  const office = menus?.officeHome
  const groups = [
    ...(menus?.header ?? []),
    ...(menus?.account ?? []),
    ...(office ? [{ heading: 'Back office', links: [{ label: 'Back office', to: office }] }] : []),
  ]
  return (
    <Drawer id={menuDrawer} title="Menu">
      <nav aria-label="Main menu" className={styles.groups}>
        {groups.map(({ heading, links }) => (
          <div key={heading}>
            {(links.length > 1 || links[0]?.label !== heading) && (
              <p className={styles.heading}>{heading}</p>
            )}
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={styles.link}
                    aria-current={isHere(to, pathname) ? 'page' : undefined}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.actions}>
        <BondButton kind="line" block />
        {!session && menus?.login && (
          <LinkButton to={menus.login} kind="brand" block>
            Log in
          </LinkButton>
        )}
        {!session && menus?.register && (
          <LinkButton to={menus.register} block>
            Register
          </LinkButton>
        )}
      </div>
      {session && (
        <div className={styles.who}>
          <p>
            <strong>{nameOf(session)}</strong>
            <span>{session.user.role}</span>
          </p>
          <LogoutButton />
        </div>
      )}
    </Drawer>
  )
}
