import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import type { UnmatchedEmail } from '#contract/conversations/conversations.schema.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { scopeOf } from './conversations.policy.ts'
import * as conversations from './conversations.queries.ts'
import * as queries from './unmatched-emails.queries.ts'

export async function listUnmatchedEmails({ database }: Services): Promise<UnmatchedEmail[]> {
  const rows = await queries.findUnmatched(database.db)
  const suggested = await queries.findSuggested(database.db, rows)
  return rows.map(({ id, senderName, senderEmail, subject, text, createdAt }) => ({
    id,
    senderName,
    senderEmail,
    subject,
    text,
    received: createdAt.toISOString(),
    suggested: suggested
      .filter(({ emailId }) => emailId === id)
      .map(({ id: to, name, about }) => ({ id: to, name, about })),
  }))
}

export function moveUnmatchedEmail(
  { database }: Services,
  { id, conversationId }: { id: number; conversationId: number },
  context: CallContext,
) {
  const scope = scopeOf(sessionOf(context))
  return transaction(database, actorOf(context), async (tx) => {
    const conversation = await conversations.lockConversation(tx, scope, conversationId)
    const email = conversation && (await queries.takeUnmatched(tx, id))
    if (!email) throw new AppError('notFound')
    await conversations.insertMessage(tx, {
      conversationId,
      kind: 'inbound',
      direction: 'in',
      source: email.source,
      text: email.text,
      messageId: email.messageId,
      otherSender: email.senderEmail.toLowerCase() !== conversation.email.toLowerCase(),
      createdAt: email.createdAt,
    })
    return { message: texts.moved }
  })
}

export function deleteUnmatchedEmail({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    if (!(await queries.takeUnmatched(tx, id))) throw new AppError('notFound')
    return { id }
  })
}
