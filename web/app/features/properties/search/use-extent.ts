import { useEffect, useMemo, useRef } from 'react'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import type { Bounds, MapView } from '../../../ui/map/map-types.ts'
import { keepView, keptView } from './kept-view.ts'
import { extentOf } from './map-pins.ts'
import type { Filters } from './search-state.ts'

interface Extent {
  /** Where the map looks; undefined until something is known. */
  view: MapView | Bounds | undefined
  /** This area is searched next because the map shows it: the map stays as it is. */
  stay: (box: string) => void
  /** The person has moved the map here. */
  moved: (view: MapView) => void
}

/** Where the map looks: at all that is searched, but not away from where the person has moved it to. */
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
    // The search of what the map shows has an entry of its own in the history.
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
