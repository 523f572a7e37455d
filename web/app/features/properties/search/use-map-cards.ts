import { useEffect, useMemo, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { showListingsRequest } from '#contract/favourites/favourites.requests.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import type { Bounds } from '../../../ui/map/map-types.ts'
import { cardsInView, pinsInView } from './map-cards.ts'
import { isNarrow } from './narrow.ts'

interface MapCardsInput {
  found: PinsReply | null
  /** The visible results; null until the map is open. */
  bounds: Bounds | null
  /** The page of the list. */
  items: readonly PropertyCard[]
  sort: SearchSort
  /** The listing whose pin was clicked. */
  picked: number | null
}

interface MapCards {
  cards: readonly PropertyCard[]
  /** How many of the results are visible; null if the map shows only cluster counts. */
  inView: number | null
  failed: boolean
}

/** Until the map stops moving. */
const restMs = 300

/**
 * The cards of the visible results. Those that the list has not loaded are fetched once, a few at a
 * time.
 */
export function useMapCards({ found, bounds, items, sort, picked }: MapCardsInput): MapCards {
  const pins = useMemo(
    () => (found && bounds && found.pins.length > 0 ? pinsInView(found, bounds) : null),
    [found, bounds],
  )
  const page = useMemo(() => new Map(items.map((item) => [item.id, item])), [items])
  const ids = useMemo(
    () => (pins ? cardsInView({ pins, sort, page: [...page.keys()], picked }) : [...page.keys()]),
    [pins, sort, page, picked],
  )
  const { loaded, failed } = useCards(
    // Beside a list the map shows only the card of the clicked pin.
    ids.filter((id) => !page.has(id) && (id === picked || isNarrow())),
    picked,
  )
  return {
    cards: ids.flatMap((id) => page.get(id) ?? loaded.get(id) ?? []),
    inView: pins && pins.length,
    failed,
  }
}

/** Null marks a listing that is gone: it is not requested again. */
type Loaded = ReadonlyMap<number, PropertyCard | null>

function useCards(ids: readonly number[], urgent: number | null) {
  const [loaded, setLoaded] = useState<Loaded>(new Map())
  const [failed, setFailed] = useState(false)
  const missing = ids.filter((id) => !loaded.has(id))
  const of = missing.map((id) => keyText({ kind: 'property', id })).join(',')
  const isUrgent = urgent !== null && missing.includes(urgent)
  useEffect(() => {
    if (!of) return setFailed(false)
    const leaving = new AbortController()
    async function load() {
      try {
        const reply = await sendRequest(showListingsRequest, { of }, { signal: leaving.signal })
        if (leaving.signal.aborted) return
        const more = reply.map(({ id, property }) => [id, property] as const)
        setLoaded((before) => new Map([...before, ...more]))
        setFailed(false)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(() => void load(), isUrgent ? 0 : restMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [of, isUrgent])
  return { loaded, failed }
}
