import { formatRand } from '#contract/values/rand.ts'
import type { WeekCard as Card } from '#contract/weeks/weeks.schema.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import { CardIcon } from '../../ui/media/card-icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Heart } from '../favourites/heart.tsx'
import { CompareTick } from '../comparisons/compare-tick.tsx'
import { ReducedMark } from '../listings/reduced-mark.tsx'
import { Season } from './season.tsx'
import { bedsText, placeText, stayText } from './week-texts.ts'
import { YearRibbon } from './year-ribbon.tsx'
import { deferredLayout } from '../../ui/layout/deferred-layout.ts'
import cardStyles from '../../ui/layout/card.module.css'
import styles from './week-card.module.css'

interface WeekCardProps {
  week: Card
  sizes: string
}

export function WeekCard(props: WeekCardProps) {
  return (
    <CachedFragment name="week-card" dependsOn={props}>
      <WholeCard {...props} />
    </CachedFragment>
  )
}

function WholeCard({ week, sizes }: WeekCardProps) {
  const { resortName, resortCode, weekReference, season, displayColor, displayText } = week
  return (
    <article {...deferredLayout} className={classNames(cardStyles.card, styles.week)}>
      <div className={cardStyles.picture}>
        <Picture picture={week.image} sizes={sizes} card alt="" />
        <Heart
          kind="week"
          id={week.id}
          title={`${resortName}, ${weekReference}`}
          price={week.sellPrice}
        />
        <CompareTick
          kind="week"
          id={week.id}
          name={`${resortName}, ${weekReference}`}
          place="picture"
        />
      </div>
      <div className={cardStyles.body}>
        <h3 className={styles.resort}>{resortName}</h3>
        <p className={styles.place}>{placeText(week)}</p>
        <div className={styles.pair}>
          <Season name={season} />
          <span className={styles.module}>Module {week.module}</span>
        </div>
        <YearRibbon calendar={week.seasonCalendar} week={week.weekNumber} season={season} />
        <ul className={cardStyles.facts}>
          <li>
            <CardIcon name="bed" />
            {bedsText(week.bedrooms)}
          </li>
          <li>
            <CardIcon name="sleeps" />
            Sleeps {week.maxSleep}
          </li>
        </ul>
        <p className={styles.dates}>{stayText(week)}</p>
        {displayColor !== 'green' && <StatusText color={displayColor}>{displayText}</StatusText>}
        <div className={`${cardStyles.foot} ${styles.foot}`}>
          <div>
            <ReducedMark by={week.reducedBy} price={week.sellPrice} />
            <p className={cardStyles.price}>{formatRand(week.sellPrice)}</p>
            <p className={styles.levy}>Levy {formatRand(week.levyAmount)} a year</p>
            <p className={cardStyles.reference}>{weekReference}</p>
          </div>
          <LinkButton
            to={links.week(resortCode, week.id)}
            size="sm"
            className={cardStyles.cover}
            aria-label={`VIEW ${resortName}, ${weekReference}`}
          >
            VIEW
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
