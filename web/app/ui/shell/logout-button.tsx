import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import { links } from '../../links.ts'
import { useAlerts } from '../alert-area.tsx'
import { Button } from '../button.tsx'
import { useCall } from '../use-call.ts'

const loadLogout = () => import('#contract/accounts/accounts.calls.ts').then((calls) => calls.logout)

/** Ends the session and starts afresh at the login: nothing of the last person stays in memory. */
export function LogoutButton({ className }: { className?: string | undefined }) {
  const { run, busy } = useCall(loadLogout)
  const alerts = useAlerts()
  async function leave() {
    if (await run({})) window.location.assign(links.login())
    else alerts.showError(null)
  }
  return (
    <Button
      kind="quiet"
      className={className}
      busy={busy}
      icon={<IconLogout aria-hidden="true" />}
      onClick={leave}
    >
      Logout
    </Button>
  )
}
