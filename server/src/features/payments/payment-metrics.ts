import { sql } from '../../db/orm.ts'
import type { Database } from '../../db/connect.ts'
import type { Collector } from '../../kit/collector.ts'

const mostCounted = 10_000

interface PaymentCounts extends Record<string, unknown> {
  pending: number
  alerts: number
  oldestAlertSeconds: number
}

/**
 * Payments waiting for a payer, a provider or a person. Counted through the indexes, up to a limit.
 */
export function paymentMetrics({ db }: Database): Collector {
  return {
    gauges: [
      {
        name: 'jacaranda_payments_waiting',
        help: 'Payments that are neither paid nor cancelled, up to 10 000',
      },
      {
        name: 'jacaranda_payment_alerts_open',
        help: 'Payment alerts that nobody has dismissed, up to 10 000',
      },
      {
        name: 'jacaranda_payment_alert_oldest_seconds',
        help: 'Age of the oldest open payment alert',
      },
    ],
    async read() {
      const [row] = await db.execute<PaymentCounts>(sql`
        select
          (select count(*)::int from (select from payments
            where state = 'pending' and deleted_at is null limit ${mostCounted}) p) as pending,
          (select count(*)::int from (select from payment_alerts
            where dismissed_at is null limit ${mostCounted}) a) as alerts,
          coalesce((select extract(epoch from now() - created_at) from payment_alerts
            where dismissed_at is null order by id limit 1), 0)::float8 as "oldestAlertSeconds"`)
      const { pending, alerts, oldestAlertSeconds } = row as PaymentCounts
      return [
        { name: 'jacaranda_payments_waiting', value: pending },
        { name: 'jacaranda_payment_alerts_open', value: alerts },
        { name: 'jacaranda_payment_alert_oldest_seconds', value: oldestAlertSeconds },
      ]
    },
  }
}
