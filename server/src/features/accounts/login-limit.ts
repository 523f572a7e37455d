import { AppError } from '#contract/errors.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { networkOf } from '../../kit/network.ts'
import type { Use } from '../../kit/limits.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { findLoginAddresses } from './login-events.queries.ts'

const quarterHour = 15 * 60

/** Ten wrong attempts in a quarter of an hour, per account and client. */
export const loginLimit = { max: 10, seconds: quarterHour }

/**
 * Wrong attempts on one account from all addresses together. Addresses that the person has logged in
 * from are not counted, so that nobody can lock a person out of their account from elsewhere.
 */
const everywhereLimit = { max: 30, seconds: quarterHour }

/**
 * Wrong attempts from one address over all accounts: a machine that tries one password on many
 * names reaches it, an office with the occasional typo does not.
 */
const addressLimit = { max: 30, seconds: quarterHour }

/** Further attempts after a refusal are not recorded again: they could flood the log. */
const blockedEvents = { max: 1, seconds: quarterHour }

/** The account that was found, or the unknown name folded as in the database. */
export type LoginSubject = { userId: number } | { unknownName: string }

function subjectKey(subject: LoginSubject): string {
  return 'userId' in subject
    ? `account ${subject.userId}`
    : `name ${subject.unknownName.slice(0, 200)}`
}

/**
 * Wrong codes also count for the account: someone with the password must not guess codes from many
 * places.
 */
export function codeUse(userId: number): Use {
  return [`second factor:${userId}`, loginLimit]
}

/** An attempt that was counted before anything was checked. */
export interface LoginAttempt {
  /** The password was correct and a code must follow: this attempt was not a wrong one. */
  giveBack(): Promise<void>
  /**
   * Logged in: resets the wrong attempts on this account, but not those of the address on others.
   */
  succeed(): Promise<void>
}

/** An unknown name costs the same lookup as a known one. */
async function isKnownNetwork(services: Services, subject: LoginSubject, network: string) {
  const userId = 'userId' in subject ? subject.userId : 0
  const addresses = await findLoginAddresses(services.database.db, userId)
  return addresses.some((address) => networkOf(address) === network)
}

async function recordBlocked(services: Services, subject: LoginSubject, context: CallContext) {
  const key = `login blocked:${subjectKey(subject)}:${networkOf(context.ip)}`
  const first = await services.limits.take(key, blockedEvents).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'tooMany') return false
      throw error
    },
  )
  if (!first) return
  const userId = 'userId' in subject ? subject.userId : null
  await recordSecurityEvent(services.database.db, { kind: 'loginBlocked', userId }, context)
}

/** Counts a login attempt, or refuses it. Passwords and codes count together. */
export async function takeLoginAttempt(
  services: Services,
  subject: LoginSubject,
  context: CallContext,
  more: readonly Use[] = [],
): Promise<LoginAttempt> {
  const { limits } = services
  const network = networkOf(context.ip)
  const own: Use[] = [[`login:${subjectKey(subject)}:${network}`, loginLimit], ...more]
  const shared: Use[] = [[`login address:${network}`, addressLimit]]
  if (!(await isKnownNetwork(services, subject, network))) {
    shared.unshift([`login everywhere:${subjectKey(subject)}`, everywhereLimit])
  }
  try {
    await limits.takeAll([...own, ...shared])
  } catch (error) {
    if (error instanceof AppError && error.code === 'tooMany') {
      await recordBlocked(services, subject, context)
    }
    throw error
  }
  return {
    async giveBack() {
      for (const use of [...own, ...shared]) await limits.giveBack(...use)
    },
    async succeed() {
      for (const [key] of own) await limits.clear(key)
      for (const use of shared) await limits.giveBack(...use)
    },
  }
}
