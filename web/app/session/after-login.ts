import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import { links } from '#contract/links.ts'
import { mayUse, type Viewer } from '#contract/permissions.ts'
import { viewerOf } from './session.ts'
import { safePath } from './safe-path.ts'

type Unfinished = Pick<SessionReply, 'user' | 'mustSetUpTwoFactor'>

/** What a person must do before anything else, or undefined: a new password goes first. */
export function firstStep({ user, mustSetUpTwoFactor }: Unfinished): string | undefined {
  if (user.loginPasswordChange) return links.changePasswordOnLogin()
  if (mustSetUpTwoFactor) return links.twoFactor()
  return undefined
}

/**
 * The user whose own things may be loaded and written: null for a visitor, for someone who has
 * something else to do first, and while a Super Admin sees the site as them.
 */
export function settledUserId(session: SessionReply | null): number | null {
  if (!session || session.viewedBy !== null || firstStep(session)) return null
  return session.user.id
}

/** The start page of a user: in the back office for those who work there. */
function workplaceOf(viewer: Viewer | null): string {
  if (mayUse('today.read', viewer)) return links.today()
  if (mayUse('campaigns.manage', viewer)) return links.landingPages()
  return links.home()
}

/** Where a login leads: to what must be done first, else to where the person was going, else to their work. */
export function afterLogin(session: Unfinished, redirect: string | null | undefined): string {
  return firstStep(session) ?? safePath(redirect) ?? workplaceOf(viewerOf(session))
}
