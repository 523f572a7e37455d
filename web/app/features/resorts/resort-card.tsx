import type { ResortCard as Card } from '#contract/resorts/resorts.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { weeksAvailable } from '#contract/weeks/weeks.messages.ts'
import { links } from '#contract/links.ts'
import { classNames } from '../../ui/class-names.ts'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { deferredLayout } from '../../ui/layout/deferred-layout.ts'
import cardStyles from '../../ui/layout/card.module.css'
import styles from './resort-card.module.css'

interface ResortCardProps {
  resort: Card
  sizes: string
  priority?: boolean
}

/** A resort with the number of its weeks; the whole card leads to it. */
export function ResortCard(props: ResortCardProps) {
  return (
    <CachedFragment name="resort-card" dependsOn={props}>
      <WholeCard {...props} />
    </CachedFragment>
  )
}

function WholeCard({ resort, sizes, priority = false }: ResortCardProps) {
  const { resortName, resortCode, town, province, image, available, fromPrice } = resort
  return (
    <article {...deferredLayout} className={classNames(cardStyles.card, styles.resort)}>
      <Picture picture={image} sizes={sizes} card alt="" priority={priority} />
      <div className={cardStyles.body}>
        <h2 className={styles.name}>
          <Link to={links.resort(resortCode)}>{resortName}</Link>
        </h2>
        <p className={styles.place}>{[...new Set([town, province])].join(', ')}</p>
        <div className={cardStyles.foot}>
          <StatusText color={available ? 'green' : 'grey'}>{weeksAvailable(available)}</StatusText>
          {fromPrice !== null && <span className={styles.from}>from {formatRand(fromPrice)}</span>}
        </div>
      </div>
    </article>
  )
}
