import { useMemo, useRef, useState } from 'react'
import type { SearchReply } from '#contract/properties/search.schema.ts'
import { useNearMe } from '../../../shared/places/use-near-me.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { MapCanvas } from '../../../ui/map/map.tsx'
import type { Bounds, MapPin, Position, ShownView } from '../../../ui/map/map-types.ts'
import { areaFrom, areaText, boundsText } from './area-text.ts'
import { DriveTime } from './drive-time.tsx'
import { roomIn } from './map-room.ts'
import { around, idOfPin, pinKey, pinsOf } from './map-pins.ts'
import { MapTools } from './map-tools.tsx'
import { MiniCards } from './mini-cards.tsx'
import { NothingHere } from './nothing-here.tsx'
import { mapCountLine, type PlaceNames } from './results-texts.ts'
import { filtered, type Filters, type SearchState } from './search-state.ts'
import type { Suggestion } from './suggestions.ts'
import { useExtent } from './use-extent.ts'
import { useMapCards } from './use-map-cards.ts'
import { usePins } from './use-pins.ts'
import { useReach } from './use-reach.ts'
import type { Step } from './use-search-steps.ts'
import styles from './results-map.module.css'

interface ResultsMapProps {
  state: SearchState
  /** The page of the list. */
  results: SearchReply
  names: PlaceNames
  /** A search that does find something, for when this one does not. */
  wider: Pick<Suggestion, 'label' | 'state'> | undefined
  to: (state: SearchState) => string
  step: Step
  /** The listing that is hovered, here or in the list. */
  pointed: number | null
  onPoint: (id: number | null) => void
}

const clusterDegrees = 0.25
/** Those at one position, and little else. */
const spotDegrees = 0.002

/** The results where they are. What the map shows, or an area drawn on it, can become the search. */
export function ResultsMap(props: ResultsMapProps) {
  const { state, results, names, wider, to, step, pointed, onPoint } = props
  const { filters } = state
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [bounds, setBounds] = useState<Bounds | null>(null)
  const [picked, setPicked] = useState<number | null>(null)
  const [follows, setFollows] = useState(false)
  const [drawing, setDrawing] = useState<'no' | 'yes' | 'tapped'>('no')
  const [driving, setDriving] = useState(Boolean(filters.driveFrom))
  const frame = useRef<HTMLElement>(null)
  const tools = useRef<HTMLDivElement>(null)
  const { found, failed } = usePins(state)
  const reach = useReach(filters)
  const pins = useMemo(() => (found ? pinsOf(found) : []), [found])
  const area = useMemo(() => areaFrom(filters.polygon), [filters.polygon])
  const extent = useExtent(filters, found)
  const chosen = found?.pins.some(({ id }) => id === picked) ? picked : null
  const shown = useMapCards({
    found,
    bounds,
    items: results.items,
    sort: state.sort,
    picked: chosen,
  })
  const marked = pointed ?? chosen
  const here = useNearMe((near) => {
    step((from) => filtered(from, { near, bbox: '', polygon: '' }))
  })

  function search(change: Filters) {
    setMoved(null)
    const place = { province: '', city: '', suburb: '', places: '', near: '', radius: '' }
    step((from) => filtered(from, { bbox: '', polygon: '', ...place, ...change }))
  }
  function searchHere(box: Bounds) {
    extent.stay(boundsText(box))
    search({ bbox: boundsText(box) })
  }
  function move(box: Bounds) {
    // A drawn area remains the searched one, wherever the map is moved.
    if (follows && !filters.polygon) searchHere(box)
    else setMoved(box)
  }
  function see({ bounds: seen, ...view }: ShownView, placed: boolean) {
    setBounds(seen)
    if (!placed) extent.moved(view)
  }
  function drawn(corners: Position[] | null) {
    setDrawing('no')
    if (corners) search({ polygon: areaText(corners) })
  }
  function pick(pin: MapPin) {
    const id = idOfPin(pin)
    if (id === null) return search({ bbox: boundsText(around(pin, clusterDegrees)) })
    // On touch screens, the last pin tapped counts as hovered.
    onPoint(null)
    setPicked(id)
  }
  const moveCorner = (corners: readonly Position[]) => search({ polygon: areaText(corners) })

  return (
    <section ref={frame} aria-label="Results on a map" className={styles.frame}>
      {found || failed ? (
        <MapCanvas
          label="Map of the results"
          className={styles.map}
          view={extent.view}
          pins={pins}
          area={area}
          reach={reach}
          // The panel covers the corners: they are dragged when it is closed.
          {...(driving ? {} : { onArea: moveCorner })}
          marked={marked === null ? null : pinKey(marked)}
          drawing={drawing !== 'no'}
          zoomAt="bottomright"
          room={() => roomIn(frame.current, tools.current)}
          onDrawn={drawn}
          onTap={() => setDrawing('tapped')}
          onMoved={move}
          onViewChange={see}
          onPin={pick}
          onPick={() => setPicked(null)}
          onHover={(pin) => onPoint(pin && idOfPin(pin))}
          onSpot={(spot) => search({ bbox: boundsText(around(spot, spotDegrees)) })}
        />
      ) : (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      <MapTools
        frame={tools}
        follows={follows}
        onFollows={setFollows}
        drawing={drawing}
        onDrawing={() => setDrawing(drawing === 'no' ? 'yes' : 'no')}
        near={here}
        area={area}
        onArea={moveCorner}
        driving={driving}
        onDriving={() => setDriving(!driving)}
        moved={moved}
        onSearch={searchHere}
        wider={
          filters.bbox || filters.polygon
            ? to(filtered(state, { bbox: '', polygon: '' }))
            : undefined
        }
        count={results.total > 0 ? mapCountLine(state, results, shown.inView) : ''}
      >
        {driving && (
          <div className={classNames(styles.drive, styles.onPhones)}>
            <DriveTime state={state} names={names} step={step} />
          </div>
        )}
        <Problems
          texts={[
            failed && 'The listings could not be loaded on the map. Try again in a moment.',
            shown.failed && 'The listing could not be loaded. Try again in a moment.',
            found?.total === 0 &&
              results.total > 0 &&
              'None of these listings has a position on the map.',
            here.problem,
          ]}
        />
      </MapTools>
      <div className={styles.lower}>
        {results.total === 0 && <NothingHere state={state} names={names} wider={wider} to={to} />}
        <MiniCards
          items={shown.cards}
          pointed={pointed}
          picked={chosen}
          onClose={() => setPicked(null)}
        />
        <div className={classNames(styles.drive, styles.beside)}>
          <DriveTime state={state} names={names} step={step} />
          {reach && <p>The dotted line shows how far you can drive in this time.</p>}
        </div>
      </div>
    </section>
  )
}

function Problems({ texts }: { texts: readonly (string | false | null | undefined)[] }) {
  const text = texts.find(Boolean)
  if (!text) return null
  return (
    <p role="status" className={styles.float}>
      {text}
    </p>
  )
}
