import { and, asc, count, desc, eq, ilike, inArray, sql } from '../../db/orm.ts'
import type { FeatureKey } from '#contract/properties/features.ts'
import type { FieldType } from '#contract/properties/properties.choices.ts'
import { usesCap } from '#contract/values/paging.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { propertyFieldValues } from '../../db/schema/property-fields.ts'
import {
  fieldGroups,
  fields,
  type fieldFacts,
  type groupUsages,
} from '../../db/schema/field-groups.ts'
import { mostUses } from '../../kit/uses.ts'

export type GroupUsage = (typeof groupUsages)[number]

export interface GroupRow {
  id: number
  version: number
  description: string
  usage: GroupUsage
  rank: number
}

export interface FieldRow {
  id: number
  version: number
  groupId: number
  fieldName: string
  fieldType: FieldType
  rank: number
  searchable: boolean
  feature: FeatureKey | null
}

const groupColumns = {
  id: fieldGroups.id,
  version: fieldGroups.version,
  description: fieldGroups.description,
  usage: fieldGroups.usage,
  rank: fieldGroups.rank,
}

const fieldColumns = {
  id: fields.id,
  version: fields.version,
  groupId: fields.groupId,
  fieldName: fields.name,
  fieldType: fields.type,
  rank: fields.rank,
  searchable: fields.searchable,
  feature: fields.feature,
}

export interface GroupQuery {
  page: number
  size: number
  sort: 'id' | 'description' | 'usageType' | 'rank'
  order: 'asc' | 'desc'
  search?: string | undefined
}

const sorted = {
  id: fieldGroups.id,
  description: fieldGroups.description,
  usageType: sql`array_position(array['Residential', 'Commercial', 'Both'], ${fieldGroups.usage})`,
  rank: fieldGroups.rank,
}

export async function findGroupPage(db: Executor, query: GroupQuery) {
  const where = query.search
    ? ilike(fieldGroups.description, `%${query.search.replace(/[\\%_]/g, '\\$&')}%`)
    : undefined
  const direction = query.order === 'asc' ? asc : desc
  const [items, [counted]] = await Promise.all([
    db
      .select(groupColumns)
      .from(fieldGroups)
      .where(where)
      .orderBy(direction(sorted[query.sort]), asc(fieldGroups.id))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    db.select({ total: count() }).from(fieldGroups).where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function findGroup(db: Executor, id: number): Promise<GroupRow | undefined> {
  const [row] = await db.select(groupColumns).from(fieldGroups).where(eq(fieldGroups.id, id))
  return row
}

export async function lockGroup(tx: Tx, id: number): Promise<GroupRow | undefined> {
  const [row] = await tx
    .select(groupColumns)
    .from(fieldGroups)
    .where(eq(fieldGroups.id, id))
    .for('update')
  return row
}

export async function findFieldsOf(db: Executor, groupIds: readonly number[]): Promise<FieldRow[]> {
  if (!groupIds.length) return []
  return db
    .select(fieldColumns)
    .from(fields)
    .where(inArray(fields.groupId, [...groupIds]))
    .orderBy(asc(fields.rank), asc(fields.id))
}

export async function findField(db: Executor, id: number): Promise<FieldRow | undefined> {
  const [row] = await db.select(fieldColumns).from(fields).where(eq(fields.id, id))
  return row
}

export async function lockField(tx: Tx, id: number): Promise<FieldRow | undefined> {
  const [row] = await tx.select(fieldColumns).from(fields).where(eq(fields.id, id)).for('update')
  return row
}

/** Whether a form could show this group next to another one with the same name. */
export async function isNameTaken(
  tx: Tx,
  { id, description, usage }: Pick<GroupRow, 'id' | 'description' | 'usage'>,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from field_groups g
    where g.id <> ${id} and lower(g.description) = lower(${description})
      and (g.usage = ${usage} or 'Both' in (g.usage, ${usage})) limit 1`)
  return rows.length > 0
}

export async function insertGroup(
  tx: Tx,
  values: Omit<GroupRow, 'id' | 'version'>,
): Promise<GroupRow> {
  const [row] = await tx.insert(fieldGroups).values(values).returning(groupColumns)
  return row as GroupRow
}

export async function changeGroup(
  tx: Tx,
  { id, version, ...values }: GroupRow,
): Promise<GroupRow | undefined> {
  const [row] = await tx
    .update(fieldGroups)
    .set(values)
    .where(and(eq(fieldGroups.id, id), eq(fieldGroups.version, version)))
    .returning(groupColumns)
  return row
}

export interface FieldValues {
  groupId: number
  fieldName: string
  fieldType: FieldType
  rank: number
  searchable?: boolean | undefined
}

export async function insertField(tx: Tx, field: FieldValues): Promise<FieldRow> {
  const [row] = await tx
    .insert(fields)
    .values({
      groupId: field.groupId,
      name: field.fieldName,
      type: field.fieldType,
      rank: field.rank,
      searchable: field.searchable ?? false,
    })
    .returning(fieldColumns)
  return row as FieldRow
}

/** Undefined if there is no such field in the group, or no such version of it. */
export async function changeField(
  tx: Tx,
  field: FieldValues & { id: number; version?: number | undefined },
): Promise<FieldRow | undefined> {
  const [row] = await tx
    .update(fields)
    .set({
      name: field.fieldName,
      type: field.fieldType,
      rank: field.rank,
      ...(field.searchable === undefined ? {} : { searchable: field.searchable }),
    })
    .where(
      and(
        eq(fields.id, field.id),
        eq(fields.groupId, field.groupId),
        field.version ? eq(fields.version, field.version) : undefined,
      ),
    )
    .returning(fieldColumns)
  return row
}

/** How many properties have a value in one of these fields. */
export async function countValues(tx: Tx, fieldIds: readonly number[]): Promise<number> {
  if (!fieldIds.length) return 0
  const [row] = await tx
    .select({ uses: sql<number>`count(distinct ${propertyFieldValues.propertyId})::int` })
    .from(propertyFieldValues)
    .where(inArray(propertyFieldValues.fieldId, [...fieldIds]))
  return row?.uses ?? 0
}

/**
 * The same for each of these groups. If one of its fields has more values than the cap, so has the
 * group, and counting them in the index is enough; below that the number is exact.
 */
export async function countUses(
  db: Executor,
  groupIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.execute<{ id: number; uses: number }>(sql`
    select id, case when most > ${usesCap} then most else (
      select count(distinct property_id) from property_field_values where field_id = any(field_ids)
    ) end::int as uses
    from (
      select f.group_id as id, array_agg(f.id) as field_ids, max(counted.uses) as most
      from fields f
      cross join lateral (select count(*) as uses from (
        select from property_field_values where field_id = f.id limit ${mostUses}) valued) counted
      where f.group_id = any(${sql.param([...groupIds])}::int[])
      group by f.group_id) groups`)
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

export async function deleteFields(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length) await tx.delete(fields).where(inArray(fields.id, [...ids]))
}

export async function deleteGroup(tx: Tx, id: number): Promise<void> {
  await tx.delete(fieldGroups).where(eq(fieldGroups.id, id))
}

export interface KnownField {
  id: number
  name: string
  type: FieldType
  rank: number
  fact: (typeof fieldFacts)[number] | null
  feature: FeatureKey | null
  searchable: boolean
  usage: GroupUsage
  groupId: number
  groupName: string
  groupRank: number
}

/** Every field with its group, in the order of the forms. */
export async function findFields(db: Executor): Promise<KnownField[]> {
  return db
    .select({
      id: fields.id,
      name: fields.name,
      type: fields.type,
      rank: fields.rank,
      fact: fields.fact,
      feature: fields.feature,
      searchable: fields.searchable,
      usage: fieldGroups.usage,
      groupId: fieldGroups.id,
      groupName: fieldGroups.description,
      groupRank: fieldGroups.rank,
    })
    .from(fields)
    .innerJoin(fieldGroups, eq(fieldGroups.id, fields.groupId))
    .orderBy(asc(fieldGroups.rank), asc(fieldGroups.id), asc(fields.rank), asc(fields.id))
}
