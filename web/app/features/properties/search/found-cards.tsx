import type { PropertyCard as Card } from '#contract/properties/properties.schema.ts'
import { isGone } from '#contract/listings/is-gone.ts'
import { NoLongerAvailable } from '../../../shared/properties/no-longer-available.tsx'
import { PropertyCard } from '../../../shared/properties/property-card.tsx'
import { CardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { CardGrid } from '../../../ui/layout/card-grid.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './results.module.css'

interface FoundCardsProps {
  /** Null while they are loading. */
  items: readonly Card[] | null
  columns: 2 | 3
  pointed: number | null
  /** Told which card is hovered or focused, to highlight it on the map. */
  onPoint: ((id: number | null) => void) | undefined
}

const cardSizes = '(max-width: 35rem) 92vw, (max-width: 64rem) 46vw, (max-width: 72rem) 34vw, 292px'

/** Available ones first, then sold ones: never mixed. */
export function FoundCards({ items, columns, pointed, onPoint }: FoundCardsProps) {
  if (!items) {
    return (
      <div role="status">
        <span className="vh">Loading</span>
        <CardGrid columns={columns}>
          {Array.from({ length: 6 }, (_, i) => (
            <li key={i}>
              <CardSkeleton />
            </li>
          ))}
        </CardGrid>
      </div>
    )
  }
  const cards = (some: readonly Card[]) => (
    <CardGrid columns={columns}>
      {some.map((property) => (
        <li
          key={property.id}
          className={classNames(property.id === pointed && styles.pointed)}
          onPointerEnter={() => onPoint?.(property.id)}
          onPointerLeave={() => onPoint?.(null)}
          onFocus={() => onPoint?.(property.id)}
          onBlur={() => onPoint?.(null)}
        >
          <PropertyCard
            property={property}
            sizes={cardSizes}
            priority={property.id === items[0]?.id}
          />
        </li>
      ))}
    </CardGrid>
  )
  const free = items.filter((item) => !isGone(item))
  const gone = items.filter(isGone)
  return (
    <>
      {free.length > 0 && (
        <section aria-labelledby="found">
          <h2 id="found" className="vh">
            Search results
          </h2>
          {cards(free)}
        </section>
      )}
      {gone.length > 0 && <NoLongerAvailable heading="h2">{cards(gone)}</NoLongerAvailable>}
    </>
  )
}
