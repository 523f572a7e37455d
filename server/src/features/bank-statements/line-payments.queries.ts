import { sql, type SQL } from '../../db/orm.ts'
import type { LinePayment } from '#contract/bank-statements/bank-statements.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { localDay } from '../../db/local-time.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingJoins, listingReference, listingTitle } from '../listings/listings.sql.ts'
import type { PayablePayment } from './match-lines.ts'

const received = sql`coalesce((select sum(b.amount) from bank_receipts b
  where b.payment_id = y.id and b.undone_at is null), 0)`

const settled = sql`y.state in ('paid', 'refund due', 'refunded')`

/** Cancelled and paid ones may still be named by money that arrives late or twice. */
const stillNamed = sql`y.provider = 'eft' and y.deleted_at is null
  and (y.state = 'pending' or y.updated_at > now() - interval '180 days')`

const surname = sql`coalesce(
  (select i.surname from individuals i where i.user_id = y.user_id),
  (select a.surname from agents a where a.user_id = y.user_id), '')`

/** Every payment that the lines of a statement may belong to. */
export async function findPayablePayments(db: Executor): Promise<PayablePayment[]> {
  const rows = await db.execute<PayablePayment & Record<string, unknown>>(sql`
    select y.id, y.reference, ${listingReference} as "listingReference", y.user_id as "userId",
      ${surname} as surname, y.state, (y.amount * 100)::float8 as amount,
      (${received} * 100)::float8 as received, ${localDay(sql`y.created_at`)}::text as "requestedOn",
      (${settled} and y.confirmed_by is not null and ${received} = 0) as "confirmedByHand"
    from payments y ${listingJoins(sql`y`)}
    where ${stillNamed} and y.fee_name not like 'Overpayment of %'`)
  return [...rows]
}

const paymentFacts = sql`json_build_object('id', y.id, 'reference', y.reference,
  'payer', coalesce(${personName(sql`y.user_id`)}, ''),
  'listing', json_build_object('reference', ${listingReference}, 'title', ${listingTitle}),
  'amount', y.amount,
  'outstanding', case when ${settled} then 0 else y.amount - ${received} end,
  'paymentStatus', upper(y.state), 'requestedOn', ${localDay(sql`y.created_at`)},
  'paidOn', ${localDay(sql`y.paid_at`)})`

async function findFacts(db: Executor, rest: SQL): Promise<LinePayment[]> {
  const rows = await db.execute<{ payment: LinePayment }>(sql`
    select ${paymentFacts} as payment from payments y ${listingJoins(sql`y`)} ${rest}`)
  return rows.map(({ payment }) => payment)
}

export async function findLinePayments(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, LinePayment>> {
  if (ids.length === 0) return new Map()
  const found = await findFacts(db, sql`where y.id = any(${sql.param([...ids])}::int[])`)
  return new Map(found.map((payment) => [payment.id, payment]))
}

const mostFound = 20

/** Open ones first, then the newest. */
export function searchLinePayments(db: Executor, search: string): Promise<LinePayment[]> {
  const amount = /^R?\s*[\d\s]+([.,]\d{2})?$/i.test(search)
    ? search.replace(/[R\s]/gi, '').replace(',', '.')
    : null
  return findFacts(
    db,
    sql`where ${stillNamed} and (y.amount::text = ${amount} or y.amount::text = ${amount} || '.00'
      or position(lower(${search}) in lower(concat_ws(' ', y.reference, ${listingReference},
        ${listingTitle}, ${personName(sql`y.user_id`)}))) > 0)
      order by y.state <> 'pending', y.id desc limit ${mostFound}`,
  )
}
