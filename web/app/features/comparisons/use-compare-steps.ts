import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readCompared, setCompared } from '../../shared/comparisons/compare-store.ts'
import { compareAddress, type CompareState } from './compare-state.ts'
import { readOwnPlaces, storeOwnPlaces } from './own-places.ts'

/** What this device knows but the address does not contain; null if the address is complete. */
function restored(state: CompareState, query: URLSearchParams): CompareState | null {
  const stored = readCompared()
  const places = query.has('places') ? state.places : readOwnPlaces()
  const chosen = query.has('ids')
    ? state
    : query.get('kind') || stored.property.length >= stored.week.length
      ? { ...state, ids: [...stored[state.kind]] }
      : { ...state, kind: 'week' as const, ids: [...stored.week] }
  const next = { ...chosen, places }
  const differs = next.ids.length > 0 && compareAddress(next) !== compareAddress(state)
  return differs ? next : null
}

/** The actions of the screen; each is an address, so that Back and Share work. */
export function useCompareSteps(state: CompareState) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [restoring, setRestoring] = useState(true)

  useEffect(() => {
    const next = restored(state, query)
    if (next) void navigate(compareAddress(next), { replace: true, preventScrollReset: true })
    else setRestoring(false)
  }, [state, query, navigate])

  function change(next: CompareState) {
    storeOwnPlaces(next.places)
    void navigate(compareAddress(next), { replace: true, preventScrollReset: true })
  }

  function remove(id: number) {
    const without = (ids: readonly number[]) => ids.filter((other) => other !== id)
    setCompared(state.kind, without(readCompared()[state.kind]))
    const next = { ...state, ids: without(state.ids) }
    void navigate(compareAddress(next), { replace: true, preventScrollReset: true })
  }

  return { restoring, change, remove }
}
