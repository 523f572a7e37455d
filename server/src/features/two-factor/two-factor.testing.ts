import { login } from '#contract/accounts/accounts.calls.ts'
import type { Role } from '#contract/roles.ts'
import { beginTwoFactor, confirmTwoFactor } from '#contract/two-factor/two-factor.calls.ts'
import type { TestApi } from '../../testing/api.ts'
import { aUser, testPassword, type TestUser } from '../../testing/builders.ts'
import { codeAt, stepAt } from './totp.ts'

export const as = (user: { token: string }) => ({
  headers: { authorization: `Bearer ${user.token}` },
})

export const codeNow = (secret: string, later = 0) =>
  codeAt(secret.replaceAll(' ', ''), stepAt(Date.now()) + later)

export interface Guarded extends TestUser {
  secret: string
  /** The code that confirmed the set-up, which consumes it. */
  usedCode: string
  recoveryCodes: string[]
}

/** A user with two-factor login on. */
export async function aGuardedUser(api: TestApi, role: Role = 'privateUser'): Promise<Guarded> {
  const user = await aUser(api.services, { role })
  const { secret } = (await api.visitor(beginTwoFactor, { password: testPassword }, as(user))).body
  const usedCode = codeNow(secret)
  const { status, body } = await api.visitor(confirmTwoFactor, { code: usedCode }, as(user))
  if (status !== 200) throw new Error('The set-up was not confirmed')
  return { ...user, secret, usedCode, recoveryCodes: body.recoveryCodes }
}

export async function challengeFor(api: TestApi, user: TestUser): Promise<string> {
  const { body } = await api.visitor(login, { username: user.username, password: testPassword })
  if (!body.twoFactorNeeded) throw new Error('There was no challenge')
  return body.challenge
}

export async function requireFor(api: TestApi, requireTwoFactorFor: ('superAdmin' | 'designer')[]) {
  await api.services.database.sql`
    insert into settings (key, value) values ('security', ${JSON.stringify({ requireTwoFactorFor })}::jsonb)
    on conflict (key) do update set value = excluded.value`
}
