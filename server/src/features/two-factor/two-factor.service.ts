import { AppError } from '#contract/errors.ts'
import type { SecurityEventKind } from '#contract/security-events/security-events.kinds.ts'
import { twoFactorTexts as texts } from '#contract/two-factor/two-factor.messages.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { qrSvg } from '../../kit/qr.ts'
import type { Services } from '../../services.ts'
import { getAccount, signOutEverywhere } from '../accounts/access.service.ts'
import { codeUse } from '../accounts/login-limit.ts'
import { isPasswordOf } from '../accounts/password-check.ts'
import { reportChange } from '../accounts/security-notices.ts'
import { findCompany } from '../settings/settings.service.ts'
import { inGroups } from './base32.ts'
import { issueRecoveryCodes, spendAppCode } from './codes.service.ts'
import { isRequired } from '../security/security.service.ts'
import { matchStep, newSecret, otpauthUrl } from './totp.ts'
import * as queries from './two-factor.queries.ts'

const wrongCode = () => new AppError('invalidInput', { fields: { code: texts.codeWrong } })

/** A logged-in user's wrong codes count like those of a login. */
async function counted<T>(services: Services, userId: number, work: () => Promise<T>): Promise<T> {
  const [counter, limit] = codeUse(userId)
  await services.limits.take(counter, limit)
  const result = await work()
  await services.limits.clear(counter)
  services.outbox.wake()
  return result
}

export async function getStatus(services: Services, context: CallContext) {
  const { userId, role } = sessionOf(context)
  const { db } = services.database
  const row = await queries.findSecret(db, userId)
  return {
    enabled: row?.confirmedAt != null,
    confirmedAt: row?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: await queries.countRecoveryCodes(db, userId),
    required: await isRequired(db, role),
  }
}

export async function beginTwoFactor(
  services: Services,
  input: { password: string },
  context: CallContext,
) {
  const { userId, username } = sessionOf(context)
  const secret = newSecret()
  await counted(services, userId, () => refuseWrongPassword(services, userId, input.password))
  await transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.putUnconfirmedSecret(tx, userId, services.secrets.encrypt(secret)))) {
      throw new AppError('wrongState', { message: texts.alreadyOn })
    }
  })
  const { companyName } = await findCompany(services.database.db)
  const url = otpauthUrl(companyName, username, secret)
  return {
    otpauthUrl: url,
    secret: inGroups(secret, ' '),
    qrSvg: qrSvg(url, `QR code for your authenticator app`),
  }
}

export async function confirmTwoFactor(
  services: Services,
  input: { code: string },
  context: CallContext,
) {
  const { userId, id: sessionId } = sessionOf(context)
  return counted(services, userId, () =>
    transaction(services.database, actorOf(context), async (tx) => {
      const row = await queries.findSecret(tx, userId)
      if (!row) throw new AppError('wrongState', { message: texts.notBegun })
      if (row.confirmedAt) throw new AppError('wrongState', { message: texts.alreadyOn })
      const step = matchStep(services.secrets.decrypt(row.secretEncrypted), input.code, null)
      if (step === undefined) throw wrongCode()
      if (!(await queries.confirmSecret(tx, userId, row.secretEncrypted, step))) {
        throw new AppError('wrongState', { message: texts.notBegun })
      }
      await queries.keepOneSession(tx, userId, sessionId)
      await report(services, tx, userId, 'twoFactorOn', context)
      return { recoveryCodes: await issueRecoveryCodes(tx, userId) }
    }),
  )
}

export async function disableTwoFactor(
  services: Services,
  input: { password: string; code: string },
  context: CallContext,
) {
  const { userId, role } = sessionOf(context)
  const { db } = services.database
  if (await isRequired(db, role))
    throw new AppError('twoFactorNeeded', { message: texts.mustStayOn })
  await refuseWhenOff(services, userId)
  return counted(services, userId, async () => {
    await refuseWrongPassword(services, userId, input.password)
    return transaction(services.database, actorOf(context), async (tx) => {
      if (!(await spendAppCode(services, tx, userId, input.code))) throw wrongCode()
      await queries.removeTwoFactor(tx, userId)
      await report(services, tx, userId, 'twoFactorOff', context)
      return { message: texts.off }
    })
  })
}

export async function renewRecoveryCodes(
  services: Services,
  input: { password: string; code: string },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  await refuseWhenOff(services, userId)
  return counted(services, userId, async () => {
    await refuseWrongPassword(services, userId, input.password)
    return transaction(services.database, actorOf(context), async (tx) => {
      if (!(await spendAppCode(services, tx, userId, input.code))) throw wrongCode()
      await report(services, tx, userId, 'recoveryCodesRenewed', context)
      return { recoveryCodes: await issueRecoveryCodes(tx, userId) }
    })
  })
}

/** For someone who has lost their phone and codes; a Super Admin has verified their identity. */
export async function resetTwoFactor(
  services: Services,
  input: { userId: number },
  context: CallContext,
) {
  if (input.userId === sessionOf(context).userId) {
    throw new AppError('wrongState', { message: texts.ownReset })
  }
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    await signOutEverywhere(tx, input.userId)
    if (!(await queries.removeTwoFactor(tx, input.userId))) {
      throw new AppError('wrongState', { message: texts.notOn })
    }
    await report(services, tx, input.userId, 'twoFactorOff', context)
    return { message: texts.off }
  })
  services.outbox.wake()
  return reply
}

async function refuseWrongPassword({ database }: Services, userId: number, password: string) {
  if (await isPasswordOf(database.db, userId, password)) return
  throw new AppError('invalidInput', { fields: { password: texts.passwordWrong } })
}

async function report(
  services: Services,
  tx: Tx,
  userId: number,
  kind: SecurityEventKind,
  context: CallContext,
): Promise<void> {
  await reportChange(services, tx, await getAccount(tx, userId), kind, context)
}

async function refuseWhenOff({ database }: Services, userId: number): Promise<void> {
  const row = await queries.findSecret(database.db, userId)
  if (!row?.confirmedAt) throw new AppError('wrongState', { message: texts.notOn })
}
