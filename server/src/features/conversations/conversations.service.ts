import type { ParsedInputOf } from '#contract/call.ts'
import type * as calls from '#contract/conversations/conversations.calls.ts'
import { isEnded } from '#contract/conversations/conversation-states.ts'
import {
  conversationPageSize,
  type listConversations as listCall,
} from '#contract/conversations/conversations.calls.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import type { Conversation } from '#contract/conversations/conversations.schema.ts'
import { AppError } from '#contract/errors.ts'
import { links } from '#contract/links.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Session } from '../../kit/session.ts'
import type { Services } from '../../services.ts'
import { notify } from '../notifications/notify.ts'
import { aboutOf, pictured } from './conversation-about.ts'
import { findConversations } from './conversation-list.queries.ts'
import { findThread } from './conversation-thread.queries.ts'
import { scopeOf } from './conversations.policy.ts'
import * as queries from './conversations.queries.ts'

export async function listConversations(
  { database }: Services,
  { ended, page, ...query }: ParsedInputOf<typeof listCall>,
  context: CallContext,
) {
  const session = sessionOf(context)
  const found = await findConversations(database.db, scopeOf(session), session.userId, {
    ...query,
    page,
    ended: ended === 'true',
  })
  return { ...found, page, size: conversationPageSize }
}

/** The conversation as this person sees it; one that they may not open is treated as missing. */
export async function readConversation(
  { config }: Services,
  db: Executor,
  session: Session,
  id: number,
): Promise<Conversation> {
  const thread = await findThread(db, scopeOf(session), id)
  if (!thread) throw new AppError('notFound')
  return { ...thread, receivesEmail: config.inbound !== undefined }
}

export function getConversation(services: Services, id: number, context: CallContext) {
  return readConversation(services, services.database.db, sessionOf(context), id)
}

/** Locks the conversation, changes it, and returns its new state with a message. */
export function withConversation(
  services: Services,
  id: number,
  context: CallContext,
  message: string,
  change: (tx: Tx, conversation: queries.ConversationRecord) => Promise<void>,
): Promise<Conversation & { message: string }> {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const found = await queries.lockConversation(tx, scopeOf(session), id)
    if (!found) throw new AppError('notFound')
    await change(tx, found)
    await queries.recordRead(tx, id, session.userId)
    return { ...(await readConversation(services, tx, session, id)), message }
  })
}

export function addNote(
  services: Services,
  { id, text }: ParsedInputOf<typeof calls.addNote>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return withConversation(services, id, context, texts.noteSaved, async (tx) => {
    const note = { kind: 'note', direction: 'internal', authorId: userId, text } as const
    await queries.insertMessage(tx, { conversationId: id, ...note })
  })
}

export function pasteMessage(
  services: Services,
  { id, text }: ParsedInputOf<typeof calls.pasteMessage>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return withConversation(services, id, context, texts.pasted, async (tx) => {
    const pasted = { kind: 'inbound', direction: 'in', source: 'pasted', authorId: userId } as const
    await queries.insertMessage(tx, { conversationId: id, ...pasted, text })
  })
}

export function markReplied(services: Services, id: number, context: CallContext) {
  const { userId } = sessionOf(context)
  return withConversation(services, id, context, texts.marked, async (tx) => {
    await queries.markLeadsAnswered(tx, id, userId)
    await queries.settleWaiting(tx, id)
  })
}

function refuse(field: string, message: string): never {
  throw new AppError('invalidInput', { message, fields: { [field]: message } })
}

async function checkAssignee(services: Services, tx: Tx, session: Session, id: number, to: number) {
  const { colleagues } = await readConversation(services, tx, session, id)
  if (!colleagues.some((one) => one.id === to)) refuse('assigneeId', texts.assigneeUnknown)
}

async function tellOfAssignment(
  { config }: Services,
  tx: Tx,
  conversation: queries.ConversationRecord,
  userId: number,
) {
  const { about } = await aboutOf(config, tx, conversation, 'Contact message')
  await notify(tx, {
    userId,
    kind: 'enquiries',
    occasion: `assigned:${conversation.id}:${conversation.version}`,
    title: 'A conversation was assigned to you',
    text: about,
    link: links.conversation(conversation.id),
    listing: pictured(conversation),
  })
}

export function changeConversation(
  services: Services,
  { id, state, assigneeId, remindAt }: ParsedInputOf<typeof calls.changeConversation>,
  context: CallContext,
): Promise<Conversation> {
  const session = sessionOf(context)
  if (remindAt && new Date(remindAt) <= new Date()) refuse('remindAt', texts.reminderPast)
  return withConversation(services, id, context, '', async (tx, before) => {
    if (assigneeId) {
      await checkAssignee(services, tx, session, id, assigneeId)
      const isNews = assigneeId !== before.assigneeId && assigneeId !== session.userId
      if (isNews) await tellOfAssignment(services, tx, before, assigneeId)
    }
    await queries.changeConversation(tx, id, {
      ...(state === undefined ? {} : { state }),
      ...(assigneeId === undefined ? {} : { assigneeId }),
      ...(remindAt === undefined
        ? {}
        : { remindAt: remindAt ? new Date(remindAt) : null, remindUserId: session.userId }),
    })
    if (state !== undefined && isEnded(state)) await queries.endConversation(tx, id)
  })
}

export function markRead(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.lockConversation(tx, scopeOf(session), id))) throw new AppError('notFound')
    await queries.recordRead(tx, id, session.userId)
    return { id }
  })
}
