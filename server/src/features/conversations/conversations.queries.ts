import { and, eq, sql } from '../../db/orm.ts'
import type { ConversationState } from '#contract/conversations/conversation-states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import {
  conversationFiles,
  conversationMessages,
  conversationReads,
  conversations,
} from '../../db/schema/conversations.ts'
import { conversationJoins } from './conversations.sql.ts'
import { within, type Scope } from './conversations.policy.ts'

/** What a service needs to know about a conversation; never sent to a reader as it is. */
export interface ConversationRecord extends Record<string, unknown> {
  id: number
  name: string
  email: string
  propertyId: number | null
  weekId: number | null
  assigneeId: number | null
  replyToken: string
  version: number
}

const recordColumns = sql`c.id, c.name, c.email, c.property_id as "propertyId",
  c.week_id as "weekId", c.assignee_id as "assigneeId", c.reply_token as "replyToken",
  c.version`

/** The conversation, if this person may open it; locked until the transaction ends. */
export async function lockConversation(
  tx: Tx,
  scope: Scope,
  id: number,
): Promise<ConversationRecord | undefined> {
  const [row] = await tx.execute<ConversationRecord>(sql`
    select ${recordColumns} from conversations c ${conversationJoins}
    where c.id = ${id} and ${within(scope)} for update of c`)
  return row
}

export async function findByToken(
  db: Executor,
  token: string,
): Promise<ConversationRecord | undefined> {
  const [row] = await db.execute<ConversationRecord>(sql`
    select ${recordColumns} from conversations c where c.reply_token = ${token}`)
  return row
}

export type NewMessage = typeof conversationMessages.$inferInsert

/** Undefined if the same email has been stored before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number | undefined> {
  const [row] = await tx
    .insert(conversationMessages)
    .values(message)
    .onConflictDoNothing({
      target: [conversationMessages.conversationId, conversationMessages.messageId],
    })
    .returning({ id: conversationMessages.id })
  return row?.id
}

export interface StoredFile {
  key: string
  fileName: string
  bytes: number
}

export async function insertFiles(
  tx: Tx,
  messageId: number,
  files: readonly StoredFile[],
): Promise<void> {
  if (!files.length) return
  await tx.insert(conversationFiles).values(files.map((file) => ({ ...file, messageId })))
}

/** A lead that has been replied to is no longer new in the list of leads. */
export async function markLeadsAnswered(tx: Tx, id: number, userId: number): Promise<void> {
  for (const [table, column] of [
    ['enquiries', 'enquiry_id'],
    ['contact_messages', 'contact_message_id'],
  ] as const) {
    await tx.execute(sql`
      update ${sql.identifier(table)} set state = 'answered', answered_at = now(),
        answered_by = ${userId}
      where state = 'new' and id in (select ${sql.identifier(column)}
        from conversation_messages where conversation_id = ${id})`)
  }
}

export async function settleWaiting(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    update conversations set waiting_since = null,
      first_response_at = coalesce(first_response_at, now()),
      state = case state when 'new' then 'inProgress' else state end
    where id = ${id}`)
}

export interface Changes {
  state?: ConversationState
  assigneeId?: number | null
  remindAt?: Date | null
  remindUserId?: number | null
}

export async function changeConversation(tx: Tx, id: number, changes: Changes): Promise<void> {
  await tx.update(conversations).set(changes).where(eq(conversations.id, id))
}

/** In a closed conversation, nobody is waiting. */
export async function endConversation(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`
    update conversations set waiting_since = null, remind_at = null where id = ${id}`)
}

export async function recordRead(tx: Tx, conversationId: number, userId: number): Promise<void> {
  await tx
    .insert(conversationReads)
    .values({ conversationId, userId })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.userId],
      set: { readAt: sql`now()` },
    })
}

export async function findFile(
  db: Executor,
  conversationId: number,
  fileId: number,
): Promise<StoredFile | undefined> {
  const [row] = await db
    .select({
      key: conversationFiles.key,
      fileName: conversationFiles.fileName,
      bytes: conversationFiles.bytes,
    })
    .from(conversationFiles)
    .innerJoin(conversationMessages, eq(conversationMessages.id, conversationFiles.messageId))
    .where(
      and(
        eq(conversationFiles.id, fileId),
        eq(conversationMessages.conversationId, conversationId),
      ),
    )
  return row
}
