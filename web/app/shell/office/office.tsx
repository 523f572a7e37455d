import type { ReactNode } from 'react'
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { DetachedForm } from '../../ui/form/detached-form.tsx'
import { Drawer, DrawerButton } from '../../ui/navigation/drawer.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { useCompany } from '../../session/session.ts'
import { useMenus } from '../use-menus.ts'
import { AccountMenu } from './office-account-menu.tsx'
import { Bell } from '../notifications/bell.tsx'
import { WayBack } from '../way-back.tsx'
import { FindButton } from './find/find-button.tsx'
import { SideMenu } from './side-menu.tsx'
import styles from './office-shell.module.css'

const drawer = 'office-menu'

/** The frame around every screen of the back office. */
export function Office({ children }: { children: ReactNode }) {
  const company = useCompany()
  const hasMenu = (useMenus()?.office.length ?? 0) > 0
  return (
    <div className={styles.office}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <nav aria-label="Back office" className={styles.side} data-deep="">
        <div className={styles.stay}>
          <Logo company={company} className={styles.logo} />
          <SideMenu />
        </div>
      </nav>
      <div className={styles.page}>
        <header className={styles.head}>
          {hasMenu && (
            <DrawerButton drawer={drawer} className={styles.burger} aria-label="Menu">
              <IconMenu2 aria-hidden="true" />
            </DrawerButton>
          )}
          <FindButton />
          <Link to={links.home()} className={styles.visit}>
            <span className={styles.visitText}>Visit the site</span>
            <IconArrowUpRight aria-hidden="true" />
          </Link>
          <Bell />
          <AccountMenu />
        </header>
        <main id="main" className={styles.main} tabIndex={-1}>
          <WayBack />
          {children}
        </main>
      </div>
      <Drawer id={drawer} title={company.name} side="left" className={styles.drawer}>
        <nav aria-label="Back office">
          <SideMenu />
        </nav>
      </Drawer>
      <DetachedForm />
    </div>
  )
}
