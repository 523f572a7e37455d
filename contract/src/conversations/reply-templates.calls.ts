import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idInPath } from '../values/id.ts'
import { line, paragraph } from '../values/text.ts'
import { conversationsTexts as texts } from './conversations.messages.ts'
import { replyTemplate } from './conversations.schema.ts'

export const mostTemplates = 50

export const listReplyTemplates = defineCall({
  name: 'replyTemplates.list',
  method: 'GET',
  path: '/api/replyTemplates',
  who: 'conversations.use',
  summary: 'List the reply templates that you saved',
  input: z.object({}),
  output: z.array(replyTemplate).max(mostTemplates),
})

export const saveReplyTemplate = defineCall({
  name: 'replyTemplates.save',
  method: 'POST',
  path: '/api/replyTemplates',
  who: 'conversations.use',
  summary: 'Save a text as a reply template of your own',
  input: z.object({
    name: line(texts.templateName, 80),
    text: paragraph(texts.textRequired),
  }),
  output: replyTemplate,
})

export const deleteReplyTemplate = defineCall({
  name: 'replyTemplates.delete',
  method: 'DELETE',
  path: '/api/replyTemplates/{id}',
  who: 'conversations.use',
  summary: 'Delete a reply template of your own',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
})
