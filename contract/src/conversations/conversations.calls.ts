import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { fromDraft } from '../drafts/draft-key.ts'
import { id, idInPath } from '../values/id.ts'
import { pageOf } from '../values/paging.schema.ts'
import { paragraph } from '../values/text.ts'
import { conversationStates } from './conversation-states.ts'
import { conversationsTexts as texts } from './conversations.messages.ts'
import { conversation, conversationRow } from './conversations.schema.ts'

export const conversationBoxes = ['mine', 'unassigned', 'all'] as const
export type ConversationBox = (typeof conversationBoxes)[number]

export const conversationPageSize = 30

const counted = z.number().int()
const path = '/api/conversations/{id}'
const ofConversation = z.object({ id: idInPath })
const message = paragraph(texts.textRequired)
const changed = conversation.extend({ message: z.string() })

/** Every reply is an email: this limit keeps users from flooding a mailbox. */
const limit = { max: 120, seconds: 3600 }

export const listConversations = defineCall({
  name: 'conversations.list',
  method: 'GET',
  path: '/api/conversations',
  who: 'conversations.use',
  summary: 'List the conversations about listings that you own or manage; a Super Admin sees all',
  input: z.object({
    box: z.enum(conversationBoxes).catch('all').default('all'),
    ended: z.enum(['true', 'false']).catch('false').default('false'),
    search: z.string().trim().max(100).optional().catch(undefined),
    page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
  }),
  output: pageOf(conversationRow).extend({
    /** Of the open conversations, regardless of the search. */
    counts: z.object({
      mine: counted,
      unassigned: counted,
      all: counted,
      waiting: counted,
      unread: counted,
    }),
  }),
})

export const getConversation = defineCall({
  name: 'conversations.get',
  method: 'GET',
  path,
  who: 'conversations.use',
  summary: 'Get a conversation with its messages',
  input: ofConversation,
  output: conversation,
})

export const mostFileBytes = 10 * 1024 * 1024

/** What people attach; the recipient's browser never opens it within our site. */
export const attachmentRules = {
  maxFiles: 5,
  maxFileBytes: mostFileBytes,
  types: [
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
    'text/plain',
    'text/csv',
  ],
  tooLargeMessage: texts.fileTooLarge,
  wrongTypeMessage: texts.fileType,
}

export const replyToConversation = defineCall({
  name: 'conversations.reply',
  method: 'POST',
  path: `${path}/reply`,
  who: 'conversations.use',
  summary: 'Send a reply by email, with up to five attachments',
  input: z.object({ id: idInPath, text: message, ...fromDraft }),
  output: changed,
  upload: attachmentRules,
  limit,
})

export const addNote = defineCall({
  name: 'conversations.addNote',
  method: 'POST',
  path: `${path}/note`,
  who: 'conversations.use',
  summary: 'Add a note that the other side never sees',
  input: z.object({ id: idInPath, text: message }),
  output: changed,
})

export const pasteMessage = defineCall({
  name: 'conversations.paste',
  method: 'POST',
  path: `${path}/pasted`,
  who: 'conversations.use',
  summary: 'Add a reply that was received elsewhere',
  input: z.object({ id: idInPath, text: message }),
  output: changed,
})

export const markReplied = defineCall({
  name: 'conversations.markReplied',
  method: 'POST',
  path: `${path}/replied`,
  who: 'conversations.use',
  summary: 'Record that the person was replied to elsewhere, such as by phone',
  input: ofConversation,
  output: changed,
})

export const changeConversation = defineCall({
  name: 'conversations.change',
  method: 'PUT',
  path,
  who: 'conversations.use',
  summary: 'Change the status, the assignee or the reminder of a conversation',
  input: z
    .object({
      id: idInPath,
      state: z.enum(conversationStates, { error: texts.stateUnknown }).optional(),
      assigneeId: id.nullable().optional(),
      remindAt: z.iso
        .datetime({ offset: true, error: texts.reminderPast })
        .max(40, texts.reminderPast)
        .nullable()
        .optional(),
    })
    .refine(
      ({ state, assigneeId, remindAt }) =>
        [state, assigneeId, remindAt].some((value) => value !== undefined),
      { path: ['state'], error: texts.nothingChanged },
    ),
  output: conversation,
})

export const markRead = defineCall({
  name: 'conversations.markRead',
  method: 'PUT',
  path: `${path}/read`,
  who: 'conversations.use',
  summary: 'Record that you have read a conversation',
  input: ofConversation,
  output: z.object({ id }),
})

export const getConversationFile = defineCall({
  name: 'conversations.file',
  method: 'GET',
  path: `${path}/files/{fileId}`,
  who: 'conversations.use',
  summary: 'Download an attachment of a conversation',
  input: z.object({ id: idInPath, fileId: idInPath }),
  output: fileReply,
  produces: 'application/octet-stream',
  limit: documentLimit,
})
