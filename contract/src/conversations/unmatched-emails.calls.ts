import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idInPath } from '../values/id.ts'
import { unmatchedEmail } from './conversations.schema.ts'

/** The newest are listed; older ones follow once these are dealt with. */
export const mostUnmatched = 100

export const listUnmatchedEmails = defineCall({
  name: 'unmatchedEmails.list',
  method: 'GET',
  path: '/api/unmatchedEmails',
  who: 'conversations.manage',
  summary: 'List emails to our reply addresses that do not belong to a conversation',
  input: z.object({}),
  output: z.array(unmatchedEmail).max(mostUnmatched),
})

export const moveUnmatchedEmail = defineCall({
  name: 'unmatchedEmails.move',
  method: 'POST',
  path: '/api/unmatchedEmails/{id}/move',
  who: 'conversations.manage',
  summary: 'Move an email to the conversation that it belongs to',
  input: z.object({ id: idInPath, conversationId: id }),
  output: z.object({ message: z.string() }),
})

export const deleteUnmatchedEmail = defineCall({
  name: 'unmatchedEmails.delete',
  method: 'DELETE',
  path: '/api/unmatchedEmails/{id}',
  who: 'conversations.manage',
  summary: 'Delete an email that does not belong to a conversation',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
})
