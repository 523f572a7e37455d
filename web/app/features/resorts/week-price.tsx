import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Heart } from '../../shared/favourites/heart.tsx'
import { MakeOffer } from '../../shared/offers/make-offer.tsx'
import { useOffersPath } from '../../shared/offers/use-offers-path.ts'
import { Interest } from '../../shared/recent/interest.tsx'
import { ComparedSoFar } from '../../shared/comparisons/compared-so-far.tsx'
import { CompareTick } from '../../shared/comparisons/compare-tick.tsx'
import { ReducedMark } from '../../shared/listings/reduced-mark.tsx'
import { stayText } from '../../shared/weeks/week-texts.ts'
import { WeekContact } from './week-contact.tsx'
import styles from './week-price.module.css'

/** Price, levy and the next steps; it stays visible beside the page. */
export function WeekPrice({ week }: { week: WeekDetail }) {
  const offersPath = useOffersPath()
  const { mayEnquire, displayColor, displayText, practitioner } = week
  return (
    <section className={styles.card} aria-label="Price" data-steps="">
      <p className={styles.label}>{weeksMessages.priceLabel}</p>
      <p className={styles.price}>{formatRand(week.sellPrice)}</p>
      <ReducedMark by={week.reducedBy} price={week.sellPrice} />
      <StatusText color={displayColor}>{displayText}</StatusText>
      <dl className={styles.rows}>
        <div>
          <dt>Annual levy</dt>
          <dd>{formatRand(week.levyAmount)}</dd>
        </div>
        <div>
          <dt>Levy per night</dt>
          <dd>about {formatEstimate(week.levyPerNight)}</dd>
        </div>
      </dl>
      {mayEnquire && <WeekContact />}
      {mayEnquire ? (
        <>
          <LinkButton to="#enquiry" kind="accent" block>
            Enquire now
          </LinkButton>
          {week.mayOffer && (
            <MakeOffer
              listing={{
                kind: 'week',
                id: week.id,
                reference: week.weekReference,
                title: `${week.resortName}, ${stayText(week)}`,
                price: week.sellPrice,
                isSale: true,
                pricePer: null,
                path: links.week(week.resortCode, week.id),
              }}
            />
          )}
          {week.version !== undefined && (
            <LinkButton to={offersPath(week.weekReference)} kind="quiet" block>
              Offers on this listing
            </LinkButton>
          )}
        </>
      ) : (
        <p className={styles.text}>
          {week.status.code === weekStatus.sold
            ? 'This week has been sold.'
            : 'This week is under offer, so you cannot enquire about it at the moment.'}
        </p>
      )}
      <Heart
        kind="week"
        id={week.id}
        title={`${week.resortName}, ${week.weekReference}`}
        price={week.sellPrice}
        worded
      />
      <CompareTick kind="week" id={week.id} name={week.weekReference} place="card" />
      <ComparedSoFar kind="week" />
      {practitioner && (
        <p className={styles.text}>
          {practitioner.agencyName}
          {practitioner.ffcNumber && `, FFC ${practitioner.ffcNumber}`}
          {practitioner.certified && ', valid certificate'}
        </p>
      )}
      <Interest kind="week" id={week.id} />
    </section>
  )
}

/** On a phone only price and the next step stay visible. */
export function WeekPriceBar({ week }: { week: WeekDetail }) {
  return (
    <div className={styles.bar} data-bottom-bar="">
      <div>
        <p className={styles.barPrice}>{formatRand(week.sellPrice)}</p>
        <p className={styles.barLevy}>Levy {formatRand(week.levyAmount)} a year</p>
      </div>
      {week.mayEnquire ? (
        <LinkButton to="#enquiry" kind="accent">
          Enquire now
        </LinkButton>
      ) : (
        <StatusText color={week.displayColor}>{week.displayText}</StatusText>
      )}
    </div>
  )
}
