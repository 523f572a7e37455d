import type { ReactNode, Ref } from 'react'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Bounds, Position } from '../../../ui/map/map-types.ts'
import styles from './results-map.module.css'

interface MapToolsProps {
  follows: boolean
  onFollows: (follows: boolean) => void
  /** While an area is being drawn: whether the last tap was rejected. */
  drawing: 'no' | 'yes' | 'tapped'
  onDrawing: () => void
  near: { busy: boolean; locate: () => void }
  /** The drawn area being searched. */
  area: readonly Position[] | null
  onArea: (corners: readonly Position[]) => void
  /** The panel of the drive time is open. */
  driving: boolean
  onDriving: () => void
  /** Where the map was moved to, away from the searched area. */
  moved: Bounds | null
  onSearch: (bounds: Bounds) => void
  /** The search without its area; undefined if it has none. */
  wider: string | undefined
  /** How many results there are, for a phone. */
  count: string
  /** For measuring the space the tools take up. */
  frame: Ref<HTMLDivElement>
  /** What is below the buttons. */
  children: ReactNode
}

const fewestCorners = 3

const drawingTexts = {
  yes: 'Draw around the area with your finger or mouse. Lift to finish, or press Esc to cancel.',
  tapped: 'That was not an area. Press and hold, draw a circle around the area, then lift.',
}

/** The buttons over the map. */
export function MapTools(props: MapToolsProps) {
  const { follows, drawing, near, area, driving, moved, wider, count, children } = props
  const isDrawing = drawing !== 'no'
  return (
    <div ref={props.frame} className={styles.tools}>
      <label className={styles.float}>
        <input
          type="checkbox"
          checked={follows}
          onChange={({ target }) => props.onFollows(target.checked)}
        />
        Search as I move
      </label>
      <Button
        size="sm"
        className={styles.raised}
        icon={<IconLassoPolygon aria-hidden="true" />}
        aria-pressed={isDrawing}
        onClick={props.onDrawing}
      >
        {isDrawing ? 'Cancel drawing' : 'Draw an area'}
      </Button>
      <Button
        size="sm"
        className={classNames(styles.raised, styles.near)}
        icon={<IconCurrentLocation aria-hidden="true" />}
        busy={near.busy}
        onClick={near.locate}
      >
        Near me
      </Button>
      {area && !isDrawing && area.length > fewestCorners && (
        <Button size="sm" className={styles.raised} onClick={() => props.onArea(area.slice(0, -1))}>
          Remove last corner
        </Button>
      )}
      <Button
        size="sm"
        className={classNames(styles.raised, styles.onPhones)}
        icon={<IconCar aria-hidden="true" />}
        aria-expanded={driving}
        onClick={props.onDriving}
      >
        Drive time
      </Button>
      <p role="status" className={classNames(styles.float, styles.onPhones, styles.count)}>
        {count}
      </p>
      {moved && (
        <Button size="sm" kind="brand" onClick={() => props.onSearch(moved)}>
          Search this area
        </Button>
      )}
      {wider && (
        <LinkButton size="sm" className={styles.raised} to={wider} preventScrollReset>
          Search all of South Africa
        </LinkButton>
      )}
      {drawing !== 'no' && (
        <p role="status" className={styles.float}>
          {drawingTexts[drawing]}
        </p>
      )}
      {children}
    </div>
  )
}
