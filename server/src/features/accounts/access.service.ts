import type { z } from 'zod'
import { roleField, type accessControlForm } from '#contract/accounts/people.schema.ts'
import { newUsername } from '#contract/accounts/username.ts'
import { peopleTexts, profileMessages as texts } from '#contract/accounts/profile.messages.ts'
import { agentsTexts } from '#contract/agencies/agents.messages.ts'
import { AppError } from '#contract/errors.ts'
import { isAgentRole, roleNames, type Role } from '#contract/roles.ts'
import { securityEventNames } from '#contract/security-events/security-events.kinds.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { agents } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import type { Services } from '../../services.ts'
import { mailSecurityNotice } from './account-emails.ts'
import { findRoleId } from './new-accounts.queries.ts'
import * as people from './people.queries.ts'
import {
  findAccount,
  lockAccount,
  lockSuperAdmins,
  setAccess,
  type Account,
} from './users.queries.ts'

/** What a Super Admin may change about an account; fields left out stay as they are. */
export interface Access {
  username?: string
  role?: Role
  loginPasswordChange?: boolean
  /** A user is giving up their own Super Admin role and has confirmed it. */
  confirmOwnRole?: boolean
}

/** Reads the Access Control section of a profile, in which username and role may not be empty. */
export function readAccess(form: z.output<typeof accessControlForm>): Access {
  if (!form) return {}
  const fields: Record<string, string> = {}
  const username = form.username?.trim()
  if (username === '') fields['user.username'] = texts.usernameRequired
  const role = roleField.safeParse(form.role ?? '')
  if (!role.success) fields['user.role'] = texts.roleRequired
  if (Object.keys(fields).length) throw new AppError('invalidInput', { fields })
  return {
    ...(username ? { username } : {}),
    ...(role.data ? { role: role.data } : {}),
    ...(typeof form.loginPasswordChange === 'boolean'
      ? { loginPasswordChange: form.loginPasswordChange }
      : {}),
    ...(form.confirmOwnRole ? { confirmOwnRole: true } : {}),
  }
}

/** A new username must satisfy the rules; an unchanged one may predate them. */
function readUsername(typed: string): string {
  const read = newUsername(texts.usernameRequired).safeParse(typed)
  if (read.success) return read.data
  const message = read.error.issues[0]?.message ?? texts.usernameRequired
  throw new AppError('invalidInput', {
    message,
    fields: { username: message, 'user.username': message },
  })
}

async function keepOneSuperAdmin(tx: Tx, userId: number): Promise<void> {
  const others = (await lockSuperAdmins(tx)).filter((id) => id !== userId)
  if (others.length === 0) throw new AppError('lastSuperAdmin')
}

/** A person whose role is an agent's has an agent record, everyone else an individual one. */
async function moveRecord(tx: Tx, userId: number, from: Role, to: Role): Promise<void> {
  if (isAgentRole(from) === isAgentRole(to)) return
  if (isAgentRole(to)) {
    await people.wakeAgentRecord(tx, userId)
    return
  }
  await people.releaseListingsOfAgent(tx, userId)
  await people.wakeIndividualRecord(tx, userId)
}

/** An account in use; a closed one is treated as missing. */
export async function getAccount(db: Executor, userId: number): Promise<Account> {
  const account = await findAccount(db, userId)
  if (!account || account.isDeleted) throw new AppError('notFound')
  return account
}

/** Ensures that a person whose role is an agent's has an agent record; others are refused. */
export async function ensureAgentRecord(tx: Tx, userId: number): Promise<void> {
  const { role } = await getAccount(tx, userId)
  if (!isAgentRole(role)) throw new AppError('notAllowed', { message: agentsTexts.notAnAgent })
  if (!(await people.hasAgentRecord(tx, userId))) await people.wakeAgentRecord(tx, userId)
}

/** Ends every session of an account in use. */
export async function signOutEverywhere(tx: Tx, userId: number): Promise<void> {
  await getAccount(tx, userId)
  await people.endUserSessions(tx, userId)
}

/**
 * Must come first in a transaction that removes a person from their account, which may be closed
 * already. Undefined if there is no such account.
 */
export async function takeTurnToErase(tx: Tx, userId: number): Promise<Account | undefined> {
  const admins = await lockSuperAdmins(tx)
  if (admins.length === 1 && admins[0] === userId) throw new AppError('lastSuperAdmin')
  return findAccount(tx, userId)
}

/**
 * Must come first in a transaction that may change a role or close an account: it serialises them.
 */
export async function takeTurn(tx: Tx): Promise<void> {
  await lockSuperAdmins(tx)
}

export async function changeAccess(
  tx: Tx,
  userId: number,
  access: Access,
  context: CallContext,
): Promise<void> {
  const changedBy = sessionOf(context).userId
  const account = await lockAccount(tx, userId)
  const { role, loginPasswordChange } = access
  const username =
    access.username === undefined || access.username === account.username
      ? undefined
      : readUsername(access.username)
  const newRole = role && role !== account.role ? role : undefined
  if (newRole && account.role === 'superAdmin') {
    await keepOneSuperAdmin(tx, account.id)
    if (account.id === changedBy && !access.confirmOwnRole) throw new AppError('ownRoleUnconfirmed')
  }
  await setAccess(tx, account.id, {
    ...(username === undefined ? {} : { username }),
    ...(newRole ? { roleId: await findRoleId(tx, newRole) } : {}),
    ...(loginPasswordChange === undefined ? {} : { changePasswordOnLogin: loginPasswordChange }),
  })
  if (username !== undefined) {
    await recordSecurityEvent(tx, { kind: 'usernameChanged', userId: account.id }, context)
  }
  if (!newRole) return
  const detail = `${roleNames[account.role]} → ${roleNames[newRole]}`
  await recordSecurityEvent(tx, { kind: 'roleChanged', userId: account.id, detail }, context)
  await moveRecord(tx, account.id, account.role, newRole)
  await people.endUserSessions(tx, account.id)
}

/** Closes an account until a Super Admin reopens it, if ever; no data is lost. */
export async function closeAccount(tx: Tx, userId: number, context: CallContext): Promise<void> {
  const closedBy = sessionOf(context).userId
  await takeTurn(tx)
  const account = await lockAccount(tx, userId)
  if (account.id === closedBy) {
    throw new AppError('wrongState', { message: peopleTexts.notYourself })
  }
  if (account.role === 'superAdmin') await keepOneSuperAdmin(tx, account.id)
  await recordSecurityEvent(tx, { kind: 'accountClosed', userId: account.id }, context)
  await people.markDeleted(tx, account.id)
  await people.endUserSessions(tx, account.id)
  await people.voidMailedLinks(tx, account.id)
  if (isAgentRole(account.role)) {
    await people.releaseListingsOfAgent(tx, account.id)
    await people.setRecordDeleted(tx, agents, account.id, true)
    return
  }
  await people.unpublishListingsOf(tx, account.id)
  await people.setRecordDeleted(tx, individuals, account.id, true)
}

/** Closes an account and tells the person at the address it had. */
export async function closeWithNotice(
  services: Services,
  tx: Tx,
  userId: number,
  context: CallContext,
): Promise<void> {
  const account = await getAccount(tx, userId)
  await closeAccount(tx, userId, context)
  await mailSecurityNotice(services, tx, account, {
    change: securityEventNames.accountClosed,
    madeBy: 'an administrator of this site',
  })
}

async function reopenAccount(
  tx: Tx,
  account: { id: number; role: Role },
  context: CallContext,
): Promise<void> {
  await recordSecurityEvent(tx, { kind: 'accountReopened', userId: account.id }, context)
  await people.markRestored(tx, account.id)
  await people.setRecordDeleted(
    tx,
    isAgentRole(account.role) ? agents : individuals,
    account.id,
    false,
  )
}

/** Follows the isDeleted of a Super Admin's form. */
export async function changeDeleted(
  services: Services,
  tx: Tx,
  userId: number,
  isDeleted: boolean | null | undefined,
  context: CallContext,
): Promise<void> {
  const account = await lockAccount(tx, userId)
  if (isDeleted === null || isDeleted === undefined || isDeleted === account.isDeleted) return
  await (isDeleted
    ? closeWithNotice(services, tx, userId, context)
    : reopenAccount(tx, account, context))
}

export async function requireAgency(tx: Tx, id: number): Promise<void> {
  if (await people.agencyExists(tx, id)) return
  throw new AppError('invalidInput', { fields: { agencyId: peopleTexts.agencyUnknown } })
}
