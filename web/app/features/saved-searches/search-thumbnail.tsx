import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { areaPath, shapeBox } from './area-shape.ts'
import styles from './search-row.module.css'

/** The drawn area of a search; otherwise the picture of its newest match. */
export function SearchThumbnail({ search }: { search: SavedSearch }) {
  const { area, matches } = search
  return (
    <div className={styles.thumbnail} aria-hidden="true">
      {area ? (
        <svg viewBox={`0 0 ${shapeBox.width} ${shapeBox.height}`}>
          <path d={areaPath(area)} />
        </svg>
      ) : (
        <Picture picture={matches?.first ?? null} sizes="(max-width: 40rem) 92vw, 136px" alt="" />
      )}
    </div>
  )
}
