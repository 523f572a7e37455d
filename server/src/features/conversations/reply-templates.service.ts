import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import type { ReplyTemplate } from '#contract/conversations/conversations.schema.ts'
import { mostTemplates } from '#contract/conversations/reply-templates.calls.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as queries from './reply-templates.queries.ts'

export function listReplyTemplates({ database }: Services, context: CallContext) {
  return queries.findTemplates(database.db, sessionOf(context).userId)
}

export function saveReplyTemplate(
  { database }: Services,
  template: { name: string; text: string },
  context: CallContext,
): Promise<ReplyTemplate> {
  const { userId } = sessionOf(context)
  return transaction(database, actorOf(context), async (tx) => {
    if ((await queries.findTemplates(tx, userId)).length >= mostTemplates) {
      throw new AppError('wrongState', { message: texts.tooManyTemplates })
    }
    const saved = await queries.insertTemplate(tx, { ...template, userId })
    if (saved) return saved
    const message = texts.templateExists
    throw new AppError('invalidInput', { message, fields: { name: message } })
  })
}

export function deleteReplyTemplate({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    const { userId } = sessionOf(context)
    if (!(await queries.deleteTemplate(tx, userId, id))) throw new AppError('notFound')
    return { id }
  })
}
