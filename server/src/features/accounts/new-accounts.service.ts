import {
  marketingConsentVersion,
  newAccountTexts,
} from '#contract/accounts/registration.messages.ts'
import { AppError } from '#contract/errors.ts'
import { isAgentRole, type Role } from '#contract/roles.ts'
import type { Tx } from '../../db/connect.ts'
import { violatedConstraint } from '../../db/errors.ts'
import { agents } from '../../db/schema/agencies.ts'
import { individuals } from '../../db/schema/individuals.ts'
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
  /** The terms that the person saw, where they saw some. */
  termsVersion?: number | null | undefined
  /** Left out where nobody was asked. */
  marketing?: boolean
  ip: string
}

/** An account with its person, its agreement to the terms and its choice about news. */
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
  })
  const personId = await queries.insertPerson(tx, isAgentRole(role) ? agents : individuals, {
    ...person,
    userId,
    agencyId: person.agencyId ?? null,
  })
  await acceptTerms(tx, userId, account)
  if (account.marketing !== undefined) await recordMarketingChoice(tx, userId, account)
  return { userId, personId }
}

/** Which version it was is kept for ever; a form that was opened before the newest is asked again. */
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

async function recordMarketingChoice(tx: Tx, userId: number, account: NewAccount): Promise<void> {
  const { email, person, ip } = account
  await queries.insertConsent(tx, {
    purpose: 'marketing',
    textVersion: marketingConsentVersion,
    given: account.marketing === true,
    userId,
    email,
    ip,
  })
  if (!account.marketing) return
  await queries.putMarketingContact(tx, {
    email,
    name: `${person.name} ${person.surname}`,
    userId,
  })
}

/** Names the field of a form whose username or e-mail address another account has. */
export async function sayingTaken<T>(
  fields: { username: string; email: string },
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const rules: Record<string, [field: string, message: string]> = {
      users_username_unique: [fields.username, newAccountTexts.usernameTaken],
      users_email_unique: [fields.email, newAccountTexts.emailTaken],
    }
    const rule = rules[violatedConstraint(error) ?? '']
    if (!rule) throw error
    const [field, message] = rule
    throw new AppError('taken', { message, fields: { [field]: message } })
  }
}
