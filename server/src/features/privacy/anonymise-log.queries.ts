import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import type { PersonalRow } from './anonymise.queries.ts'

/** The columns of personal rows whose values the change log must not keep. */
const personal = [
  'username',
  'email',
  'new_email',
  'name',
  'surname',
  'phone',
  'cell_number',
  'telephone',
  'company_reg_number',
  'how_married',
  'spouse_name',
  'spouse_surname',
  'spouse_email',
  'spouse_telephone',
  'spouse_cell_number',
  'street_number',
  'street',
  'suburb',
  'city',
  'province',
  'postal_code',
  'ffc_number',
  'ffc_valid_until',
  'message',
  'note',
  'comment',
  'details',
  'ip',
]

/** The log only grows, except in a transaction that says it redacts; see the trigger of that name. */
async function allowRedaction(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('jacaranda.redaction', 'on', true)`)
}

const columns = sql`${`{${personal.join(',')}}`}::text[]`

export async function redactChanges(tx: Tx, rows: readonly PersonalRow[]): Promise<void> {
  await allowRedaction(tx)
  await tx.execute(sql`
    update change_log c set before = redacted(c.before, ${columns}), after = redacted(c.after, ${columns})
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("table" text, "rowId" text)
    where c.row_id = r."rowId" and c.table_name = r."table"`)
}

/** The lists of addresses lose and gain rows: what was there before is found by the address alone. */
export async function redactAddress(tx: Tx, email: string): Promise<void> {
  await allowRedaction(tx)
  await tx.execute(sql`
    update change_log set before = redacted(before, ${columns}), after = redacted(after, ${columns})
    where table_name in ('marketing_contacts', 'marketing_suppressions')
      and lower(${email}) in (lower(before ->> 'email'), lower(after ->> 'email'))`)
}

/** What the person did stays told; who it was is a number. */
export async function redactActor(tx: Tx, userId: number): Promise<void> {
  await allowRedaction(tx)
  await tx.execute(sql`
    update change_log set actor_name = ${`deleted user ${userId}`} where actor_user_id = ${userId}`)
}
