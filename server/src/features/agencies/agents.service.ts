import type { z } from 'zod'
import type {
  Agent,
  agentRegistrationForm,
  listAgents as listCall,
  updateAgent as updateCall,
} from '#contract/agencies/agents.calls.ts'
import { registrationMessages } from '#contract/accounts/registration.messages.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { roleNames } from '#contract/roles.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as access from '../accounts/access.service.ts'
import { mailInvitation } from '../accounts/account-emails.ts'
import { askEmailChange, checkEmailWish, savedMessage } from '../accounts/email-changes.service.ts'
import { accountRules, openAccount } from '../accounts/new-accounts.service.ts'
import { makeResetToken } from '../accounts/password-resets.service.ts'
import { refuseWeakPassword } from '../accounts/password-rules.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { runsAgency } from './agencies.policy.ts'
import { mayEditAgent, mayRemoveAgent } from './agents.policy.ts'
import * as queries from './agents.queries.ts'
import { wireNames } from '#contract/values/wire-names.ts'

/** Nobody reads their email within the hour that a forgotten-password link is valid. */
const invitationSeconds = 3 * 24 * 3600

function inFull({ account, ...agent }: queries.AgentRecord): Agent {
  return { ...agent, user: { ...account, role: roleNames[account.role] } }
}

function nameAlone({ id, agencyId, name, surname }: queries.AgentRecord): Agent {
  return { id, agencyId, name, surname }
}

/** An administrator adds to their own agency, whichever was requested. */
function agencyToJoin(context: CallContext, asked: number): number {
  const session = sessionOf(context)
  if (session.role === 'superAdmin') return asked
  if (session.agencyId === null) throw new AppError('notAllowed')
  return session.agencyId
}

/**
 * The typed password works at most once: the first login, like the emailed link, requires a new
 * one.
 */
export async function createAgent(
  services: Services,
  form: z.output<typeof agentRegistrationForm>,
  context: CallContext,
) {
  const { user, email, name, surname, cellNumber, telephone } = form
  const agencyId = agencyToJoin(context, form.agencyId)
  const { username } = user
  const field = 'user.password'
  await refuseWeakPassword(services.database.db, user.password, { username, field })
  const passwordHash = await hashPassword(user.password)
  const reply = await withUniqueMessages(
    accountRules({ username: 'user.username', email: 'email' }),
    transaction(services.database, actorOf(context), async (tx) => {
      await access.requireAgency(tx, agencyId)
      const opened = await openAccount(tx, {
        role: 'agent',
        username,
        email,
        passwordHash,
        changePasswordOnLogin: true,
        person: { name, surname, cellNumber, telephone, agencyId },
        termsVersion: user.termsVersion,
        ip: context.ip,
      })
      const token = await makeResetToken(tx, opened.userId, invitationSeconds)
      const addressee = { email, username, fullName: `${name} ${surname}` }
      await mailInvitation(services, tx, addressee, token)
      const message = registrationMessages.registeredByAdmin
      return { id: opened.personId, userId: opened.userId, message }
    }),
  )
  services.outbox.wake()
  return reply
}

export async function listAgents(
  services: Services,
  query: ParsedInputOf<typeof listCall>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const { db } = services.database
  const { page, size } = query
  if (runsAgency(session, query.agencyId ?? null)) {
    // Only a Super Admin can reactivate what was deactivated.
    const closedToo = session.role === 'superAdmin'
    const { rows, total } = await queries.findAgents(db, query, { closedToo })
    return { items: rows.map(inFull), total, page, size }
  }
  const { rows, total } = await queries.findAgentNames(db, query, session.agencyId)
  return { items: rows.map(nameAlone), total, page, size }
}

export async function getAgent(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  const agent = await queries.findAgent(services.database.db, { id })
  if (!agent) throw new AppError('notFound')
  if (mayEditAgent(session, agent)) return inFull(agent)
  if (agent.isDeleted) throw new AppError('notFound')
  return nameAlone(agent)
}

export async function agentFromUser(
  services: Services,
  input: { userId?: number | undefined },
  context: CallContext,
) {
  const session = sessionOf(context)
  const userId = session.role === 'superAdmin' ? (input.userId ?? session.userId) : session.userId
  return transaction(services.database, actorOf(context), async (tx) => {
    await access.ensureAgentRecord(tx, userId)
    const agent = await queries.findAgent(tx, { userId })
    if (!agent) throw new AppError('notFound')
    return inFull(agent)
  })
}

type AgentForm = ParsedInputOf<typeof updateCall>

async function recordToSave(services: Services, form: AgentForm, context: CallContext) {
  const session = sessionOf(context)
  const by = form.id === undefined ? { userId: session.userId } : { id: form.id }
  const record = await queries.findAgent(services.database.db, by)
  if (!record) throw new AppError('notFound')
  if (!mayEditAgent(session, record)) throw new AppError('notAllowed')
  if (record.isDeleted && session.role !== 'superAdmin') throw new AppError('notFound')
  return record
}

function columnsOf(form: AgentForm, bySuperAdmin: boolean) {
  const { name, surname, cellNumber, telephone } = form
  const contact = { name, surname, cellNumber, telephone }
  if (!bySuperAdmin) return contact
  return {
    ...contact,
    ffcNumber: form[wireNames.ffcNumber],
    ffcValidUntil: form.ffcValidUntil,
    ...(form.agencyId === undefined ? {} : { agencyId: form.agencyId }),
  }
}

export async function updateAgent(services: Services, form: AgentForm, context: CallContext) {
  const session = sessionOf(context)
  const bySuperAdmin = session.role === 'superAdmin'
  const record = await recordToSave(services, form, context)
  const granted: access.Access = bySuperAdmin ? access.readAccess(form.user) : {}
  const fullName = `${form.name} ${form.surname}`
  const asked = { ...record.account, email: record.email, fullName }
  const wish = await checkEmailWish(services, context, asked, form)
  const saved = await withUniqueMessages(
    accountRules({ username: 'user.username', email: 'email' }),
    transaction(services.database, actorOf(context), async (tx) => {
      if (bySuperAdmin) await access.takeTurn(tx)
      if (bySuperAdmin && form.agencyId) await access.requireAgency(tx, form.agencyId)
      const values = columnsOf(form, bySuperAdmin)
      const held = { table: 'agents', id: record.id, version: form.version }
      if (!(await queries.updateAgent(tx, held.id, held.version, values))) {
        throw await staleSince(tx, context, held)
      }
      await access.changeAccess(tx, record.userId, granted, context)
      if (bySuperAdmin) {
        await access.changeDeleted(services, tx, record.userId, form.isDeleted, context)
      }
      await askEmailChange(services, tx, wish, context)
      return queries.readAgent(tx, record.id)
    }),
  )
  services.outbox.wake()
  return { ...inFull(saved), message: savedMessage(wish) }
}

export async function removeAgent(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  await transaction(services.database, actorOf(context), async (tx) => {
    // If a Super Admin moves the agent to another agency at this moment, that happens before or
    // after.
    await access.takeTurn(tx)
    const record = await queries.findAgent(tx, { id })
    // An agent of another agency is treated as missing.
    if (!record || record.isDeleted || !runsAgency(session, record.agencyId)) {
      throw new AppError('notFound')
    }
    if (!mayRemoveAgent(session, record)) throw new AppError('notAllowed')
    await access.closeWithNotice(services, tx, record.userId, context)
  })
  services.outbox.wake()
  return { id }
}
