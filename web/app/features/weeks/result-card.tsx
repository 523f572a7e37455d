import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import { formatEstimate, formatRand } from '#contract/values/rand.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Heart } from '../../shared/favourites/heart.tsx'
import { HolidayMark } from '../../shared/weeks/holiday-mark.tsx'
import { Interested } from '../../shared/weeks/interested.tsx'
import { CompareTick } from '../../shared/comparisons/compare-tick.tsx'
import { ReducedMark } from '../../shared/listings/reduced-mark.tsx'
import { Season } from '../../shared/weeks/season.tsx'
import { bedsText, placeText, stayText } from '../../shared/weeks/week-texts.ts'
import { YearRibbon } from '../../shared/weeks/year-ribbon.tsx'
import { deferredLayout } from '../../ui/layout/deferred-layout.ts'
import cardStyles from '../../ui/layout/card.module.css'
import styles from '../../shared/weeks/week-card.module.css'

interface ResultCardProps {
  week: WeekListing
  sizes: string
  /** The first card of a page has its largest picture. */
  priority?: boolean
}

/** A week among the search results: what distinguishes weeks, and the Interested button. */
export function ResultCard({ week, sizes, priority = false }: ResultCardProps) {
  const { resortName, resortCode, season, displayColor, displayText } = week
  return (
    <article {...deferredLayout} className={classNames(cardStyles.card, styles.result)}>
      <div className={cardStyles.picture}>
        <Picture picture={week.image} sizes={sizes} ratio="4 / 3" alt="" priority={priority} />
        <Heart
          kind="week"
          id={week.id}
          title={`${resortName}, ${week.weekReference}`}
          price={week.sellPrice}
        />
        <CompareTick kind="week" id={week.id} name={week.weekReference} place="picture" />
      </div>
      <div className={cardStyles.body}>
        <h2 className={styles.resort}>
          <Link to={links.week(resortCode, week.id)} className={cardStyles.cover}>
            {resortName}
          </Link>
        </h2>
        <p className={styles.place}>{placeText(week)}</p>
        <div className={styles.pair}>
          <Season name={season} />
          <span className={styles.module}>Module {week.module}</span>
        </div>
        <YearRibbon calendar={week.seasonCalendar} week={week.weekNumber} season={season} />
        <ul className={cardStyles.facts}>
          <li>
            <IconBed aria-hidden="true" />
            {bedsText(week.bedrooms)}
          </li>
          <li>
            <IconUsers aria-hidden="true" />
            Sleeps {week.maxSleep}
          </li>
        </ul>
        <p className={styles.dates}>{stayText(week)}</p>
        <HolidayMark holiday={week.schoolHoliday} />
        {displayColor !== 'green' && <StatusText color={displayColor}>{displayText}</StatusText>}
        <div className={`${cardStyles.foot} ${styles.foot}`}>
          <div>
            <ReducedMark by={week.reducedBy} price={week.sellPrice} />
            <p className={cardStyles.price}>{formatRand(week.sellPrice)}</p>
            <p className={styles.levy}>
              Levy {formatRand(week.levyAmount)} a year,{' '}
              <span className="whole">about {formatEstimate(week.levyPerNight)} a night</span>
            </p>
            <p className={cardStyles.reference}>{week.weekReference}</p>
          </div>
        </div>
        <div className={`${styles.interested} ${cardStyles.above}`}>
          <Interested week={week} />
        </div>
      </div>
    </article>
  )
}
