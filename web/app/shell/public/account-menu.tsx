import { useLocation } from 'react-router'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Menu } from '../../ui/navigation/menu.tsx'
import { useSession } from '../../session/session.ts'
import { useMenus } from '../use-menus.ts'
import { isHere } from './here.ts'
import { LogoutButton } from './logout-button.tsx'
import styles from './account-menu.module.css'

export function nameOf(session: SessionReply): string {
  return session.person?.fullname || session.user.username
}

/** Login for a visitor; name, pages and logout for a logged-in user. */
export function AccountMenu() {
  const session = useSession()
  const menus = useMenus()
  const { pathname } = useLocation()
  if (!session) {
    if (!menus?.login) return null
    return (
      <>
        {menus.register && (
          <LinkButton to={menus.register} kind="quiet">
            Register
          </LinkButton>
        )}
        <LinkButton to={menus.login} icon={<IconUser aria-hidden="true" />}>
          Log in
        </LinkButton>
      </>
    )
  }
  const own = (menus?.account ?? []).map(({ heading, links }) => ({
    heading,
    items: links.map((link) => ({ ...link, current: isHere(link.to, pathname) })),
  }))
  const office = menus?.officeHome
  const groups = [...(office ? [{ items: [{ label: 'Back office', to: office }] }] : []), ...own]
  return (
    <Menu
      align="end"
      name="main-menu"
      buttonClassName={styles.button}
      label={
        <>
          <IconUser aria-hidden="true" />
          <span className={styles.name}>{nameOf(session)}</span>
        </>
      }
      groups={groups}
    >
      <div className={styles.end}>
        <p className={styles.role}>{session.user.role}</p>
        <LogoutButton />
      </div>
    </Menu>
  )
}
