import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import IconLassoPolygon from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs'
import { callOverHttp } from '#contract/client.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { MapCanvas } from '../../../ui/map/map.tsx'
import { country, type Bounds, type MapPin, type Position } from '../../../ui/map/map-types.ts'
import { shortRand } from './short-rand.ts'
import {
  areaFrom,
  areaText,
  boundsFrom,
  boundsText,
  criteriaOf,
  filtered,
  type SearchState,
} from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import styles from './results-map.module.css'

interface ResultsMapProps {
  state: SearchState
  to: (state: SearchState) => string
  step: Step
}

const none: PinsReply = { pins: [], clusters: [], total: 0 }

/** The results where they are. What the map shows, or an area drawn on it, can become the search. */
export function ResultsMap({ state, to, step }: ResultsMapProps) {
  const navigate = useNavigate()
  const [moved, setMoved] = useState<Bounds | null>(null)
  const [drawing, setDrawing] = useState(false)
  const [tapped, setTapped] = useState(false)
  const { found, failed } = usePins(state)
  const pins = useMemo(() => pinsOf(found), [found])
  const area = useMemo(() => areaFrom(state.filters.polygon), [state.filters.polygon])
  const view = useMemo(() => viewOf(state, found, area), [state, found, area])
  const paths = useRef(new Map<string, string>())
  for (const { id, propertyUsageType } of found.pins) {
    paths.current.set(`property ${id}`, links.property(propertyUsageType, id))
  }

  function search(change: { bbox?: string; polygon?: string }) {
    setMoved(null)
    const place = { province: '', city: '', suburb: '' }
    step((from) => filtered(from, { bbox: '', polygon: '', ...place, ...change }))
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
    const path = paths.current.get(pin.key)
    if (path) void navigate(path)
    else search({ bbox: boundsText(around(pin, clusterDegrees)) })
  }
  const limited = state.filters.bbox || state.filters.polygon

  return (
    <section aria-label="Results on a map">
      <div className={styles.tools}>
        <Button
          size="sm"
          icon={<IconLassoPolygon aria-hidden="true" />}
          aria-pressed={drawing}
          onClick={toggleDrawing}
        >
          {drawing ? 'Cancel drawing' : 'Draw an area'}
        </Button>
        {drawing && (
          <p role="status">
            {tapped
              ? 'That was not an area. Press and hold, draw a circle around the area, then lift.'
              : 'Draw around the area with your finger or mouse. Lift to finish, or press Esc to cancel.'}
          </p>
        )}
        {moved && (
          <Button
            size="sm"
            kind="brand"
            icon={<IconCurrentLocation aria-hidden="true" />}
            onClick={() => search({ bbox: boundsText(moved) })}
          >
            Search this area
          </Button>
        )}
        {limited && (
          <LinkButton
            size="sm"
            kind="quiet"
            to={to(filtered(state, { bbox: '', polygon: '' }))}
            preventScrollReset
          >
            Search all of South Africa
          </LinkButton>
        )}
        {failed && (
          <p role="status">The listings could not be loaded on the map. Try again in a moment.</p>
        )}
      </div>
      <MapCanvas
        label="Map of the results"
        className={styles.map}
        view={view}
        pins={pins}
        area={area}
        drawing={drawing}
        onDrawn={drawn}
        onTap={() => setTapped(true)}
        onMoved={setMoved}
        onPin={open}
        onSpot={(spot) => search({ bbox: boundsText(around(spot, spotDegrees)) })}
      />
    </section>
  )
}

function usePins(state: SearchState): { found: PinsReply; failed: boolean } {
  const [found, setFound] = useState(none)
  const [failed, setFailed] = useState(false)
  const key = JSON.stringify(criteriaOf(state))
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      try {
        const { getPropertyPins } = await import('#contract/properties/search.calls.ts')
        const criteria = JSON.parse(key) as ReturnType<typeof criteriaOf>
        const reply = await callOverHttp(getPropertyPins, criteria, { signal: leaving.signal })
        if (leaving.signal.aborted) return
        setFound(reply)
        setFailed(false)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    void load()
    return () => leaving.abort()
  }, [key])
  return { found, failed }
}

function pinsOf({ pins, clusters }: PinsReply): MapPin[] {
  return [
    ...clusters.map(({ lat, lng, count, minPrice }): MapPin => ({
      key: `cluster ${lat} ${lng}`,
      kind: 'cluster',
      lat,
      lng,
      text: String(count),
      count,
      title: `${count} listings here, from ${formatRand(minPrice)}`,
    })),
    ...pins.map(({ id, lat, lng, price, shortDescription, suburb }): MapPin => ({
      key: `property ${id}`,
      kind: 'listing',
      lat,
      lng,
      text: shortRand(price),
      title: `${shortRand(price)}, ${suburb}: ${shortDescription}`,
    })),
  ]
}

const clusterDegrees = 0.25
/** Those of one spot, and hardly any other. */
const spotDegrees = 0.002

function around({ lat, lng }: Position, degrees: number): Bounds {
  return {
    south: lat - degrees,
    north: lat + degrees,
    west: lng - degrees,
    east: lng + degrees,
  }
}

function viewOf(state: SearchState, found: PinsReply, area: Position[] | null): Bounds {
  const box = boundsFrom(state.filters.bbox)
  if (box) return box
  const points: readonly Position[] = area ?? [...found.pins, ...found.clusters]
  if (points.length === 0) return country
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  }
}
