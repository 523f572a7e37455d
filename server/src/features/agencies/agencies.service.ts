import type { z } from 'zod'
import type {
  agencyRegistrationForm,
  listAgencies as listCall,
  updateAgency as updateCall,
} from '#contract/agencies/agencies.calls.ts'
import { profileMessages } from '#contract/accounts/profile.messages.ts'
import { agenciesTexts as texts } from '#contract/agencies/agencies.messages.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import { mailWelcome } from '../accounts/account-emails.ts'
import { askForConfirmation, waitsForConfirmation } from '../accounts/email-confirmation.service.ts'
import { accountRules, openAccount } from '../accounts/new-accounts.service.ts'
import { refuseWeakPassword } from '../accounts/password-rules.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { registeredMessage } from '../accounts/registration.service.ts'
import { mayChangeNumbers, runsAgency } from './agencies.policy.ts'
import * as queries from './agencies.queries.ts'
import { wireNames } from '#contract/values/wire-names.ts'

type RegistrationForm = z.output<typeof agencyRegistrationForm>

/**
 * An agency added by a Super Admin is thereby verified; one that a visitor registers awaits
 * verification.
 */
export async function registerAgency(
  services: Services,
  form: RegistrationForm,
  context: CallContext,
  verifiedBy?: number,
) {
  const { username, password, email, name, surname, cellNumber, telephone } = form.user
  const unconfirmed = verifiedBy === undefined && waitsForConfirmation(services, context)
  const field = 'user.password'
  await refuseWeakPassword(services.database.db, password, { username, field })
  const passwordHash = await hashPassword(password)
  const reply = await withUniqueMessages(
    accountRules({ username: 'user.username', email: 'user.email' }),
    transaction(services.database, actorOf(context), async (tx) => {
      const agencyId = await queries.insertAgency(tx, {
        name: form.name,
        ffcNumber: form[wireNames.ffcNumber],
        companyRegNumber: form.companyRegNumber,
        ...(verifiedBy === undefined ? {} : { verifiedAt: new Date(), verifiedBy }),
      })
      const { userId } = await openAccount(tx, {
        role: 'agency',
        username,
        email,
        passwordHash,
        person: { name, surname, cellNumber, telephone, agencyId },
        ...(verifiedBy === undefined ? { marketing: form.marketing } : {}),
        unconfirmed,
        termsVersion: form.user.termsVersion,
        ip: context.ip,
      })
      await queries.setAdministrator(tx, agencyId, userId)
      const account = { id: userId, email, username, fullName: `${name} ${surname}` }
      if (unconfirmed) await askForConfirmation(services, tx, account)
      await mailWelcome(services, tx, account)
      return { id: agencyId, userId, message: registeredMessage(context) }
    }),
  )
  services.outbox.wake()
  return reply
}

export function createAgency(services: Services, form: RegistrationForm, context: CallContext) {
  return registerAgency(services, form, context, sessionOf(context).userId)
}

function nameAlone({ id, agencyName }: queries.AgencyRecord) {
  return { id, agencyName }
}

export async function listAgencies(
  services: Services,
  query: ParsedInputOf<typeof listCall>,
  context: CallContext,
) {
  const { role, agencyId } = sessionOf(context)
  const { db } = services.database
  const { page, size } = query
  if (role === 'superAdmin') {
    const { rows, total } = await queries.findAgencies(db, query)
    return { items: rows, total, page, size }
  }
  const { rows, total } = await queries.findAgencyNames(db, query, agencyId)
  return { items: rows.map(nameAlone), total, page, size }
}

export async function getAgency(services: Services, id: number, context: CallContext) {
  const agency = await queries.findAgency(services.database.db, id)
  if (!agency) throw new AppError('notFound')
  return runsAgency(sessionOf(context), id) ? agency : nameAlone(agency)
}

const numbersOf = (form: ParsedInputOf<typeof updateCall>) => ({
  ffcNumber: form[wireNames.ffcNumber],
  ffcValidUntil: form.ffcValidUntil,
  companyRegNumber: form.companyRegNumber,
})

export async function updateAgency(
  services: Services,
  form: ParsedInputOf<typeof updateCall>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const bySuperAdmin = session.role === 'superAdmin'
  const id = bySuperAdmin ? form.id : session.agencyId
  if (!id) throw new AppError('notFound')
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.lockAgency(tx, id))) throw new AppError('notFound')
    const before = await queries.findAgency(tx, id)
    const values = {
      name: form.agencyName,
      ...(mayChangeNumbers(session, before?.verified === true) && numbersOf(form)),
      // Once corrected by its administrator, it needs verification again.
      ...(!bySuperAdmin && { refusalReason: null }),
    }
    const { version } = form
    if (!(await queries.updateAgency(tx, id, version, values))) {
      throw await staleSince(tx, context, { table: 'agencies', id, version })
    }
    return {
      ...((await queries.findAgency(tx, id)) as queries.AgencyRecord),
      message: profileMessages.updated,
    }
  })
}

/** With a version, only if it has not changed since the decision. */
export async function verifyAgency(
  services: Services,
  { id, version }: { id: number; version?: number },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    await queries.lockAgency(tx, id)
    const before = await queries.findAgency(tx, id)
    if (before && version !== undefined && before.version !== version) {
      throw await staleSince(tx, context, { table: 'agencies', id, version })
    }
    await queries.verifyAgency(tx, id, userId)
    const agency = await queries.findAgency(tx, id)
    if (!agency) throw new AppError('notFound')
    return { ...agency, message: texts.verified }
  })
}

export async function removeAgency(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.lockAgency(tx, id))) throw new AppError('notFound')
    const { agents, listings } = await queries.countUses(tx, id)
    if (agents || listings) throw new AppError('inUse', { message: texts.inUse(agents, listings) })
    await queries.markDeleted(tx, id)
    return { id }
  })
}
