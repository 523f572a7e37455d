import { useContext, useEffect, useRef, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { aroundRequest } from '#contract/places/places.requests.ts'
import { classNames } from '../class-names.ts'
import type { OpenMap } from './leaflet-map.ts'
import {
  defaultView,
  type Bounds,
  type MapPin,
  type MapView,
  type Position,
  type ShownView,
} from './map-types.ts'
import { MapSettingsContext } from './map-settings.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './map.module.css'

interface MapProps {
  /** What the map shows, for people who cannot see it. */
  label: string
  /** What the map should show; a new object moves it. */
  view?: MapView | Bounds | undefined
  pins?: readonly MapPin[]
  circle?: (Position & { metres: number }) | null
  /** An area to outline. */
  area?: readonly Position[] | null
  /** If given, the corners of the area can be dragged and removed. */
  onArea?: (corners: Position[]) => void
  /** A route. */
  line?: readonly Position[] | null
  /** While true, the next stroke draws an area. */
  drawing?: boolean
  onDrawn?: (corners: Position[] | null) => void
  /** Called after a tap or a line, which encloses nothing. */
  onTap?: () => void
  onMoved?: (bounds: Bounds) => void
  onViewChange?: (view: ShownView, placed: boolean) => void
  onPin?: (pin: MapPin) => void
  /** Several pins at the same point were pressed. */
  onSpot?: (spot: MapPin) => void
  onPick?: (position: Position) => void
  /** If given, the pin of a place can be dragged. */
  onPinMoved?: (position: Position) => void
  /** The outline of what can be reached by car. */
  reach?: readonly Position[] | null
  /** The key of the pin to highlight. */
  marked?: string | null
  onHover?: (pin: MapPin | null) => void
  zoomAt?: 'bottomright'
  /** How many pixels at the top and the bottom are currently covered by other things. */
  room?: () => { top: number; bottom: number }
  className?: string | undefined
}

const noPins: readonly MapPin[] = []

async function loadNames({ lat, lng }: Position) {
  return sendRequest(aroundRequest, { lat, lng })
}

/** A map of South Africa. The library is loaded in the browser, when the map comes into view. */
export function MapCanvas(props: MapProps) {
  const { label, view, pins = noPins, circle = null, area = null, line = null } = props
  const { reach = null, marked = null, drawing, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [map, setMap] = useState<OpenMap | null>(null)
  const [failed, setFailed] = useState(false)
  const looksAt = useRef(view)
  const settings = useRef(useContext(MapSettingsContext))

  useEffect(() => {
    let open: OpenMap | undefined
    let left = false
    async function start() {
      try {
        const { openMap } = await import('./leaflet-map.ts')
        if (left || !element.current) return
        looksAt.current = latest.current.view
        open = openMap(element.current, {
          view: latest.current.view ?? defaultView,
          onMoved: (bounds) => latest.current.onMoved?.(bounds),
          onViewChange: (view, placed) => latest.current.onViewChange?.(view, placed),
          onPin: (pin) => latest.current.onPin?.(pin),
          onSpot: (spot) => latest.current.onSpot?.(spot),
          onPick: (position) => latest.current.onPick?.(position),
          onHover: (pin) => latest.current.onHover?.(pin),
          ...(latest.current.onPinMoved && {
            onPinMoved: (position) => latest.current.onPinMoved?.(position),
          }),
          zoomAt: latest.current.zoomAt,
          room: latest.current.room,
          loadNames,
          ...settings.current,
        })
        setMap(open)
      } catch {
        if (!left) setFailed(true)
      }
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void start()
      },
      { rootMargin: '300px' },
    )
    if (frame.current) observer.observe(frame.current)
    return () => {
      left = true
      observer.disconnect()
      open?.close()
      setMap(null)
    }
  }, [])

  useEffect(() => {
    // The map has opened with the first view, so only a different one moves it.
    if (map && view && view !== looksAt.current) map.look(view)
    if (map) looksAt.current = view
  }, [map, view])
  useEffect(() => map?.showPins(pins), [map, pins])
  useEffect(() => map?.showCircle(circle), [map, circle])
  const editable = props.onArea !== undefined && !drawing
  useEffect(() => {
    const onArea = (corners: Position[]) => latest.current.onArea?.(corners)
    map?.showArea(area, editable ? onArea : undefined)
  }, [map, area, editable])
  useEffect(() => map?.showLine(line), [map, line])
  useEffect(() => map?.showReach(reach), [map, reach])
  useEffect(() => map?.mark(marked), [map, marked])
  useEffect(() => {
    if (!map || !drawing) return
    return map.draw({
      onDrawn: (corners) => latest.current.onDrawn?.(corners),
      onTap: () => latest.current.onTap?.(),
    })
  }, [map, drawing])

  return (
    <div ref={frame} className={classNames(styles.frame, className)}>
      <div ref={element} className={styles.map} role="region" aria-label={label} />
      {!map && (
        <p className={styles.waiting}>{failed ? 'The map could not be loaded.' : <Spinner />}</p>
      )}
    </div>
  )
}
