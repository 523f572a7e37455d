import { sql } from '../../db/orm.ts'

/** Agencies `g` whose certificate has not been checked yet: on Today and in the approvals queue. */
export const isAgencyToVerify = sql`g.verified_at is null and g.deleted_at is null
  and g.refusal_reason is null`
