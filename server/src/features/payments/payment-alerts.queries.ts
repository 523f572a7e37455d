import { and, eq, isNull, sql, type SQL } from '../../db/orm.ts'
import type { AlertQuery } from '#contract/payments/payment-alerts.calls.ts'
import type { PaymentAlert } from '#contract/payments/payments.schema.ts'
import { alertKinds, moneyAlertKinds, type AlertKind } from '#contract/payments/payments.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { paymentAlerts } from '../../db/schema/payments.ts'
import { openAlertLines, openAlerts } from './payment-alerts.sql.ts'
import { eventDetails } from './payment-events.queries.ts'

const moneyKinds = sql`(${sql.join(
  moneyAlertKinds.map((kind) => sql`${kind}`),
  sql`, `,
)})`

function shown({ show, paymentId }: Pick<AlertQuery, 'show' | 'paymentId'>): SQL {
  const rules = [sql`true`]
  if (show) rules.push(show === 'money' ? sql`l.kind in ${moneyKinds}` : sql`l.kind = ${show}`)
  if (paymentId) {
    rules.push(sql`exists (select from ${openAlerts} o
      where o.line = l.line and o.payment_id = ${paymentId})`)
  }
  return sql.join(rules, sql` and `)
}

export async function countAlertLines(db: Executor): Promise<Record<AlertKind, number>> {
  const rows = await db.execute<{ kind: AlertKind; n: number }>(sql`
    select l.kind, count(*)::int as n from ${openAlertLines} l group by l.kind`)
  const byKind = new Map(rows.map(({ kind, n }) => [kind, n]))
  return Object.fromEntries(alertKinds.map((kind) => [kind, byKind.get(kind) ?? 0])) as Record<
    AlertKind,
    number
  >
}

export async function countOpenAlerts(db: Executor): Promise<number> {
  return Object.values(await countAlertLines(db)).reduce((sum, n) => sum + n, 0)
}

/** One page of alert groups: money first, then newest first. */
export async function findAlerts(
  db: Executor,
  query: AlertQuery,
): Promise<{ items: PaymentAlert[]; total: number }> {
  const [row] = await db.execute<{ items: PaymentAlert[]; total: number }>(sql`
    with lines as materialized (select l.* from ${openAlertLines} l where ${shown(query)})
    select (select count(*)::int from lines) as total,
      coalesce(json_agg(alert order by money desc, id desc), '[]') as items
    from (
      select l.id, l.kind in ${moneyKinds} as money, json_build_object('id', l.id,
        'version', l.version, 'kind', l.kind, 'created', l.created_at, 'provider', e.provider,
        'amount', e.amount, 'count', l.count, 'since', l.since,
        'source', case when l.kind = 'forged' then e.payload ->> 'ip' end,
        'payment', case when y.id is not null then
          json_build_object('id', y.id, 'reference', y.reference) end,
        'details', ${eventDetails}) as alert
      from lines l join payment_events e on e.id = l.event_id
      left join payments y on y.id = l.payment_id
      order by money desc, l.id desc
      limit ${query.size} offset ${(query.page - 1) * query.size}) page`)
  return row as { items: PaymentAlert[]; total: number }
}

/**
 * Closes an alert and the earlier ones in its group; newer ones stay open. `absent`: there is no
 * such open alert; `stale`: someone changed it in the meantime.
 */
export async function dismissAlerts(
  tx: Tx,
  key: { id: number; version: number },
  values: { userId: number; note: string | null },
): Promise<'done' | 'absent' | 'stale'> {
  const [found] = await tx
    .select({ version: paymentAlerts.version })
    .from(paymentAlerts)
    .where(and(eq(paymentAlerts.id, key.id), isNull(paymentAlerts.dismissedAt)))
    .for('update')
  if (!found) return 'absent'
  if (found.version !== key.version) return 'stale'
  await tx.execute(sql`
    update payment_alerts set dismissed_at = now(), dismissed_by = ${values.userId},
      note = ${values.note}
    where id in (select o.id from ${openAlerts} o where o.id <= ${key.id}
      and o.line = (select c.line from ${openAlerts} c where c.id = ${key.id}))`)
  return 'done'
}
