import { redirect } from 'react-router'
import { logout } from '#contract/accounts/accounts.calls.ts'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/logout.action.ts'

export async function action({ context }: Route.ActionArgs) {
  await contextOf(context).api(logout, {})
  return redirect(links.login())
}

/** Opening the URL must not end a session: another site could link to it. */
export function loader() {
  return redirect(links.home())
}
