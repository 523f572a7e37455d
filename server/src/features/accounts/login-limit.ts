import { networkOf } from '../../kit/network.ts'
import type { Use } from '../../kit/limits.ts'
import type { Services } from '../../services.ts'

const quarterHour = 15 * 60

/** Ten wrong attempts in a quarter of an hour, per account and client. */
export const loginLimit = { max: 10, seconds: quarterHour }

/**
 * Wrong attempts from one address over all accounts: a machine that tries one password on many
 * names meets it, an office whose people mistype now and then does not.
 */
const addressLimit = { max: 100, seconds: quarterHour }

/** The account that was found, or the unknown name as the database folds it. */
export type LoginSubject = { userId: number } | { unknownName: string }

function accountKey(subject: LoginSubject, network: string): string {
  const who =
    'userId' in subject ? `account ${subject.userId}` : `name ${subject.unknownName.slice(0, 200)}`
  return `login:${who}:${network}`
}

/** Wrong codes count for the account as well: who has the password must not guess them from many places. */
export function codeUse(userId: number): Use {
  return [`second factor:${userId}`, loginLimit]
}

/** An attempt that was counted before anything was looked at. */
export interface LoginAttempt {
  /** The password was right and a code must follow: this attempt was no wrong one. */
  giveBack(): Promise<void>
  /** Logged in: wrong attempts on this account are forgotten, those of the address on others are not. */
  succeed(): Promise<void>
}

/** Counts an attempt to log in, or refuses it. Passwords and codes count together. */
export async function takeLoginAttempt(
  { limits }: Pick<Services, 'limits'>,
  subject: LoginSubject,
  ip: string,
  more: readonly Use[] = [],
): Promise<LoginAttempt> {
  const network = networkOf(ip)
  const own: Use[] = [[accountKey(subject, network), loginLimit], ...more]
  const address: Use = [`login address:${network}`, addressLimit]
  await limits.takeAll([...own, address])
  return {
    async giveBack() {
      for (const use of [...own, address]) await limits.giveBack(...use)
    },
    async succeed() {
      for (const [key] of own) await limits.clear(key)
      await limits.giveBack(...address)
    },
  }
}
