import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { useRootData } from '../ui/session.ts'
import { LogoutButton } from '../ui/shell/logout-button.tsx'
import { ThemeSwitch } from '../ui/theme/theme-switch.tsx'
import styles from './account-menu.module.css'

export function AccountMenu() {
  const root = useRootData()
  if (!root?.session) return null
  const { person, user } = root.session
  const name = person?.fullname || user.username
  const own: MenuItem[] = root.menus.account.flatMap((group) =>
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
