import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import type { OfferRow } from '#contract/offers/offers.schema.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import styles from './offers.module.css'

/** Shown instead of an empty form to someone with an open offer on the listing. */
export function StandingOffer({ offer }: { offer: OfferRow }) {
  const made = formatDay(today(new Date(offer.date)))
  return (
    <div className={styles.form}>
      <Alert type="INFO">{texts.alreadyOpen}</Alert>
      <p>
        <strong className={styles.title}>Your offer: {formatRand(offer.offer)}</strong>
        <span className={styles.second}>
          {offer.shortDescription}, <span className="whole">{offer.reference}</span>. Made on {made}
          .{offer.counterAmount !== null && ` Counter-offer: ${formatRand(offer.counterAmount)}.`}
        </span>
      </p>
      <div className={styles.buttons}>
        <LinkButton to={links.offer(offer.id)} kind="brand">
          View my offer
        </LinkButton>
      </div>
    </div>
  )
}
