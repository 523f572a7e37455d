import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

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
