import { messages } from '#contract/messages.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useSession } from '../../session/session.ts'
import { useMenus } from '../use-menus.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/**
 * Shown with status 403 to someone whose role has no access to this screen, or who may not change
 * this record, which has its own message.
 */
export function Refused({ message = messages.noPermission }: { message?: string | undefined }) {
  const session = useSession()
  const login = useMenus()?.login
  return (
    <Notice
      overline="403"
      title={message}
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
        ? explanationOf(message, session.user)
        : 'Log in with an account that has access to this page.'}
    </Notice>
  )
}

function explanationOf(message: string, { username, role }: { username: string; role: string }) {
  return message === messages.noPermission
    ? `You are logged in as ${username} (${role}). This page is only available to users with another role.`
    : `You are logged in as ${username}. Log in with the account that the listing belongs to.`
}
