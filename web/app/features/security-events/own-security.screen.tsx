import { listSessions } from '#contract/accounts/sessions.calls.ts'
import { links } from '#contract/links.ts'
import { listOwnSecurityEvents } from '#contract/security-events/security-events.calls.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/own-security.screen.ts'
import { RecentActivity } from './recent-activity.tsx'
import { SessionList } from './session-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  const { api } = contextOf(args.context)
  const [sessions, events] = await awaitReply(
    Promise.all([api(listSessions, {}), api(listOwnSecurityEvents, {})]),
    args.url,
  )
  return { sessions, events }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Login and security', matches)

export default function OwnSecurityScreen({ loaderData }: Route.ComponentProps) {
  const { sessions, events } = loaderData
  return (
    <AccountFrame
      title="Login and security"
      lede="See where you are logged in and recent activity on your account."
    >
      <FormPanel
        title="Your devices"
        help="Log out any device that you no longer use or do not recognise."
      >
        <SessionList sessions={sessions} />
      </FormPanel>
      <FormPanel title="Recent activity">
        <p className={wholeRow}>
          See something that was not you?{' '}
          <Link to={links.changePasswordOnLogin()}>Change your password</Link> and turn on{' '}
          <Link to={links.twoFactor()}>two-factor login</Link>.
        </p>
        <RecentActivity events={events} />
      </FormPanel>
    </AccountFrame>
  )
}
