import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { links } from '#contract/links.ts'
import { useNearMe } from '../../../shared/places/use-near-me.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { MapCanvas } from '../../../ui/map/map.tsx'
import type { Bounds, MapPin, Position } from '../../../ui/map/map-types.ts'
import { areaFrom, areaText, boundsText } from './area-text.ts'
import { DriveTime } from './drive-time.tsx'
import { isNarrow, roomIn } from './map-room.ts'
import { around, extentOf, idOfPin, pinKey, pinsOf } from './map-pins.ts'
import type { PlaceNames } from './results-texts.ts'
import { filtered, type Filters, type SearchState } from './search-state.ts'
import { usePins } from './use-pins.ts'
import { useReach } from './use-reach.ts'
import type { Step } from './use-search-steps.ts'
import styles from './results-map.module.css'

interface ResultsMapProps {
  state: SearchState
  names: PlaceNames
  to: (state: SearchState) => string
  step: Step
  /** The listing that is pointed at, here or in the list. */
  pointed: number | null
  onPoint: (id: number | null) => void
  /** Shows the listing beside the map; false when it is not on this page of the results. */
  onPick: (id: number) => boolean
}

const fewestCorners = 3
const clusterDegrees = 0.25
/** Those of one spot, and hardly any other. */
const spotDegrees = 0.002

/** The results where they are. What the map shows, or an area drawn on it, can become the search. */
export function ResultsMap(props: ResultsMapProps) {
  const { state, names, to, step, pointed, onPoint, onPick } = props
  const { filters } = state
  const navigate = useNavigate()
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [follows, setFollows] = useState(false)
  const [drawing, setDrawing] = useState(false)
  const [tapped, setTapped] = useState(false)
  const [driving, setDriving] = useState(Boolean(filters.driveFrom))
  const frame = useRef<HTMLElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const { found, failed } = usePins(state)
  const reach = useReach(filters)
  const pins = useMemo(() => (found ? pinsOf(found) : []), [found])
  const area = useMemo(() => areaFrom(filters.polygon), [filters.polygon])
  const { view, keepView } = useExtent(filters, found)
  const here = useNearMe((near) => {
    step((from) => filtered(from, { near, bbox: '', polygon: '' }))
  })

  function search(change: Filters) {
    setMoved(null)
    const place = { province: '', city: '', suburb: '', places: '', near: '', radius: '' }
    step((from) => filtered(from, { bbox: '', polygon: '', ...place, ...change }))
  }
  function searchHere(bounds: Bounds) {
    keepView(boundsText(bounds))
    search({ bbox: boundsText(bounds) })
  }
  function move(bounds: Bounds) {
    // A drawn area stays what is searched, wherever the map looks.
    if (follows && !filters.polygon) searchHere(bounds)
    else setMoved(bounds)
  }
  function toggleDrawing() {
    setTapped(false)
    setDrawing(!drawing)
  }
  function drawn(corners: Position[] | null) {
    setDrawing(false)
    if (corners) search({ polygon: areaText(corners) })
  }
  function open(pin: MapPin) {
    const id = idOfPin(pin)
    if (id === null) return search({ bbox: boundsText(around(pin, clusterDegrees)) })
    const listing = found?.pins.find((one) => one.id === id)
    if (isNarrow() && onPick(id)) onPoint(id)
    else if (listing) void navigate(links.property(listing.propertyUsageType, id))
  }
  const problem = failed
    ? 'The listings could not be loaded on the map. Try again in a moment.'
    : here.problem

  const moveCorner = (corners: Position[]) => search({ polygon: areaText(corners) })

  return (
    <section ref={frame} aria-label="Results on a map" className={styles.frame}>
      {found || failed ? (
        <MapCanvas
          label="Map of the results"
          className={styles.map}
          view={view}
          pins={pins}
          area={area}
          reach={reach}
          // The panel lies over the corners: they are dragged when it is closed.
          {...(driving ? {} : { onArea: moveCorner })}
          marked={pointed === null ? null : pinKey(pointed)}
          drawing={drawing}
          zoomAt="bottomright"
          room={() => roomIn(frame.current, tools.current)}
          onDrawn={drawn}
          onTap={() => setTapped(true)}
          onMoved={move}
          onPin={open}
          onHover={(pin) => onPoint(pin && idOfPin(pin))}
          onSpot={(spot) => search({ bbox: boundsText(around(spot, spotDegrees)) })}
        />
      ) : (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      <div ref={tools} className={styles.tools}>
        <label className={styles.float}>
          <input
            type="checkbox"
            checked={follows}
            onChange={({ target }) => setFollows(target.checked)}
          />
          Search as I move
        </label>
        <Button
          size="sm"
          className={styles.raised}
          icon={<IconLassoPolygon aria-hidden="true" />}
          aria-pressed={drawing}
          onClick={toggleDrawing}
        >
          {drawing ? 'Cancel drawing' : 'Draw an area'}
        </Button>
        <Button
          size="sm"
          className={classNames(styles.raised, styles.near)}
          icon={<IconCurrentLocation aria-hidden="true" />}
          busy={here.busy}
          onClick={here.locate}
        >
          Near me
        </Button>
        {area && !drawing && area.length > fewestCorners && (
          <Button
            size="sm"
            className={styles.raised}
            onClick={() => search({ polygon: areaText(area.slice(0, -1)) })}
          >
            Remove last corner
          </Button>
        )}
        <Button
          size="sm"
          className={classNames(styles.raised, styles.onPhones)}
          icon={<IconCar aria-hidden="true" />}
          aria-expanded={driving}
          onClick={() => setDriving(!driving)}
        >
          Drive time
        </Button>
        {moved && (
          <Button size="sm" kind="brand" onClick={() => searchHere(moved)}>
            Search this area
          </Button>
        )}
        {(filters.bbox || filters.polygon) && (
          <LinkButton
            size="sm"
            className={styles.raised}
            to={to(filtered(state, { bbox: '', polygon: '' }))}
            preventScrollReset
          >
            Search all of South Africa
          </LinkButton>
        )}
        {drawing && (
          <p role="status" className={styles.float}>
            {tapped
              ? 'That was not an area. Press and hold, draw a circle around the area, then lift.'
              : 'Draw around the area with your finger or mouse. Lift to finish, or press Esc to cancel.'}
          </p>
        )}
        {driving && (
          <div className={classNames(styles.drive, styles.onPhones)}>
            <DriveTime state={state} names={names} step={step} />
          </div>
        )}
        {problem && (
          <p role="status" className={styles.float}>
            {problem}
          </p>
        )}
      </div>
      <div className={classNames(styles.drive, styles.beside)}>
        <DriveTime state={state} names={names} step={step} />
        {reach && <p>The dotted line is what is in reach by car.</p>}
      </div>
    </section>
  )
}

/** Where the map looks: at all results, but not away from where the person has moved it to. */
function useExtent(filters: Filters, found: PinsReply | null) {
  const kept = useRef<string | undefined>(undefined)
  const last = useRef<Bounds | undefined>(undefined)
  const { bbox, polygon } = filters
  const view = useMemo(() => {
    if (!found) return last.current
    if (bbox && bbox === kept.current) return last.current
    kept.current = undefined
    return extentOf({ ...(bbox && { bbox }), ...(polygon && { polygon }) }, found)
  }, [bbox, polygon, found])
  last.current = view
  return {
    view,
    keepView(box: string) {
      kept.current = box
    },
  }
}
