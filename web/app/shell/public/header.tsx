import { useLocation } from 'react-router'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { Link } from '../../ui/navigation/link.tsx'
import { BondButton } from '../../features/bond/bond-button.tsx'
import type { LinkGroup } from '../menu.ts'
import { classNames } from '../../ui/class-names.ts'
import { DrawerButton } from '../../ui/navigation/drawer.tsx'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { Menu } from '../../ui/navigation/menu.tsx'
import { HeaderHeart } from '../../shared/favourites/header-heart.tsx'
import { useCompany, useSiteData } from '../../session/session.ts'
import { wholeAddress } from '../../page-meta.ts'
import { useMenus } from '../use-menus.ts'
import { AccountMenu } from './account-menu.tsx'
import { isHere, isWithin, linksHere } from './here.ts'
import { Bell } from '../notifications/bell.tsx'
import { menuDrawer, MenuDrawer } from './menu-drawer.tsx'
import styles from './header.module.css'

export function Header() {
  const { name, logo, phone, email } = useCompany()
  // All visitors have the same menus.
  const here = linksHere(useMenus(), useLocation().pathname)
  return (
    <CachedFragment name="header" dependsOn={[name, logo, phone, email, here]}>
      <WholeHeader />
    </CachedFragment>
  )
}

function WholeHeader() {
  const company = useCompany()
  const publicUrl = useSiteData()?.publicUrl ?? ''
  const groups = useMenus()?.header ?? []
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo company={company} />
        <p className={styles.paper}>
          <b>{new URL(wholeAddress('/', publicUrl)).host}</b>
          <span>{company.phone}</span>
          <span>{company.email}</span>
        </p>
        <nav className={styles.nav} aria-label="Main">
          {groups.map((group) => (
            <NavGroup key={group.heading} group={group} />
          ))}
        </nav>
        <div className={styles.end}>
          <div className={styles.wide}>
            <BondButton kind="quiet" />
          </div>
          <Bell />
          <HeaderHeart />
          <div className={styles.wide}>
            <AccountMenu />
          </div>
          <DrawerButton drawer={menuDrawer} className={styles.burger} aria-label="Menu">
            <IconMenu2 aria-hidden="true" />
          </DrawerButton>
        </div>
      </div>
      <MenuDrawer />
    </header>
  )
}

/** A single-entry group is a plain link with the group's own name. */
function NavGroup({ group }: { group: LinkGroup }) {
  const { pathname } = useLocation()
  const [only, ...others] = group.links
  if (only && others.length === 0) {
    return (
      <Link
        to={only.to}
        className={styles.link}
        aria-current={isHere(only.to, pathname) ? 'page' : undefined}
      >
        {only.label}
      </Link>
    )
  }
  const items = group.links.map((link) => ({ ...link, current: isHere(link.to, pathname) }))
  const homes = [...group.links.map(({ to }) => to), ...(group.within ?? [])]
  const here = homes.some((home) => isWithin(home, pathname))
  return (
    <Menu
      label={group.heading}
      groups={[{ items }]}
      name="main-menu"
      buttonClassName={classNames(styles.link, here && styles.here)}
    />
  )
}
