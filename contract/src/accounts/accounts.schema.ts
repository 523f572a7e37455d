import { z } from 'zod'
import { roleNames, type RoleName } from '../roles.ts'

const roleName = z.enum(Object.values(roleNames) as [RoleName, ...RoleName[]])

/** What the screens know about the logged-in user. Never a hash, an identity number or banking details. */
export const sessionReply = z.object({
  user: z.object({
    id: z.number().int(),
    username: z.string(),
    role: roleName,
    loginPasswordChange: z.boolean(),
  }),
  person: z
    .object({
      id: z.number().int(),
      name: z.string(),
      surname: z.string(),
      fullname: z.string(),
      email: z.string(),
    })
    .nullable(),
  agency: z.object({ id: z.number().int(), agencyName: z.string() }).nullable(),
  /** When the session ends if it is not used. */
  expires: z.string(),
  /** Until two-factor login is set up, the session may do nothing else. */
  mustSetUpTwoFactor: z.boolean(),
  /** False until the person has opened the link that was emailed to them. */
  emailConfirmed: z.boolean(),
  /** The Super Admin who sees the site as this user; null for the user themselves. */
  viewedBy: z.string().nullable(),
})

/** A completed login: the session, and its token for API clients. */
export const signedInReply = sessionReply.extend({
  token: z.string(),
  twoFactorNeeded: z.literal(false).default(false),
})

/**
 * The password was right; the code of the second step is still outstanding. There is no session
 * yet.
 */
export const challengeReply = z.object({
  twoFactorNeeded: z.literal(true),
  challenge: z.string(),
  /** When the challenge ends. */
  expires: z.string(),
})

export type SessionReply = z.infer<typeof sessionReply>
