import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import { links } from '../../links.ts'
import { safePath } from './safe-path.ts'

interface Targets {
  /** Where the person was going, as the address says. */
  redirect: string | null | undefined
  /** The screen for a new password, or null while there is none. */
  changePassword: string | null
}

/** Where a login leads: to a new password when that is asked for, else onward, else home. */
export function afterLogin({ user }: Pick<SessionReply, 'user'>, targets: Targets): string {
  if (user.loginPasswordChange && targets.changePassword) return targets.changePassword
  return safePath(targets.redirect) ?? links.home()
}
