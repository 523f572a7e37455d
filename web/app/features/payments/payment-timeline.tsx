import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentEvent } from '#contract/payments/payments.schema.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { momentText } from '../../ui/data/moment.ts'
import { Details } from './details.tsx'
import { eventName, outcomeText } from './payment-texts.ts'
import styles from './payment-timeline.module.css'

/** Everything that the provider reported and that we did, oldest first. */
export function PaymentTimeline({ events }: { events: readonly PaymentEvent[] }) {
  if (events.length === 0) return <p className={styles.none}>No history yet.</p>
  return (
    <ol className={styles.line}>
      {events.map((event) => (
        <li key={event.id}>
          <p className={styles.what}>
            <strong>{eventName(event)}</strong>
            <span>{outcomeText(event.outcome)}</span>
          </p>
          <p className={styles.when}>
            {momentText(event.created)}, {event.actor ?? paymentProviderNames[event.provider]}
            {event.amount !== null && `, ${formatRandCents(event.amount)}`}
          </p>
          <Details details={event.details} />
        </li>
      ))}
    </ol>
  )
}
