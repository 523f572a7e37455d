import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

export interface EndingCertificate {
  kind: 'agency' | 'agent'
  id: number
  name: string
  number: string | null
  validUntil: string
  readerName: string
  readerEmail: string
}

const active = sql`u.deleted_at is null and u.email_confirmed_at is not null`

/** Certificates that expire within a range of days, once for each person to notify. */
export async function findEndingCertificates(
  db: Executor,
  { from, to }: { from: string; to: string },
): Promise<EndingCertificate[]> {
  const within = (table: 'g' | 'a') =>
    sql`${sql.identifier(table)}.ffc_valid_until between ${from}::date and ${to}::date`
  const rows = await db.execute<EndingCertificate & Record<string, unknown>>(sql`
    with administrators as (
      select a.agency_id, u.email, trim(a.name || ' ' || a.surname) as name
      from agents a join users u on u.id = a.user_id join roles o on o.id = u.role_id
      where o.key = 'agency' and a.deleted_at is null and ${active})
    select 'agency' as kind, g.id, g.name, g.ffc_number as number,
      g.ffc_valid_until::text as "validUntil", m.name as "readerName", m.email as "readerEmail"
    from agencies g join administrators m on m.agency_id = g.id
    where g.deleted_at is null and ${within('g')}
    union
    select 'agent', a.id, trim(a.name || ' ' || a.surname), a.ffc_number, a.ffc_valid_until::text,
      r.name, r.email
    from agents a join users u on u.id = a.user_id
    cross join lateral (
      select trim(a.name || ' ' || a.surname) as name, u.email where ${active}
      union select m.name, m.email from administrators m where m.agency_id = a.agency_id) r
    where a.deleted_at is null and u.deleted_at is null and ${within('a')}
    order by 1, 2`)
  return [...rows]
}
