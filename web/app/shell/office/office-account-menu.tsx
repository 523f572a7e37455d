import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Menu, type MenuItem } from '../../ui/navigation/menu.tsx'
import { useSession } from '../../session/session.ts'
import { LogoutButton } from '../public/logout-button.tsx'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { useMenus } from '../use-menus.ts'
import styles from './office-account-menu.module.css'

export function AccountMenu() {
  const session = useSession()
  const menus = useMenus()
  if (!session) return null
  const { person, user } = session
  const name = person?.fullname || user.username
  const own: MenuItem[] = (menus?.account ?? []).flatMap((group) =>
    group.links.map(({ label, to }) => ({ label, to })),
  )
  const label = (
    <>
      <IconUser aria-hidden="true" />
      <span className={styles.name}>{name}</span>
    </>
  )
  return (
    <Menu
      label={label}
      align="end"
      groups={own.length ? [{ items: own }] : []}
      buttonClassName={styles.button}
    >
      <div className={own.length ? styles.rest : undefined}>
        <p className={styles.role}>{user.role}</p>
        <div className={styles.theme}>
          <ThemeSwitch />
        </div>
        <LogoutButton />
      </div>
    </Menu>
  )
}
