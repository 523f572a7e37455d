import { redirect, redirectDocument, type RouterContextProvider } from 'react-router'
import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import { mayUse, type Who } from '#contract/permissions.ts'
import { roleFromName } from '#contract/roles.ts'
import { refusal } from './refusal.ts'
import { contextOf } from './request-context.ts'
import { firstStep } from './after-login.ts'
import { loginPath } from './login-path.ts'

interface GuardedArgs {
  context: Readonly<RouterContextProvider>
  url: URL
}

interface GuardOptions {
  /** The screen is itself what must be done first: a new password, or two-factor login. */
  unfinished?: boolean
}

/**
 * Lets a loader or action continue for those who may use its screen: a visitor is sent to the
 * login and comes back after it, another role is refused, and someone who has a password to
 * change or a second step to set up does that first. The calls check again on their own.
 */
export function guard(
  who: Exclude<Who, 'everyone'>,
  { context, url }: GuardedArgs,
  { unfinished = false }: GuardOptions = {},
): SessionReply {
  const { session } = contextOf(context)
  // A new document: what was loaded for someone whose session has ended goes with the old one.
  if (!session) throw redirectDocument(loginPath(url))
  const first = unfinished ? undefined : firstStep(session)
  if (first) throw redirect(first)
  const role = roleFromName(session.user.role)
  if (!role || !mayUse(who, { role })) throw refusal('notAllowed')
  return session
}
