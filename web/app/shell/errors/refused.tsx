import { messages } from '#contract/messages.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useSession } from '../../session/session.ts'
import { useMenus } from '../use-menus.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Shown with status 403 to someone whose role does not reach this screen. */
export function Refused() {
  const session = useSession()
  const login = useMenus()?.login
  return (
    <Notice
      overline="403"
      title={messages.noPermission}
      actions={
        <>
          <LinkButton to={links.home()} kind="brand">
            Go to the home page
          </LinkButton>
          {login && <LinkButton to={login}>Log in with another account</LinkButton>}
        </>
      }
    >
      {session
        ? `You are logged in as ${session.user.username} (${session.user.role}). This page is only available to users with another role.`
        : 'Log in with an account that has access to this page.'}
    </Notice>
  )
}
