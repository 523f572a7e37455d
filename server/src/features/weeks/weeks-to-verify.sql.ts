import { sql } from '../../db/orm.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'

/**
 * Weeks `w` that are paid but not verified with their resort yet: on Today and in the approvals
 * queue.
 */
export const isToVerify = sql`w.verified_at is null and w.deleted_at is null and w.refusal_reason is null
  and w.status_id = (select id from statuses where code = ${weekStatus.available})`

/** Since when such a week needs attention. */
export const toVerifySince = sql`coalesce(w.paid_at, w.created_at)`
