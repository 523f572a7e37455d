import { randomBytes } from 'node:crypto'
import type { FileReply } from '#contract/call.ts'
import { mostFileBytes } from '#contract/conversations/conversations.calls.ts'
import { conversationsTexts as texts } from '#contract/conversations/conversations.messages.ts'
import { AppError } from '#contract/errors.ts'
import type { Services } from '../../services.ts'
import { sessionOf, type CallContext, type UploadedFile } from '../../kit/call-context.ts'
import { conversationFileKey } from '../../kit/file-keys.ts'
import { scheduleRemoval } from '../../kit/file-removals.ts'
import { readConversation } from './conversations.service.ts'
import * as queries from './conversations.queries.ts'

/** A name that is safe in a header and in any folder. */
export function safeFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const safe = base.replaceAll(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '').replace(/^\.+/, '')
  return safe.trim().slice(-120) || 'attachment'
}

/** Stores files before the transaction of their message: without rows they are deleted again. */
export async function storeFiles(
  { database, files }: Pick<Services, 'database' | 'files'>,
  given: readonly Pick<UploadedFile, 'name' | 'content'>[],
): Promise<queries.StoredFile[]> {
  const total = given.reduce((sum, { content }) => sum + content.length, 0)
  if (total > mostFileBytes) throw new AppError('tooLarge', { message: texts.filesTooLarge })
  const stored = given
    .filter(({ content }) => content.length > 0)
    .map(({ name, content }) => ({
      key: randomBytes(18).toString('base64url'),
      fileName: safeFileName(name),
      bytes: content.length,
      content,
    }))
  await scheduleRemoval(
    database.db,
    stored.map(({ key }) => conversationFileKey(key)),
  )
  for (const { key, content } of stored) await files.write(conversationFileKey(key), content)
  return stored.map(({ key, fileName, bytes }) => ({ key, fileName, bytes }))
}

export async function getFile(
  services: Services,
  { id, fileId }: { id: number; fileId: number },
  context: CallContext,
): Promise<FileReply> {
  const { db } = services.database
  await readConversation(services, db, sessionOf(context), id)
  const file = await queries.findFile(db, id, fileId)
  const content = file && (await services.files.read(conversationFileKey(file.key)))
  if (!file || !content) throw new AppError('notFound')
  return { fileName: file.fileName, content }
}
