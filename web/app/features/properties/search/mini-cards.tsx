import { Link } from '../../../ui/navigation/link.tsx'
import { areaText } from '../../../ui/data/area-text.ts'
import { useEffect, useRef } from 'react'
import { links } from '#contract/links.ts'
import { pricePerText } from '#contract/properties/price-per.ts'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { Heart } from '../../../shared/favourites/heart.tsx'
import styles from './mini-cards.module.css'

interface MiniCardsProps {
  items: readonly PropertyCard[]
  pointed: number | null
}

/** The results below the map of a phone, to swipe through. A pin brings its own into sight. */
export function MiniCards({ items, pointed }: MiniCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (pointed === null) return
    const card = list.current?.querySelector(`[data-id="${pointed}"]`)
    card?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pointed])
  return (
    <ul ref={list} className={styles.minis} aria-label="Results on this map">
      {items.map((property) => (
        <li
          key={property.id}
          data-id={property.id}
          className={classNames(property.id === pointed && styles.on)}
        >
          <div className={styles.picture}>
            <Picture picture={property.displayImage} sizes="120px" alt="" />
            <Heart
              kind="property"
              id={property.id}
              title={property.shortDescription}
              price={property.price}
            />
          </div>
          <div className={styles.text}>
            <p className={styles.price}>
              {property.displayPrice} <small>{pricePerText(property)}</small>
            </p>
            <Link to={links.property(property.propertyUsageType, property.id)}>
              {property.suburb || property.city}
            </Link>
            <p className={styles.facts}>{factsOf(property)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function factsOf({ bedrooms, bathrooms, size }: PropertyCard): string {
  const facts = [
    bedrooms && `${bedrooms} bed`,
    bathrooms && `${bathrooms} bath`,
    size && areaText(size),
  ]
  return facts.filter(Boolean).join(' · ')
}
