import { monthlyRentText, pricePerText, rentPerMetreText } from '#contract/properties/price-per.ts'
import type { ReactNode } from 'react'
import type { PropertyCard as Card } from '#contract/properties/properties.schema.ts'
import { links } from '#contract/links.ts'
import { reductionText } from '#contract/listings/reductions.ts'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Heart } from '../favourites/heart.tsx'
import { CompareTick } from '../comparisons/compare-tick.tsx'
import { isNew } from './listing-news.ts'
import { CardIcon } from '../../ui/media/card-icon.tsx'
import { areaText } from '../../ui/data/area-text.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { CachedFragment } from '../../ui/fragments/cached-fragment.tsx'
import { deferredLayout } from '../../ui/layout/deferred-layout.ts'
import cardStyles from '../../ui/layout/card.module.css'
import styles from './property-card.module.css'

interface PropertyCardProps {
  property: Card
  /** How wide the picture is shown, as the browser's `sizes`. */
  sizes: string
  /** The first card of a page has its largest picture. */
  priority?: boolean
}

export function PropertyCard(props: PropertyCardProps) {
  return (
    <CachedFragment name="property-card" dependsOn={props}>
      <WholeCard {...props} />
    </CachedFragment>
  )
}

function WholeCard({ property, sizes, priority = false }: PropertyCardProps) {
  const { id, propertyUsageType, displayImage, imageCount, displayPrice, suburb, city } = property
  const per = pricePerText(property)
  const otherRent = monthlyRentText(property.monthlyRent) || rentPerMetreText(property)
  return (
    <article {...deferredLayout} className={classNames(cardStyles.card, styles.property)}>
      <div className={cardStyles.picture}>
        <Picture picture={displayImage} sizes={sizes} card alt="" priority={priority} />
        {imageCount > 0 && (
          <span className={styles.count}>
            <CardIcon name="photo" />
            <span className="vh">Photos: </span>
            {imageCount}
          </span>
        )}
        <Badge property={property} />
        <Heart kind="property" id={id} title={property.shortDescription} price={property.price} />
        <CompareTick kind="property" id={id} name={property.propertyReference} place="picture" />
      </div>
      <div className={cardStyles.body}>
        <p className={cardStyles.price}>
          {displayPrice}
          {per && <small> {per}</small>}
        </p>
        {otherRent && <p className={styles.otherRent}>{otherRent}</p>}
        <p className={styles.place}>{[suburb, city].filter(Boolean).join(', ')}</p>
        <h3 className={styles.title}>
          <Link to={links.property(propertyUsageType, id)}>{property.shortDescription}</Link>
        </h3>
        <Facts property={property} />
        <div className={cardStyles.foot}>
          <StatusText color={property.displayColor}>{property.displayText}</StatusText>
          <span className={cardStyles.reference}>{property.propertyReference}</span>
        </div>
      </div>
    </article>
  )
}

/** News about a listing, over its picture. */
function Badge({ property }: { property: Card }) {
  // Pages are cached: what counts as new is determined in the browser.
  const hydrated = useHydrated()
  if (property.reducedBy) {
    return (
      <span className={`${styles.badge} ${styles.reduced}`}>
        <IconArrowDown aria-hidden="true" />
        {reductionText(property.reducedBy, property.price)}
      </span>
    )
  }
  return hydrated && isNew(property, Date.now()) ? <span className={styles.badge}>New</span> : null
}

function Facts({ property: { bedrooms, bathrooms, garages, size } }: { property: Card }) {
  return (
    <ul className={cardStyles.facts}>
      <Fact icon={<CardIcon name="bed" />} value={bedrooms} unit="bedroom" />
      <Fact icon={<CardIcon name="bath" />} value={bathrooms} unit="bathroom" />
      <Fact icon={<CardIcon name="car" />} value={garages} unit="parking space" />
      {size !== null && (
        <li>
          <CardIcon name="size" />
          {areaText(size)}
        </li>
      )}
    </ul>
  )
}

function Fact({ icon, value, unit }: { icon: ReactNode; value: number | null; unit: string }) {
  if (!value) return null
  return (
    <li>
      {icon}
      {value}
      <span className="vh">
        {' '}
        {unit}
        {value !== 1 && 's'}
      </span>
    </li>
  )
}
