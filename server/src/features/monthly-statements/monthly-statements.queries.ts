import { sql, type SQL } from '../../db/orm.ts'
import type { StatementEntry } from '#contract/monthly-statements/monthly-statements.calls.ts'
import type { Executor } from '../../db/connect.ts'
import { localDay, startOfDay } from '../../db/local-time.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingJoins, listingReference } from '../listings/listings.sql.ts'

const settled = sql`y.state in ('paid', 'refund due', 'refunded') and y.deleted_at is null`

/** Whether a column is an instant within the month, in a form that can use an index. */
const inMonth = (column: SQL, month: string) => sql`${column} >= ${startOfDay(`${month}-01`)}
  and ${column} < ((${`${month}-01`}::date + interval '1 month')::timestamp at time zone 'Africa/Johannesburg')`

/** The money paid a fee at some time; money that never did has no VAT. */
const paidFee = sql`exists (select from payment_events e where e.payment_id = y.id
  and e.kind in ('notify', 'query', 'confirm') and e.outcome = 'paid')`

export type Movement = Omit<StatementEntry, 'exclVat' | 'vat'>

export async function findMovements(db: Executor, month: string): Promise<Movement[]> {
  const facts = (kind: Movement['kind'], instant: SQL) => sql`
    select y.id, json_build_object('paymentId', y.id, 'reference', y.reference,
      'kind', ${kind}::text, 'fee', ${paidFee}, 'day', ${localDay(instant)},
      'provider', y.provider, 'payer', coalesce(${personName(sql`y.user_id`)}, ''),
      'listing', ${listingReference}, 'amount', y.amount) as entry, ${instant} as at
    from payments y ${listingJoins(sql`y`)}
    where ${settled} and ${inMonth(instant, month)}`
  const rows = await db.execute<{ entry: Movement }>(sql`
    select entry from (${facts('received', sql`y.paid_at`)}
      union all ${facts('refunded', sql`y.refunded_at`)}) moved order by at, id`)
  return rows.map(({ entry }) => entry)
}

/**
 * The state of a month's payments from the events alone: the last event that brought or returned
 * money.
 */
export async function findLedgerSums(
  db: Executor,
  month: string,
): Promise<{ received: number; refunded: number }> {
  const [row] = await db.execute<{ received: number; refunded: number }>(sql`
    with brought as (
      select distinct on (e.payment_id) e.payment_id, e.amount from payment_events e
      where e.kind in ('notify', 'query', 'confirm') and e.outcome in ('paid', 'refund due')
      order by e.payment_id, e.id desc),
    last_state as (
      select distinct on (e.payment_id) e.payment_id, e.outcome from payment_events e
      where e.kind <> 'return' and e.outcome in ('pending', 'paid', 'declined', 'cancelled',
        'failed', 'refund due', 'refunded')
      order by e.payment_id, e.id desc)
    select
      coalesce(sum(b.amount) filter (where ${inMonth(sql`y.paid_at`, month)}), 0)::float8
        as received,
      coalesce(sum(b.amount) filter (where s.outcome = 'refunded'
        and ${inMonth(sql`y.refunded_at`, month)}), 0)::float8 as refunded
    from brought b join last_state s on s.payment_id = b.payment_id
    join payments y on y.id = b.payment_id
    where s.outcome in ('paid', 'refund due', 'refunded') and y.deleted_at is null`)
  return row ?? { received: 0, refunded: 0 }
}

export async function findMonths(db: Executor): Promise<string[]> {
  const rows = await db.execute<{ month: string }>(sql`
    select distinct to_char(${localDay(sql`at`)}, 'YYYY-MM') as month from (
      select y.paid_at as at from payments y where ${settled} and y.paid_at is not null
      union all
      select y.refunded_at from payments y where ${settled} and y.refunded_at is not null) moved
    order by month desc`)
  return rows.map(({ month }) => month)
}
