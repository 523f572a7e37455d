import { and, eq, getTableColumns, inArray, isNull, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { properties } from '../../db/schema/properties.ts'
import { propertyFieldValues } from '../../db/schema/property-fields.ts'
import { statuses } from '../../db/schema/statuses.ts'
import { statusIdOf } from '../listings/listings.sql.ts'

export type PropertyColumns = typeof properties.$inferSelect
export type NewColumns = Omit<typeof properties.$inferInsert, 'statusId'>

export interface FieldValue {
  fieldId: number
  value: string
}

/** A listing's current state, with the values of its user-defined fields. */
export interface ExistingListing {
  columns: Omit<PropertyColumns, 'searchText'>
  statusCode: string
  statusName: string
  values: FieldValue[]
}

type Found = Omit<ExistingListing, 'values'>

async function withValues(db: Executor, found: Found[]): Promise<ExistingListing[]> {
  if (found.length === 0) return []
  const values = await db
    .select({
      propertyId: propertyFieldValues.propertyId,
      fieldId: propertyFieldValues.fieldId,
      value: propertyFieldValues.value,
    })
    .from(propertyFieldValues)
    .where(
      inArray(
        propertyFieldValues.propertyId,
        found.map(({ columns }) => columns.id),
      ),
    )
  const byListing = Map.groupBy(values, ({ propertyId }) => propertyId)
  return found.map((listing) => ({
    ...listing,
    values: (byListing.get(listing.columns.id) ?? []).map(({ fieldId, value }) => ({
      fieldId,
      value,
    })),
  }))
}

export async function findByOwnReference(
  db: Executor,
  agencyId: number,
  references: readonly string[],
  { lock }: { lock: boolean },
): Promise<ExistingListing[]> {
  if (references.length === 0) return []
  const query = db
    .select({ columns: properties, statusCode: statuses.code, statusName: statuses.description })
    .from(properties)
    .innerJoin(statuses, eq(statuses.id, properties.statusId))
    .where(
      and(
        eq(properties.agencyId, agencyId),
        isNull(properties.deletedAt),
        inArray(
          sql`lower(${properties.ownReference})`,
          references.map((reference) => reference.toLowerCase()),
        ),
      ),
    )
    .orderBy(properties.id)
  return withValues(db, lock ? await query.for('update', { of: properties }) : await query)
}

export interface NewListing {
  columns: NewColumns
  values: readonly FieldValue[]
}

/** Inserts many listings at once; returns them in the same order. */
export async function insertMany(
  tx: Tx,
  statusCode: string,
  listings: readonly NewListing[],
): Promise<{ id: number; version: number }[]> {
  if (listings.length === 0) return []
  const statusId = statusIdOf(statusCode)
  const rows = await tx
    .insert(properties)
    .values(listings.map(({ columns }) => ({ ...columns, statusId })))
    .returning({ id: properties.id, version: properties.version, own: properties.ownReference })
  const byReference = new Map(rows.map((row) => [row.own, row]))
  const inserted = listings.map(
    ({ columns }) => byReference.get(columns.ownReference ?? null) as (typeof rows)[number],
  )
  const values = listings.flatMap((listing, place) =>
    listing.values.map((value) => ({
      propertyId: (inserted[place] as { id: number }).id,
      ...value,
    })),
  )
  // PostgreSQL takes 65 535 values in one statement.
  for (let at = 0; at < values.length; at += 10_000) {
    await tx.insert(propertyFieldValues).values(values.slice(at, at + 10_000))
  }
  return inserted.map(({ id, version }) => ({ id, version }))
}

/** Listings of an import being undone, locked; those deleted since are missing. */
export async function lockListings(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return []
  return tx
    .select({ id: properties.id, version: properties.version })
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), isNull(properties.deletedAt)))
    .orderBy(properties.id)
    .for('update')
}

export async function findVersion(db: Executor, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ version: properties.version })
    .from(properties)
    .where(eq(properties.id, id))
  return row?.version
}

export interface ColumnChange {
  id: number
  columns: Partial<NewColumns>
}

/**
 * Changes many listings, with one statement for those with the same changed columns; returns their
 * versions.
 */
export async function changeMany(
  tx: Tx,
  changes: readonly ColumnChange[],
): Promise<Map<number, number>> {
  const names = getTableColumns(properties)
  const nameOf = (key: string) => names[key as keyof typeof names].name
  const versions = new Map<number, number>()
  const alike = Map.groupBy(changes, ({ columns }) => Object.keys(columns).toSorted().join())
  for (const [keys, group] of alike) {
    const written = keys.split(',').filter(Boolean).map(nameOf)
    if (written.length === 0) continue
    const rows = group.map(({ id, columns }) => ({
      id,
      ...Object.fromEntries(Object.entries(columns).map(([key, value]) => [nameOf(key), value])),
    }))
    const set = written.map((name) => sql`${sql.identifier(name)} = x.${sql.identifier(name)}`)
    const changed = await tx.execute<{ id: number; version: number }>(sql`
      update properties p set ${sql.join(set, sql`, `)}
      from jsonb_populate_recordset(null::properties, ${JSON.stringify(rows)}::jsonb) x
      where p.id = x.id returning p.id, p.version`)
    for (const { id, version } of changed) versions.set(id, version)
  }
  return versions
}
