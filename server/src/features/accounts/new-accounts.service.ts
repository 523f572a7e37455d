import { newAccountTexts } from '#contract/accounts/registration.messages.ts'
import { AppError } from '#contract/errors.ts'
import { isAgentRole, type Role } from '#contract/roles.ts'
import type { Tx } from '../../db/connect.ts'
import { agents } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
import type { UniqueRules } from '../../kit/unique-rules.ts'
import { recordMarketingChoice, subscribe } from '../consents/consents.service.ts'
import * as queries from './new-accounts.queries.ts'

export interface NewAccount {
  role: Role
  username: string
  email: string
  passwordHash: string
  changePasswordOnLogin?: boolean
  person: {
    name: string
    surname: string
    cellNumber: string
    telephone: string | null
    agencyId?: number
  }
  /** The person must confirm the address first. */
  unconfirmed?: boolean
  /** The terms that the person saw, if any. */
  termsVersion?: number | null | undefined
  /** Omitted if nobody was asked. */
  marketing?: boolean
  ip: string
}

/** An account with its person, its acceptance of the terms and its newsletter choice. */
export async function openAccount(
  tx: Tx,
  account: NewAccount,
): Promise<{ userId: number; personId: number }> {
  const { role, username, email, passwordHash, person } = account
  const changePasswordOnLogin = account.changePasswordOnLogin ?? false
  const userId = await queries.insertUser(tx, {
    role,
    username,
    email,
    passwordHash,
    changePasswordOnLogin,
    ...(account.unconfirmed ? { emailConfirmedAt: null } : {}),
  })
  const personId = await queries.insertPerson(tx, isAgentRole(role) ? agents : individuals, {
    ...person,
    userId,
    agencyId: person.agencyId ?? null,
  })
  await acceptTerms(tx, userId, account)
  const { marketing, ip } = account
  const reader = { userId, email, name: `${person.name} ${person.surname}`, ip }
  if (marketing) await subscribe(tx, reader)
  else if (marketing === false) await recordMarketingChoice(tx, reader, false)
  return { userId, personId }
}

/** The accepted version is recorded; a form opened before the newest version must accept again. */
async function acceptTerms(tx: Tx, userId: number, { termsVersion, ip }: NewAccount) {
  const latest = await queries.findLatestTerms(tx)
  if (termsVersion && termsVersion !== latest.version) {
    throw new AppError('invalidInput', {
      message: newAccountTexts.termsChanged,
      fields: { 'user.acceptedTerms': newAccountTexts.termsChanged },
    })
  }
  await queries.insertAcceptance(tx, { userId, termsId: latest.id, ip })
}

/** The form field whose username or email address is taken by another account. */
export function accountRules(fields: { username: string; email: string }): UniqueRules {
  return {
    users_username_unique: { field: fields.username, message: newAccountTexts.usernameTaken },
    users_email_unique: { field: fields.email, message: newAccountTexts.emailTaken },
  }
}
