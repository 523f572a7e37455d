import { sql, type SQL } from '../../db/orm.ts'
import type { PaymentFilter } from '#contract/payments/payments-admin.calls.ts'
import type { PaymentMonth } from '#contract/payments/payments.schema.ts'
import {
  paymentStates,
  stateOfStatus,
  type PaymentState,
} from '#contract/payments/payments.states.ts'
import { vatPercent } from '#contract/payments/vat.ts'
import { listCountCap } from '#contract/values/paging.ts'
import type { Executor } from '../../db/connect.ts'
import { cappedAt, countUpTo } from '../../kit/long-list.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { personName } from '../accounts/person.sql.ts'
import { listingTables, listingTitle } from '../listings/listings.sql.ts'
import { paymentJoins, paymentJson, type PaymentRecord } from './payments.queries.ts'
import { localDay, localTime } from '../../db/local-time.ts'

const states = sql.raw(paymentStates.map((state) => `'${state}'`).join(', '))

const payerName = personName(sql`y.user_id`)

function withoutState({ provider, kind, from, to, search }: PaymentFilter): SQL {
  const rules = [sql`y.deleted_at is null`]
  if (provider) rules.push(sql`y.provider = ${provider}`)
  if (kind) rules.push(sql`y.${listingTables[kind].column} is not null`)
  if (from) rules.push(sql`${localDay(sql`y.created_at`)} >= ${from}::date`)
  if (to) rules.push(sql`${localDay(sql`y.created_at`)} <= ${to}::date`)
  if (search) {
    rules.push(sql`position(lower(${search}) in lower(concat_ws(' ', y.reference, y.bank_reference,
      y.provider_request_id, y.provider_transaction_id, coalesce(p.reference, w.reference),
      ${listingTitle}, ${payerName},
      (select u.email from users u where u.id = y.user_id)))) > 0`)
  }
  return sql.join(rules, sql` and `)
}

function within(filter: PaymentFilter): SQL {
  const state = filter.paymentStatus
    ? sql` and y.state = ${stateOfStatus(filter.paymentStatus)}`
    : sql``
  return sql`${withoutState(filter)}${state}`
}

const columns: Record<string, SQL> = {
  id: sql`y.id`,
  created: sql`y.created_at`,
  reference: sql`coalesce(p.reference, w.reference)`,
  payer: payerName,
  amount: sql`y.amount`,
  state: sql`y.state`,
}

export interface PaymentPage {
  items: PaymentRecord[]
  total: number
  capped: boolean
  /** One more than `listCountCap` if there are more. */
  counts: Record<PaymentState, number>
}

/** A search reads every payment anyway: it counts all states at the same time. */
const countFound = (filter: PaymentFilter) => sql`
  select y.state, count(*)::int as n ${paymentJoins} where ${withoutState(filter)} group by y.state`

const countStates = (filter: PaymentFilter) => {
  const ofState = {
    table: sql`payments y`,
    where: sql`y.state = s.state and ${withoutState(filter)}`,
  }
  return sql`
    select s.state, (${countUpTo(ofState, listCountCap)}) as n
    from unnest(array[${states}]) s (state)`
}

export async function findPayments(
  db: Executor,
  query: PageQuery<string> & PaymentFilter,
): Promise<PaymentPage> {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const sorting = sql`${columns[query.sort] ?? sql`y.id`} ${direction}, y.id desc`
  const counted = await db.execute<{ state: PaymentState; n: number }>(
    query.search ? countFound(query) : countStates(query),
  )
  const rows = await db.execute<{ payment: PaymentRecord }>(sql`
    select ${paymentJson} as payment ${paymentJoins} where ${within(query)}
    order by ${sorting} limit ${query.size} offset ${offsetOf(query)}`)
  const byState = new Map(counted.map(({ state, n }) => [state, n]))
  const counts = Object.fromEntries(
    paymentStates.map((state) => [state, byState.get(state) ?? 0]),
  ) as Record<PaymentState, number>
  const total = query.paymentStatus
    ? counts[stateOfStatus(query.paymentStatus)]
    : Object.values(counts).reduce((sum, n) => sum + n, 0)
  return {
    items: rows.map(({ payment }) => payment),
    ...cappedAt(listCountCap, total),
    counts,
  }
}

export async function countPayments(db: Executor, filter: PaymentFilter): Promise<number> {
  const [row] = await db.execute<{ n: number }>(sql`
    select count(*)::int as n ${paymentJoins} where ${within(filter)}`)
  return row?.n ?? 0
}

/** The next rows below an id, for files that contain them all. */
export async function findBatch(
  db: Executor,
  filter: PaymentFilter,
  belowId: number | undefined,
  size: number,
): Promise<PaymentRecord[]> {
  const below = belowId === undefined ? sql`` : sql` and y.id < ${belowId}`
  const rows = await db.execute<{ payment: PaymentRecord }>(sql`
    select ${paymentJson} as payment ${paymentJoins} where ${within(filter)}${below}
    order by y.id desc limit ${size}`)
  return rows.map(({ payment }) => payment)
}

const month = (column: SQL) => sql`to_char(${localTime(column)}, 'YYYY-MM')`

export async function findMonths(db: Executor, filter: PaymentFilter): Promise<PaymentMonth[]> {
  const rows = await db.execute<PaymentMonth & Record<string, unknown>>(sql`
    with found as (
      select y.amount, y.paid_at, y.refunded_at ${paymentJoins}
      where ${within(filter)} and y.paid_at is not null)
    select month, sum(count)::int as count, sum(amount)::float8 as amount,
      sum(round(amount * ${vatPercent} / (100 + ${vatPercent}), 2))::float8 as vat,
      sum(refunded)::float8 as refunded
    from (
      select ${month(sql`paid_at`)} as month, 1 as count, amount, 0 as refunded from found
      union all
      select ${month(sql`refunded_at`)}, 0, 0, amount from found where refunded_at is not null
    ) moved group by month order by month desc`)
  return [...rows]
}

export interface LedgerSums {
  payments: { count: number; amount: number }
  ledger: { count: number; amount: number }
  differences: { id: number; reference: string; state: PaymentState; rebuilt: PaymentState }[]
}

/**
 * Recalculates from the ledger only: the last event that names a state is the state, and the event
 * that brought the money has its amount. A browser's return is not proof and does not count.
 */
export async function rebuildFromLedger(db: Executor): Promise<LedgerSums> {
  const [row] = await db.execute<{ sums: LedgerSums }>(sql`
    with last as (
      select distinct on (payment_id) payment_id, outcome as state from payment_events
      where payment_id is not null and kind <> 'return' and outcome in (${states})
      order by payment_id, id desc),
    money as (
      select distinct on (payment_id) payment_id, amount from payment_events
      where kind in ('notify', 'query', 'confirm') and outcome in ('paid', 'refund due')
      order by payment_id, id),
    compared as (
      select y.id, y.reference, y.state, y.amount, coalesce(l.state, 'pending') as rebuilt,
        m.amount as ledger_amount
      from payments y left join last l on l.payment_id = y.id
      left join money m on m.payment_id = y.id where y.deleted_at is null)
    select json_build_object(
      'payments', (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
        from compared where state in ('paid', 'refund due')),
      'ledger', (select json_build_object('count', count(*), 'amount', coalesce(sum(ledger_amount), 0))
        from compared where rebuilt in ('paid', 'refund due')),
      'differences', (select coalesce(json_agg(json_build_object('id', id, 'reference', reference,
          'state', state, 'rebuilt', rebuilt) order by id), '[]')
        from compared where state <> rebuilt)) as sums`)
  return (row as { sums: LedgerSums }).sums
}
