import { randomBytes } from 'node:crypto'
import type * as calls from '#contract/agencies/agency-team.calls.ts'
import { newAccountTexts } from '#contract/accounts/registration.messages.ts'
import { agencyTeamTexts as texts } from '#contract/agencies/agency-team.messages.ts'
import { agentsTexts } from '#contract/agencies/agents.messages.ts'
import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Session } from '../../kit/session.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as access from '../accounts/access.service.ts'
import { openAccount } from '../accounts/new-accounts.service.ts'
import { makeResetToken } from '../accounts/password-resets.service.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { mailAgentInvited } from './agency-emails.ts'
import { runsAgency } from './agencies.policy.ts'
import { mayRemoveAgent } from './agents.policy.ts'
import { handOverConversations } from '../conversations/handover.service.ts'
import * as queries from './agency-team.queries.ts'
import { findAgent } from './agents.queries.ts'

export { findAgencyState, findTeam, type TeamMember } from './agency-team.queries.ts'

/** An agent may not read email immediately: the link in an invitation is valid for a week. */
const invitationSeconds = 7 * 24 * 3600

/** Usernames are short: a longer address is shortened to its beginning plus a unique suffix. */
const usernameOf = (email: string) =>
  email.length <= 60 ? email : `${email.slice(0, 50)}-${randomBytes(4).toString('hex')}`

/** The username is the address, so either way it is the address that is taken. */
const taken = { field: 'email', message: newAccountTexts.emailTaken }

/**
 * The account exists at once, and nobody knows its password: the agent chooses one with the link.
 */
export async function inviteAgent(
  services: Services,
  form: ParsedInputOf<typeof calls.inviteAgent>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const agencyId = session.role === 'superAdmin' ? form.agencyId : session.agencyId
  if (!agencyId) throw new AppError('notFound')
  const { name, surname, email, cellNumber } = form
  const username = usernameOf(email)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const reply = await withUniqueMessages(
    { users_username_unique: taken, users_email_unique: taken },
    transaction(services.database, actorOf(context), async (tx) => {
      await access.requireAgency(tx, agencyId)
      const { userId, personId } = await openAccount(tx, {
        role: 'agent',
        username,
        email,
        passwordHash,
        changePasswordOnLogin: true,
        person: { name, surname, cellNumber, telephone: null, agencyId },
        ip: context.ip,
      })
      const token = await makeResetToken(tx, userId, invitationSeconds)
      const invited = { email, username, fullName: `${name} ${surname}`, agencyId }
      await mailAgentInvited(services, tx, invited, token)
      return { id: personId, userId, message: texts.invited }
    }),
  )
  services.outbox.wake()
  return reply
}

/** An active agent of the caller's agency; another agency's is treated as missing. */
export async function agentOf(db: Executor, id: number, session: Session) {
  const agent = await findAgent(db, { id })
  if (!agent || agent.isDeleted || !runsAgency(session, agent.agencyId)) {
    throw new AppError('notFound')
  }
  return agent
}

export async function resendInvitation(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const agent = await agentOf(tx, id, session)
    const agencyId = agent.agencyId as number
    const team = await queries.findTeam(tx, agencyId)
    const member = team.find(({ agentId }) => agentId === id)
    if (!member?.invited) throw new AppError('wrongState', { message: texts.alreadyActive })
    const token = await makeResetToken(tx, agent.userId, invitationSeconds)
    const { email, username, name } = member
    await mailAgentInvited(services, tx, { email, username, fullName: name, agencyId }, token)
    return { message: texts.invited }
  })
  services.outbox.wake()
  return reply
}

export async function countAgentListings(services: Services, id: number, context: CallContext) {
  const { db } = services.database
  const agent = await agentOf(db, id, sessionOf(context))
  return agent.agencyId === null
    ? { properties: 0, weeks: 0 }
    : queries.countListings(db, id, agent.agencyId)
}

function refuseAgent(text: string): AppError {
  return new AppError('invalidInput', { message: text, fields: { toAgentId: text } })
}

async function receiverOf(tx: Tx, agencyId: number | null, toAgentId: number) {
  const team = agencyId === null ? [] : await queries.findTeam(tx, agencyId)
  const to = team.find((member) => member.agentId === toAgentId)
  if (!to || agencyId === null) throw refuseAgent(texts.notOfAgency)
  return { agencyId, to, team }
}

type Member = Awaited<ReturnType<typeof queries.findTeam>>[number]

/** Open conversations move with the listings; the reply counts what was moved. */
async function handedOver(
  tx: Tx,
  moved: Awaited<ReturnType<typeof queries.moveListings>>,
  to: Member,
  colleagues: readonly Member[],
) {
  await handOverConversations(
    tx,
    moved,
    to,
    colleagues.map(({ userId }) => userId),
  )
  const counts = { properties: moved.properties.length, weeks: moved.weeks.length }
  return { ...counts, message: texts.transferred(counts.properties, counts.weeks, to.name) }
}

async function handOver(tx: Tx, id: number, toAgentId: number, session: Session) {
  const { userId, agencyId: ofAgent } = await agentOf(tx, id, session)
  if (toAgentId === id) throw refuseAgent(texts.sameAgent)
  const { agencyId, to, team } = await receiverOf(tx, ofAgent, toAgentId)
  const from = { agentId: id, userId }
  const moved = await queries.moveListings(tx, { agencyId, from, to })
  const colleagues = team.filter((member) => member.userId !== userId)
  return handedOver(tx, moved, to, colleagues)
}

export function transferListings(
  services: Services,
  { id, toAgentId }: ParsedInputOf<typeof calls.transferListings>,
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    await access.takeTurn(tx)
    return handOver(tx, id, toAgentId, session)
  })
}

/** Hands over the listings and closes the account: both or neither. */
export async function deactivateAgent(
  services: Services,
  { id, toAgentId }: ParsedInputOf<typeof calls.deactivateAgent>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    // If a Super Admin moves the agent to another agency at this moment, that happens before or
    // after.
    await access.takeTurn(tx)
    const agent = await agentOf(tx, id, session)
    if (!mayRemoveAgent(session, agent)) throw new AppError('notAllowed')
    const moved = toAgentId
      ? await handOver(tx, id, toAgentId, session)
      : { properties: 0, weeks: 0, message: '' }
    await access.closeWithNotice(services, tx, agent.userId, context)
    const done = agentsTexts.deactivated(`${agent.name} ${agent.surname}`)
    return { ...moved, message: [done, moved.message].filter(Boolean).join(' ') }
  })
  services.outbox.wake()
  return reply
}

/** Listings left behind by former agents, or without an agent, are assigned to a team member. */
export function assignListings(
  services: Services,
  { id, toAgentId }: ParsedInputOf<typeof calls.assignListings>,
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    await access.takeTurn(tx)
    if (!runsAgency(session, id) || !(await queries.findAgencyState(tx, id))) {
      throw new AppError('notFound')
    }
    const receiver = await receiverOf(tx, id, toAgentId)
    const moved = await queries.adoptListings(tx, receiver)
    return handedOver(tx, moved, receiver.to, receiver.team)
  })
}
