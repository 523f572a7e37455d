import { viewAsTexts as texts } from '#contract/accounts/view-as.messages.ts'
import { links } from '#contract/links.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button/button.tsx'
import { useAction } from '../ui/call/use-action.ts'
import styles from './view-as-banner.module.css'

const loadCall = () =>
  import('#contract/accounts/view-as.calls.ts').then(({ endViewAs }) => endViewAs)

/** On every page while a Super Admin sees the site as another user. */
export function ViewAsBanner() {
  const session = useSession()
  const { run, busy } = useAction(loadCall)
  if (!session?.viewedBy) return null
  const name = session.person?.fullname || session.user.username

  async function stop() {
    if (await run({})) window.location.assign(links.userManagement())
  }

  return (
    <aside className={styles.banner} aria-label="Viewing as another user">
      <p>{texts.banner(name, session.user.role)}</p>
      <Button busy={busy} onClick={() => void stop()}>
        {texts.stop}
      </Button>
    </aside>
  )
}
