import { eq, sql } from '../../db/orm.ts'
import type { Tx } from '../../db/connect.ts'
import { propertyFieldValues } from '../../db/schema/property-fields.ts'

export function findFieldValues(tx: Tx, propertyId: number) {
  return tx
    .select({ fieldId: propertyFieldValues.fieldId, value: propertyFieldValues.value })
    .from(propertyFieldValues)
    .where(eq(propertyFieldValues.propertyId, propertyId))
}

/** Replaces the values with exactly these; unchanged ones are not written. */
export async function replaceFieldValues(
  tx: Tx,
  propertyId: number,
  values: readonly { fieldId: number; value: string }[],
): Promise<void> {
  const before = await findFieldValues(tx, propertyId)
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
