import type { Database } from '../db/connect.ts'
import type { Collector } from './collector.ts'
import { measureOutbox } from './outbox.queries.ts'

export function outboxMetrics(database: Database): Collector {
  return {
    gauges: [
      { name: 'jacaranda_outbox_waiting', help: 'Emails that are not sent yet, up to 100 000' },
      {
        name: 'jacaranda_outbox_oldest_seconds',
        help: 'How long the oldest due email has been waiting',
      },
      {
        name: 'jacaranda_outbox_failed',
        help: 'Emails that the mail server rejected permanently, up to 100 000',
      },
    ],
    async read() {
      const { waiting, oldestSeconds, failed } = await measureOutbox(database)
      return [
        { name: 'jacaranda_outbox_waiting', value: waiting },
        { name: 'jacaranda_outbox_oldest_seconds', value: oldestSeconds },
        { name: 'jacaranda_outbox_failed', value: failed },
      ]
    },
  }
}
