import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { privacyRequestForm } from '#contract/privacy/privacy.calls.ts'
import { privacyRequestAnswered, privacyRequestReceived } from '#contract/privacy/privacy.emails.ts'
import { privacyKindNames, privacyTexts as texts } from '#contract/privacy/privacy.messages.ts'
import { formatDay } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { violatedConstraint } from '../../db/errors.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { recordSecurityEvent } from '../../kit/security-events.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { anonymisePerson } from './anonymise.service.ts'
import { getAccount } from '../accounts/access.service.ts'
import { confirmPassword } from '../accounts/password-check.ts'
import * as queries from './privacy-requests.queries.ts'

/** One open request of each kind is enough; the database enforces it under concurrency. */
async function sayingOpen<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (violatedConstraint(error) !== 'privacy_requests_one_open') throw error
    throw new AppError('wrongState', { message: texts.alreadyOpen })
  }
}

export async function askPrivacy(
  services: Services,
  { currentPassword, ...input }: z.output<typeof privacyRequestForm>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const { userId, username } = session
  const deletes = input.kind === 'deletion'
  if (deletes) await confirmPassword(services, session, currentPassword)
  const reply = await sayingOpen(
    transaction(services.database, actorOf(context), async (tx) => {
      const { email, fullName: name } = await getAccount(tx, userId)
      const stored = await queries.insertRequest(tx, { ...input, email, name, userId })
      if (deletes) await recordSecurityEvent(tx, { kind: 'deletionAsked', userId }, context)
      const mail = await composeMail(tx, privacyRequestReceived, {
        'User.FullName': name || username,
        'System.PrivacyKind': privacyKindNames[input.kind],
        'System.PrivacyDueOn': formatDay(stored.dueOn),
      })
      const dedupeKey = `privacy:${stored.id}:received`
      await services.outbox.put(tx, {
        ...mail,
        to: email,
        dedupeKey,
        requestId: context.requestId,
      })
      return { message: texts.received, request: stored }
    }),
  )
  services.outbox.wake()
  return reply
}

export function listOwnRequests({ database }: Services, context: CallContext) {
  return queries.findOwnRequests(database.db, sessionOf(context).userId)
}

export async function listPrivacyRequests(
  { database }: Services,
  { page, size, state }: { page: number; size: number; state?: string },
) {
  const [items, counted] = await Promise.all([
    queries.findQueue(database.db, state, size, (page - 1) * size),
    queries.countQueue(database.db, state),
  ])
  return { items, page, size, ...counted }
}

interface Answering {
  id: number
  version: number
  answer: string
}

async function lockOpen(
  tx: Tx,
  { id, version }: Answering,
  context: CallContext,
): Promise<queries.StoredRequest> {
  const request = await queries.lockRequest(tx, id)
  if (!request) throw new AppError('notFound')
  if (request.state !== 'open') throw new AppError('wrongState', { message: texts.notOpen })
  if (request.version !== version) {
    throw await staleSince(tx, context, { table: 'privacy_requests', id, version })
  }
  return request
}

const outcomes = {
  answered: 'This is our reply.',
  refused: 'We are unable to do this, for the following reason.',
} as const

/**
 * Closes a request and emails the reply; `before` runs in the same transaction, before the email.
 */
async function close(
  services: Services,
  input: Answering,
  { state, message }: { state: 'answered' | 'refused'; message: string },
  context: CallContext,
  before: (tx: Tx, request: queries.StoredRequest) => Promise<void> = async () => {},
) {
  const { userId } = sessionOf(context)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const request = await lockOpen(tx, input, context)
    const mail = await composeMail(tx, privacyRequestAnswered, {
      'User.FullName': request.name || 'reader',
      'System.PrivacyKind': privacyKindNames[request.kind],
      'System.PrivacyOutcome': outcomes[state],
      'System.PrivacyAnswer': input.answer,
    })
    await queries.closeRequest(tx, request.id, { state, answer: input.answer, answeredBy: userId })
    await before(tx, request)
    const dedupeKey = `privacy:${request.id}:answered`
    await services.outbox.put(tx, {
      ...mail,
      to: request.email,
      dedupeKey,
      requestId: context.requestId,
    })
    const closed = await queries.findQueued(tx, input.id)
    if (!closed) throw new AppError('notFound')
    return { request: closed, message }
  })
  services.outbox.wake()
  return reply
}

export function answerPrivacyRequest(services: Services, input: Answering, context: CallContext) {
  return close(services, input, { state: 'answered', message: texts.answered }, context)
}

export function refusePrivacyRequest(services: Services, input: Answering, context: CallContext) {
  return close(services, input, { state: 'refused', message: texts.answered }, context)
}

export function deletePerson(services: Services, input: Answering, context: CallContext) {
  const outcome = { state: 'answered', message: texts.deleted } as const
  return close(services, input, outcome, context, async (tx, asked) => {
    if (asked.kind !== 'deletion') throw new AppError('wrongState', { message: texts.notDeletion })
    if (asked.userId === null) throw new AppError('wrongState', { message: texts.noAccount })
    await anonymisePerson(tx, asked.userId, context)
  })
}
