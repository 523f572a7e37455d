import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/connect.ts'
import { propertyFieldValues } from '../../db/schema/properties.ts'

/** The values become exactly these; what did not change is not written. */
export async function replaceFieldValues(
  tx: Tx,
  propertyId: number,
  values: readonly { fieldId: number; value: string }[],
): Promise<void> {
  const before = await tx
    .select({ fieldId: propertyFieldValues.fieldId, value: propertyFieldValues.value })
    .from(propertyFieldValues)
    .where(eq(propertyFieldValues.propertyId, propertyId))
  const wanted = new Map(values.map(({ fieldId, value }) => [fieldId, value]))
  const gone = before.filter(({ fieldId }) => !wanted.has(fieldId)).map(({ fieldId }) => fieldId)
  const known = new Map(before.map(({ fieldId, value }) => [fieldId, value]))
  const changed = values.filter(({ fieldId, value }) => known.get(fieldId) !== value)
  if (gone.length) {
    await tx.execute(sql`delete from property_field_values
      where property_id = ${propertyId} and field_id in ${gone}`)
  }
  if (changed.length) {
    await tx
      .insert(propertyFieldValues)
      .values(changed.map(({ fieldId, value }) => ({ propertyId, fieldId, value })))
      .onConflictDoUpdate({
        target: [propertyFieldValues.propertyId, propertyFieldValues.fieldId],
        set: { value: sql`excluded.value` },
      })
  }
}

export interface SavedField {
  userDefinedFieldId: number
  name: string
  type: 'text' | 'number' | 'yesno'
  rank: number
  groupName: string
  value: string
}

export async function findSavedFields(db: Executor, propertyId: number): Promise<SavedField[]> {
  const rows = await db.execute<SavedField & Record<string, unknown>>(sql`
    select f.id as "userDefinedFieldId", f.name, f.type, f.rank, g.description as "groupName", v.value
    from property_field_values v
    join fields f on f.id = v.field_id
    join field_groups g on g.id = f.group_id
    where v.property_id = ${propertyId}
    order by g.rank, g.id, f.rank, f.id`)
  return [...rows]
}
