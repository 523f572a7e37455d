import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { LogoutButton } from '../features/accounts/logout-button.tsx'
import { links } from '../links.ts'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { useRootData } from '../ui/session.ts'
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
  const visit: MenuItem = {
    label: 'Visit the site',
    to: links.home(),
    icon: <IconExternalLink aria-hidden="true" />,
  }
  const label = (
    <>
      <IconUser aria-hidden="true" />
      <span className={styles.name}>{name}</span>
    </>
  )
  return (
    <Menu label={label} align="end" groups={[{ items: [...own, visit] }]} buttonClassName={styles.button}>
      <div className={styles.rest}>
        <ThemeSwitch />
        <LogoutButton className={styles.logout} icon={<IconLogout aria-hidden="true" />} />
      </div>
    </Menu>
  )
}
