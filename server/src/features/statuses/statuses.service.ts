import { AppError } from '#contract/errors.ts'
import type { StatusRow } from '#contract/statuses/statuses.resource.ts'
import { statusesMessages, statusesTexts as texts } from '#contract/statuses/statuses.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as queries from './statuses.queries.ts'

type StatusForm = Pick<StatusRow, 'code' | 'description' | 'display'>

const isSuperAdmin = (context: CallContext) => context.session?.role === 'superAdmin'

function wrongCode(code: 'taken' | 'wrongState', message: string): AppError {
  return new AppError(code, { message, fields: { code: message } })
}

const uniqueRules = {
  statuses_code_unique: { field: 'code', message: statusesMessages.codeTaken },
}

export async function listStatuses(
  { database }: Services,
  query: queries.StatusQuery,
  context: CallContext,
) {
  const found = await queries.findStatusPage(database.db, query, isSuperAdmin(context))
  const { page, size } = query
  if (!isSuperAdmin(context)) return { ...found, page, size }
  const ids = found.items.map(({ id }) => id)
  const uses = await queries.countListingsOf(database.db, ids)
  const items = found.items.map((row) => ({ ...row, uses: uses.get(row.id) ?? 0 }))
  return { ...found, items, page, size }
}

export async function getStatus({ database }: Services, id: number, context: CallContext) {
  const status = await queries.findStatus(database.db, id, isSuperAdmin(context))
  if (!status) throw new AppError('notFound')
  return status
}

export function createStatus({ database }: Services, form: StatusForm, context: CallContext) {
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), (tx) => queries.insertStatus(tx, form)),
  )
}

export function updateStatus(
  { database }: Services,
  { id, version, ...form }: StatusForm & { id: number; version: number },
  context: CallContext,
) {
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), async (tx) => {
      const before = await queries.lockStatus(tx, id)
      if (!before) throw new AppError('notFound')
      if (before.version !== version) {
        throw await staleSince(tx, context, { table: 'statuses', id, version })
      }
      if (before.isSystem && form.code !== before.code) {
        throw wrongCode('wrongState', texts.codeFixed)
      }
      return queries.changeStatus(tx, id, form)
    }),
  )
}

function counted(count: number, one: string, many: string): string[] {
  return count ? [`${count} ${count === 1 ? one : many}`] : []
}

export function removeStatus({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    const status = await queries.lockStatus(tx, id)
    if (!status) throw new AppError('notFound')
    if (status.isSystem) throw new AppError('inUse', { message: texts.notDeletable })
    const { weeks, properties } = await queries.countListings(tx, id)
    const uses = [
      ...counted(weeks, 'week', 'weeks'),
      ...counted(properties, 'property', 'properties'),
    ]
    if (uses.length) {
      throw new AppError('inUse', {
        message: `This status is used by ${uses.join(' and ')} and cannot be deleted.`,
      })
    }
    await queries.deleteStatus(tx, id)
    return { id }
  })
}
