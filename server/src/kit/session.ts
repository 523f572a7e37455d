import type { SessionReply } from '#contract/accounts/accounts.schema.ts'
import type { Role } from '#contract/roles.ts'

/** A request that a person causes extends the session; one that a page makes automatically does not. */
export type SessionUse = 'person' | 'background'

/** The user that a call is made by. */
export interface Session {
  id: number
  userId: number
  username: string
  role: Role
  agencyId: number | null
  /** The Super Admin who is viewing the site as this user, and may change nothing. */
  viewedBy: { userId: number; name: string } | null
  reply: SessionReply
}
