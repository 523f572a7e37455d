import { AppError } from '#contract/errors.ts'
import { fieldGroupsMessages } from '#contract/field-groups/field-groups.calls.ts'
import { mayUse } from '#contract/permissions.ts'
import type { FieldType, Usage } from '#contract/properties/properties.choices.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { groupUsages } from '../../db/schema/field-groups.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import { withUniqueMessages } from '../../kit/unique-rules.ts'
import type { Services } from '../../services.ts'
import * as queries from './field-groups.queries.ts'

interface FieldForm {
  fieldName: string
  fieldType: FieldType
  rank: number
  searchable?: boolean | undefined
}

interface GroupForm {
  description: string
  usageType: 0 | 1 | 2
  rank: number
  fields: (FieldForm & { id: number; version?: number | undefined })[]
}

function toGroup({ usage, ...row }: queries.GroupRow, fields: queries.FieldRow[]) {
  return {
    ...row,
    usageType: groupUsages.indexOf(usage) as 0 | 1 | 2,
    propertyUsageType: usage,
    fields: fields.filter(({ groupId }) => groupId === row.id),
  }
}

const uniqueRules = {
  field_groups_name_unique: { field: 'description', message: fieldGroupsMessages.groupTaken },
  fields_name_unique: {
    field: 'fieldName',
    message: 'This group already has a field with that name.',
  },
}

export type { KnownField } from './field-groups.queries.ts'

/** The fields of the forms for properties of one use, or of all, in their order. */
export async function findFormFields(db: Executor, usage?: Usage): Promise<queries.KnownField[]> {
  const fields = await queries.findFields(db)
  return usage ? fields.filter((field) => ['Both', usage].includes(field.usage)) : fields
}

export async function listGroups(
  { database }: Services,
  query: queries.GroupQuery,
  { session }: Pick<CallContext, 'session'>,
) {
  const { items, total } = await queries.findGroupPage(database.db, query)
  const ids = items.map(({ id }) => id)
  const fields = await queries.findFieldsOf(database.db, ids)
  const mayManage = mayUse('fieldGroups.manage', session)
  const uses = mayManage ? await queries.countUses(database.db, ids) : null
  return {
    items: items.map((row) => ({
      ...toGroup(row, fields),
      ...(uses ? { uses: uses.get(row.id) ?? 0 } : {}),
    })),
    total,
    page: query.page,
    size: query.size,
  }
}

export async function getGroup({ database }: Services, id: number) {
  const row = await queries.findGroup(database.db, id)
  if (!row) throw new AppError('notFound')
  return toGroup(row, await queries.findFieldsOf(database.db, [id]))
}

/** The fields belong to the group, whatever group they claim. */
async function saveFields(
  tx: Tx,
  groupId: number,
  fields: GroupForm['fields'],
  context: CallContext,
) {
  for (const [index, field] of fields.entries()) {
    if (field.id === 0) {
      await queries.insertField(tx, { ...field, groupId })
      continue
    }
    await refuseTypeChange(tx, field.id, field.fieldType)
    if (await queries.changeField(tx, { ...field, groupId })) continue
    const there = await queries.findField(tx, field.id)
    if (there?.groupId === groupId) throw await staleField(tx, context, field)
    throw new AppError('invalidInput', {
      fields: { [`fields.${index}`]: 'This field is not in this group.' },
    })
  }
}

function staleField(
  tx: Tx,
  context: CallContext,
  { id, version = 0 }: { id: number; version?: number | undefined },
) {
  return staleSince(tx, context, { table: 'fields', id, version })
}

/** Saved values were parsed by the field's type: they must still be valid for it. */
async function refuseTypeChange(tx: Tx, id: number, type: FieldType) {
  const before = await queries.findField(tx, id)
  if (!before || before.fieldType === type || type === 'text') return
  const uses = await queries.countValues(tx, [id])
  if (uses > 0)
    throw new AppError('inUse', {
      message: inUse(`'${before.fieldName}'`, uses, 'its type cannot be changed'),
    })
}

function inUse(what: string, uses: number, so: string): string {
  return `${what} is filled in for ${uses} ${uses === 1 ? 'property' : 'properties'}, so ${so}.`
}

/**
 * A property shows the groups for its usage and those for both, so a name must be unique among
 * these.
 */
async function refuseName(
  tx: Tx,
  {
    id = 0,
    description,
    usageType,
  }: Pick<GroupForm, 'description' | 'usageType'> & { id?: number },
) {
  if (!(await queries.isNameTaken(tx, { id, description, usage: groupUsages[usageType] }))) return
  const message = fieldGroupsMessages.groupTaken
  throw new AppError('taken', { message, fields: { description: message } })
}

export function createGroup({ database }: Services, form: GroupForm, context: CallContext) {
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), async (tx) => {
      await refuseName(tx, form)
      const row = await queries.insertGroup(tx, {
        description: form.description,
        usage: groupUsages[form.usageType],
        rank: form.rank,
      })
      await saveFields(
        tx,
        row.id,
        form.fields.map((field) => ({ ...field, id: 0 })),
        context,
      )
      return toGroup(row, await queries.findFieldsOf(tx, [row.id]))
    }),
  )
}

export function updateGroup(
  { database }: Services,
  form: GroupForm & { id: number; version: number },
  context: CallContext,
) {
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), async (tx) => {
      const { id, version, description, rank, usageType } = form
      await refuseName(tx, form)
      const row = await queries.changeGroup(tx, {
        id,
        version,
        description,
        rank,
        usage: groupUsages[usageType],
      })
      if (!row) {
        if (!(await queries.findGroup(tx, id))) throw new AppError('notFound')
        throw await staleSince(tx, context, { table: 'field_groups', id, version })
      }
      await saveFields(tx, id, form.fields, context)
      return toGroup(row, await queries.findFieldsOf(tx, [id]))
    }),
  )
}

export function removeGroup({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    const group = await queries.lockGroup(tx, id)
    if (!group) throw new AppError('notFound')
    const fieldIds = (await queries.findFieldsOf(tx, [id])).map((field) => field.id)
    const uses = await queries.countValues(tx, fieldIds)
    if (uses > 0) {
      throw new AppError('inUse', {
        message: inUse(`'${group.description}'`, uses, 'it cannot be deleted'),
      })
    }
    await queries.deleteFields(tx, fieldIds)
    await queries.deleteGroup(tx, id)
    return { id }
  })
}

export async function listFields({ database }: Services, groupId: number) {
  if (!(await queries.findGroup(database.db, groupId))) throw new AppError('notFound')
  return queries.findFieldsOf(database.db, [groupId])
}

export async function getField({ database }: Services, id: number) {
  const row = await queries.findField(database.db, id)
  if (!row) throw new AppError('notFound')
  return row
}

export function createField(
  { database }: Services,
  form: FieldForm & { groupId: number },
  context: CallContext,
) {
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), async (tx) => {
      if (!(await queries.lockGroup(tx, form.groupId))) throw new AppError('notFound')
      return queries.insertField(tx, form)
    }),
  )
}

export function updateField(
  { database }: Services,
  form: FieldForm & { id: number; version: number },
  context: CallContext,
) {
  return withUniqueMessages(
    uniqueRules,
    transaction(database, actorOf(context), async (tx) => {
      const before = await queries.findField(tx, form.id)
      if (!before) throw new AppError('notFound')
      await refuseTypeChange(tx, form.id, form.fieldType)
      const row = await queries.changeField(tx, { ...form, groupId: before.groupId })
      if (!row) throw await staleField(tx, context, form)
      return row
    }),
  )
}

export function removeField({ database }: Services, id: number, context: CallContext) {
  return transaction(database, actorOf(context), async (tx) => {
    const field = await queries.lockField(tx, id)
    if (!field) throw new AppError('notFound')
    const uses = await queries.countValues(tx, [id])
    if (uses > 0) {
      throw new AppError('inUse', {
        message: inUse(`'${field.fieldName}'`, uses, 'it cannot be deleted'),
      })
    }
    await queries.deleteFields(tx, [id])
    return { id }
  })
}
