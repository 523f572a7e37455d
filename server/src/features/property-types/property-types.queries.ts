import { and, asc, count, desc, eq, ilike, sql } from '../../db/orm.ts'
import { usages, type Usage } from '#contract/properties/properties.choices.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { properties } from '../../db/schema/properties.ts'
import { propertyTypes } from '../../db/schema/property-types.ts'
import { countUses } from '../../kit/uses.ts'

const columns = {
  id: propertyTypes.id,
  version: propertyTypes.version,
  description: propertyTypes.description,
  usage: propertyTypes.usage,
  isLand: propertyTypes.isLand,
}

export interface TypeRow {
  id: number
  version: number
  description: string
  usage: Usage
  isLand: boolean
}

interface TypeValues {
  description: string
  usage: Usage
  /** Unchanged if undefined. */
  isLand?: boolean | undefined
}

export async function findTypes(db: Executor, usage?: Usage): Promise<TypeRow[]> {
  return db
    .select(columns)
    .from(propertyTypes)
    .where(usage ? eq(propertyTypes.usage, usage) : undefined)
    .orderBy(asc(propertyTypes.description), asc(propertyTypes.id))
}

export interface TypeQuery {
  page: number
  size: number
  sort: 'id' | 'description' | 'usageType'
  order: 'asc' | 'desc'
  search?: string | undefined
}

const sorted = {
  id: propertyTypes.id,
  description: propertyTypes.description,
  usageType: sql`array_position(array[${sql.join(
    usages.map((usage) => sql`${usage}`),
    sql`, `,
  )}], ${propertyTypes.usage})`,
}

export async function findTypePage(db: Executor, query: TypeQuery) {
  const where = query.search
    ? ilike(propertyTypes.description, `%${query.search.replace(/[\\%_]/g, '\\$&')}%`)
    : undefined
  const direction = query.order === 'asc' ? asc : desc
  const [items, [counted]] = await Promise.all([
    db
      .select(columns)
      .from(propertyTypes)
      .where(where)
      .orderBy(direction(sorted[query.sort]), asc(propertyTypes.id))
      .limit(query.size)
      .offset((query.page - 1) * query.size),
    db.select({ total: count() }).from(propertyTypes).where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function findType(db: Executor, id: number): Promise<TypeRow | undefined> {
  const [row] = await db.select(columns).from(propertyTypes).where(eq(propertyTypes.id, id))
  return row
}

export async function insertType(tx: Tx, values: TypeValues): Promise<TypeRow> {
  const [row] = await tx.insert(propertyTypes).values(values).returning(columns)
  return row as TypeRow
}

/** Undefined if there is no such version of it. */
export async function changeType(
  tx: Tx,
  { id, version, ...values }: TypeValues & { id: number; version: number },
): Promise<TypeRow | undefined> {
  const [row] = await tx
    .update(propertyTypes)
    .set(values)
    .where(and(eq(propertyTypes.id, id), eq(propertyTypes.version, version)))
    .returning(columns)
  return row
}

export async function lockType(tx: Tx, id: number): Promise<TypeRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(propertyTypes)
    .where(eq(propertyTypes.id, id))
    .for('update')
  return row
}

export async function deleteType(tx: Tx, id: number): Promise<void> {
  await tx.delete(propertyTypes).where(eq(propertyTypes.id, id))
}

/** Deleted listings count too: their record must remain complete. */
export async function countPropertiesOfType(tx: Tx, id: number): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(properties)
    .where(eq(properties.propertyTypeId, id))
  return row?.uses ?? 0
}

/**
 * How many properties have each of these types, including deleted ones, up to one more than the
 * cap.
 */
export const countPropertiesOf = (db: Executor, ids: readonly number[]) =>
  countUses(db, [properties.propertyTypeId], ids)
