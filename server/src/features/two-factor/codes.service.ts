import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import { matchStep } from './totp.ts'
import * as queries from './two-factor.queries.ts'

/** Consumes an authenticator code. False if it is wrong, or has been used before. */
export async function spendAppCode(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Tx,
  userId: number,
  code: string,
): Promise<boolean> {
  const row = await queries.findSecret(tx, userId)
  if (!row?.confirmedAt) return false
  const step = matchStep(secrets.decrypt(row.secretEncrypted), code, row.lastUsedStep)
  return step !== undefined && queries.takeStep(tx, userId, step)
}

/** Six digits are never a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(code)

/** The same for an authenticator code or a recovery code. */
export async function spendCode(
  services: Pick<Services, 'secrets'>,
  tx: Tx,
  userId: number,
  code: string,
): Promise<boolean> {
  if (isAppCode(code)) return spendAppCode(services, tx, userId, code)
  return queries.takeRecoveryCode(tx, userId, hashRecoveryCode(userId, code))
}

/** Ten new ones, replacing the previous ones; they are readable only here. */
export async function issueRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await queries.replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  )
  return codes
}
