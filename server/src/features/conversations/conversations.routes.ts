import * as calls from '#contract/conversations/conversations.calls.ts'
import * as templateCalls from '#contract/conversations/reply-templates.calls.ts'
import * as unmatchedCalls from '#contract/conversations/unmatched-emails.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as conversations from './conversations.service.ts'
import { getFile } from './conversation-files.service.ts'
import { replyToConversation } from './reply.service.ts'
import * as templates from './reply-templates.service.ts'
import * as unmatched from './unmatched-emails.service.ts'

export function conversationsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listConversations, (query, context) =>
      conversations.listConversations(services, query, context),
    ),
    bind(calls.getConversation, ({ id }, context) =>
      conversations.getConversation(services, id, context),
    ),
    bind(calls.replyToConversation, (input, context) =>
      replyToConversation(services, input, context),
    ),
    bind(calls.addNote, (input, context) => conversations.addNote(services, input, context)),
    bind(calls.pasteMessage, (input, context) =>
      conversations.pasteMessage(services, input, context),
    ),
    bind(calls.markReplied, ({ id }, context) => conversations.markReplied(services, id, context)),
    bind(calls.changeConversation, (input, context) =>
      conversations.changeConversation(services, input, context),
    ),
    bind(calls.markRead, ({ id }, context) => conversations.markRead(services, id, context)),
    bind(calls.getConversationFile, (input, context) => getFile(services, input, context)),
    bind(templateCalls.listReplyTemplates, (_, context) =>
      templates.listReplyTemplates(services, context),
    ),
    bind(templateCalls.saveReplyTemplate, (input, context) =>
      templates.saveReplyTemplate(services, input, context),
    ),
    bind(templateCalls.deleteReplyTemplate, ({ id }, context) =>
      templates.deleteReplyTemplate(services, id, context),
    ),
    bind(unmatchedCalls.listUnmatchedEmails, () => unmatched.listUnmatchedEmails(services)),
    bind(unmatchedCalls.moveUnmatchedEmail, (input, context) =>
      unmatched.moveUnmatchedEmail(services, input, context),
    ),
    bind(unmatchedCalls.deleteUnmatchedEmail, ({ id }, context) =>
      unmatched.deleteUnmatchedEmail(services, id, context),
    ),
  ]
}
