import { useEffect, useMemo, useRef } from 'react'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import type { Bounds, MapView } from '../../../ui/map/map-types.ts'
import { keepView, keptView } from './kept-view.ts'
import { extentOf } from './map-pins.ts'
import type { Filters } from './search-state.ts'

interface Extent {
  /** The map's extent; undefined until something is known. */
  view: MapView | Bounds | undefined
  /** This area is searched next because the map shows it: the map does not move. */
  stay: (box: string) => void
  /** The person has moved the map here. */
  moved: (view: MapView) => void
}

/** The map's extent: everything that is searched, unless the person has moved it. */
export function useExtent(filters: Filters, found: PinsReply | null): Extent {
  const kept = useRef<string | undefined>(undefined)
  const last = useRef<MapView | Bounds | undefined>(undefined)
  const shown = useRef<MapView | undefined>(undefined)
  const { bbox, polygon } = filters
  const view = useMemo(() => {
    if (!found) return last.current
    if (bbox && bbox === kept.current) return last.current
    kept.current = undefined
    return keptView() ?? extentOf({ ...(bbox && { bbox }), ...(polygon && { polygon }) }, found)
  }, [bbox, polygon, found])
  last.current = view
  useEffect(() => {
    // The search of the visible area has its own history entry.
    if (bbox && bbox === kept.current && shown.current) keepView(shown.current)
  }, [bbox])
  return {
    view,
    stay(box) {
      kept.current = box
    },
    moved(at) {
      shown.current = at
      keepView(at)
    },
  }
}
