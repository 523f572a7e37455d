import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { Link } from '../../ui/navigation/link.tsx'
import { useMenus } from '../use-menus.ts'
import { currentPath } from './office-menu.ts'
import styles from './side-menu.module.css'

const icons: Record<string, typeof IconSun> = {
  Today: IconSun,
  Listings: IconHome,
  People: IconUsers,
  Offers: IconTag,
  Finance: IconCash,
  Email: IconMail,
  Marketing: IconSpeakerphone,
  Setup: IconSettings,
  Logs: IconFileText,
}

/** The back office groups that this person may use; the current one is expanded. */
export function SideMenu() {
  const { pathname } = useLocation()
  const groups = useMenus()?.office ?? []
  const current = currentPath(
    groups.flatMap((group) => group.links),
    pathname,
  )
  return (
    <div className={styles.menu} data-deep="">
      {groups.map(({ heading, links }) => {
        const GroupIcon = icons[heading] ?? IconFileText
        const [only] = links
        if (links.length === 1 && only?.label === heading) {
          return (
            <MenuLink key={heading} to={only.to} current={current} className={styles.top}>
              <GroupIcon aria-hidden="true" />
              {heading}
            </MenuLink>
          )
        }
        return (
          <details key={heading} open={links.some((link) => link.to === current) || undefined}>
            <summary className={styles.top}>
              <GroupIcon aria-hidden="true" />
              {heading}
              <IconChevronDown aria-hidden="true" className={styles.mark} />
            </summary>
            <ul className={styles.list}>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <MenuLink to={to} current={current} className={styles.link}>
                    {label}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}

interface MenuLinkProps {
  to: string
  current: string | undefined
  className: string | undefined
  children: ReactNode
}

function MenuLink({ to, current, className, children }: MenuLinkProps) {
  return (
    <Link to={to} className={className} aria-current={to === current ? 'page' : undefined}>
      {children}
    </Link>
  )
}
