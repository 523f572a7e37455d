import { messages } from '#contract/messages.ts'
import { links } from '../../links.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useRootData } from '../../ui/session.ts'
import { Notice } from './notice.tsx'

/** Shown with status 403 to someone whose role does not reach this screen. */
export function Refused() {
  const root = useRootData()
  return (
    <Notice
      overline="403"
      title={messages.noPermission}
      actions={
        <>
          <LinkButton to={links.home()} kind="brand">
            Go to the home page
          </LinkButton>
          {root?.menus.login && (
            <LinkButton to={root.menus.login}>Log in as someone else</LinkButton>
          )}
        </>
      }
    >
      {root?.session
        ? `You are logged in as ${root.session.user.username} (${root.session.user.role}). This page belongs to another role.`
        : 'This page belongs to people who are logged in with another role.'}
    </Notice>
  )
}
