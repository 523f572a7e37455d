import { Link } from '../../../ui/navigation/link.tsx'
import { areaText } from '../../../ui/data/area-text.ts'
import { counted } from '../../../ui/data/counted.ts'
import { useEffect, useRef } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
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
  /** The listing whose pin was clicked: beside a list only its card is shown. */
  picked: number | null
  onClose: () => void
}

/** The results visible on the map, to swipe through on a phone. A pin scrolls its own into view. */
export function MiniCards({ items, pointed, picked, onClose }: MiniCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const shown = pointed ?? picked
  const isHere = items.some(({ id }) => id === shown)
  useEffect(() => {
    if (shown === null || !isHere) return
    const { current } = list
    const card = current?.querySelector<HTMLElement>(`[data-id="${shown}"]`)
    if (!current || !card) return
    // Only the row is scrolled: the page stays where the map is.
    current.scrollTo({ left: card.offsetLeft - (current.clientWidth - card.offsetWidth) / 2 })
  }, [shown, isHere])
  const isPickedHere = items.some(({ id }) => id === picked)
  useEffect(() => {
    if (picked === null || !isPickedHere) return
    // A pin activated by keyboard passes the focus to its card; a tapped pin never had it.
    if (!document.activeElement?.matches('.leaflet-marker-icon:focus-visible')) return
    list.current?.querySelector<HTMLElement>(`[data-id="${picked}"] a`)?.focus()
  }, [picked, isPickedHere])
  return (
    <ul ref={list} className={styles.minis} aria-label="Results on this map">
      {items.map((property) => (
        <li
          key={property.id}
          data-id={property.id}
          data-picked={property.id === picked || undefined}
          className={classNames(property.id === shown && styles.on)}
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
          {property.id === picked && (
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <IconX aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function factsOf({ bedrooms, bathrooms, size }: PropertyCard): string {
  const facts = [
    bedrooms && counted(bedrooms, { one: 'bed', many: 'beds' }),
    bathrooms && counted(bathrooms, { one: 'bath', many: 'baths' }),
    size && areaText(size),
  ]
  return facts.filter(Boolean).join(' · ')
}
