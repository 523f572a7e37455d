import { asc, sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { statuses } from '../../db/schema/statuses.ts'

/** In the order in which a week passes through them, which is the order of their ids. */
export function findWeekStatuses(db: Executor) {
  return db
    .select({ id: statuses.id, code: statuses.code, description: statuses.description })
    .from(statuses)
    .where(sql`${statuses.appliesTo} in ('week', 'both')`)
    .orderBy(asc(statuses.id))
}
