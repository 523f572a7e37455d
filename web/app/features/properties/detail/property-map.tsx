import { useMemo } from 'react'
import { pinPriceText } from '#contract/properties/price-per.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import { MapCanvas } from '../../../ui/map/map.tsx'
import type { MapPin } from '../../../ui/map/map-types.ts'
import styles from './property-map.module.css'

const roughMetres = 900

/** Location: the exact position, or the neighbourhood if the address is not public. */
export function PropertyMap({ property }: { property: Property }) {
  const { mapPosition: position, suburb, city, addressUrl } = property
  const text = pinPriceText(property)
  const lat = position?.lat
  const lng = position?.lng
  const exact = position?.exact ?? false
  const pins = useMemo<MapPin[]>(
    () =>
      lat === undefined || lng === undefined
        ? []
        : [{ key: 'here', lat, lng, text, title: suburb, kind: 'place' }],
    [lat, lng, text, suburb],
  )
  const circle = useMemo(
    () =>
      exact || lat === undefined || lng === undefined ? null : { lat, lng, metres: roughMetres },
    [exact, lat, lng],
  )
  const view = useMemo(
    () =>
      lat === undefined || lng === undefined ? undefined : { lat, lng, zoom: exact ? 14 : 12 },
    [exact, lat, lng],
  )
  if (!position) return null
  return (
    <section aria-labelledby="where">
      <h2 id="where">Location</h2>
      <MapCanvas
        label={`Map of ${[suburb, city].filter(Boolean).join(', ')}`}
        className={styles.map}
        view={view}
        pins={pins}
        circle={circle}
      />
      <p className={styles.note}>
        {exact
          ? `${suburb}, ${city}.`
          : `The circle shows the approximate area. Enquire to get the exact address in ${suburb}.`}{' '}
        {addressUrl && (
          <a href={addressUrl} target="_blank" rel="noopener noreferrer">
            Open street map
          </a>
        )}
      </p>
    </section>
  )
}
