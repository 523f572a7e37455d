import { AppError } from '#contract/errors.ts'
import { propertyTypesMessages as messages } from '#contract/property-types/property-types.resource.ts'
import { mayUse } from '#contract/permissions.ts'
import { usages, type Usage } from '#contract/properties/properties.choices.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as queries from './property-types.queries.ts'

interface TypeForm {
  description: string
  usageType: 0 | 1
  isLand?: boolean | undefined
}

function toReply({ usage, ...row }: queries.TypeRow) {
  return { ...row, usageType: usages.indexOf(usage) as 0 | 1, propertyUsageType: usage }
}

const uniqueRules = {
  property_types_name_unique: { field: 'description', message: messages.typeTaken },
}

const usageOf = (usageType: 0 | 1) => usages[usageType] as Usage

export async function listTypes(
  { database: { db } }: Services,
  query: queries.TypeQuery,
  { session }: Pick<CallContext, 'session'>,
) {
  const { items, total } = await queries.findTypePage(db, query)
  const { page, size } = query
  const rows = items.map(toReply)
  if (!mayUse('propertyTypes.manage', session)) return { items: rows, total, page, size }
  const ids = rows.map(({ id }) => id)
  const uses = await queries.countPropertiesOf(db, ids)
  return { items: rows.map((row) => ({ ...row, uses: uses.get(row.id) ?? 0 })), total, page, size }
}

export async function listTypesByUsage({ database }: Services, usage: Usage) {
  return (await queries.findTypes(database.db, usage)).map(toReply)
}

/** Whether there is such a type for properties of this usage. */
export async function isTypeOf(db: Executor, id: number, usage: Usage): Promise<boolean> {
  return (await queries.findType(db, id))?.usage === usage
}

export async function getType({ database }: Services, id: number) {
  const row = await queries.findType(database.db, id)
  if (!row) throw new AppError('notFound')
  return toReply(row)
}

export function createType({ database }: Services, form: TypeForm, context: CallContext) {
  const { description, isLand } = form
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), async (tx) =>
      toReply(
        await queries.insertType(tx, { description, usage: usageOf(form.usageType), isLand }),
      ),
    ),
  )
}

function propertyCountText(uses: number): string {
  return uses === 1 ? '1 property' : `${uses} properties`
}

/** The usage cannot change while properties have this type: they would no longer match it. */
export function updateType(
  { database }: Services,
  form: TypeForm & { id: number; version: number },
  context: CallContext,
) {
  const work = transaction(database, actorOf(context), async (tx) => {
    const before = await queries.lockType(tx, form.id)
    if (!before) throw new AppError('notFound')
    const usage = usageOf(form.usageType)
    const uses = usage === before.usage ? 0 : await queries.countPropertiesOfType(tx, form.id)
    if (uses > 0) {
      throw new AppError('inUse', {
        message: `This type is used by ${propertyCountText(uses)}, so its usage type cannot be changed.`,
      })
    }
    const { id, version, description, isLand } = form
    const row = await queries.changeType(tx, { id, version, description, usage, isLand })
    if (!row) throw await staleSince(tx, context, { table: 'property_types', id, version })
    return toReply(row)
  })
  return withUniqueMessages(uniqueRules, work)
}

export function removeType({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    if (!(await queries.lockType(tx, id))) throw new AppError('notFound')
    const uses = await queries.countPropertiesOfType(tx, id)
    if (uses > 0) {
      throw new AppError('inUse', {
        message: `This type is used by ${propertyCountText(uses)} and cannot be deleted.`,
      })
    }
    await queries.deleteType(tx, id)
    return { id }
  })
}

/** All types with the use that each is for. */
export function findTypeNames(db: Executor): Promise<queries.TypeRow[]> {
  return queries.findTypes(db)
}
