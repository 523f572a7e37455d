import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { MapCanvas } from '../../ui/map/map.tsx'
import { boundsAround } from '../../ui/map/pin-group.ts'
import type { MapPin } from '../../ui/map/map-types.ts'
import type { ComparedListing } from './comparison.ts'
import styles from './compare-map.module.css'

/** Where the compared listings are; nothing if none of them is on the map. */
export function CompareMap({ listings }: { listings: readonly ComparedListing[] }) {
  const navigate = useNavigate()
  const pins = useMemo(
    () =>
      listings.flatMap(({ id, name, pinText, position }): MapPin[] =>
        position
          ? [
              {
                ...position,
                key: String(id),
                kind: 'listing',
                text: pinText,
                title: `${name}, ${pinText}`,
              },
            ]
          : [],
      ),
    [listings],
  )
  const view = useMemo(() => boundsAround(pins), [pins])
  if (!pins.length) return null
  return (
    <section aria-labelledby="compare-map" className={styles.section}>
      <h2 id="compare-map">On the map</h2>
      <MapCanvas
        label="Map of the compared listings"
        className={styles.map}
        view={view}
        pins={pins}
        room={() => ({ top: 56, bottom: 40 })}
        onPin={({ key }) => {
          const listing = listings.find(({ id }) => String(id) === key)
          if (listing) void navigate(listing.to)
        }}
      />
    </section>
  )
}
