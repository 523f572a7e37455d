import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import { machineTime, momentText } from '../../ui/data/moment.ts'
import { stepText, type OfferSide } from './offer-texts.ts'
import styles from './offer-thread.module.css'

/** The messages of both sides, from the first offer; the reader's own are on the right. */
export function OfferThread({ offer, mine }: { offer: OfferDetail; mine: OfferSide | null }) {
  const right = mine ?? 'owner'
  return (
    <ol className={styles.thread} aria-label="Offer history">
      {offer.thread.map((step) => (
        <li key={step.id} className={styles.step} data-right={step.side === right ? '' : undefined}>
          <p className={styles.text}>{stepText(step, offer, mine)}</p>
          {step.comment && (
            <p className={styles.comment}>
              {step.kind === 'declined' && 'Reason: '}
              {step.comment}
            </p>
          )}
          <p className={styles.when}>
            <time dateTime={machineTime(step.at)}>{momentText(step.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  )
}
