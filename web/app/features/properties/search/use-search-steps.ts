import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { queryOf, searchStateOf, type SearchState } from './search-state.ts'

/** Goes from one search to the next; given the search that the next one is made from. */
export type Step = (change: (from: SearchState) => SearchState) => void

interface SearchSteps {
  /** What was asked for last, while its results may still be under way. */
  wanted: SearchState
  /** The address of a search. */
  to: (state: SearchState) => string
  step: Step
}

/** A second change made before the first has arrived builds on the first, and does not undo it. */
export function useSearchSteps(state: SearchState, path: string, typed: boolean): SearchSteps {
  const navigate = useNavigate()
  const { location } = useNavigation()
  const to = (next: SearchState) => `${path}${queryOf(next, !typed)}`
  const wanted =
    location?.pathname === path
      ? searchStateOf(new URLSearchParams(location.search), typed ? state.usage : undefined)
      : state
  const latest = useRef(wanted)
  const address = to(wanted)
  useEffect(() => {
    latest.current = wanted
    // The address says all there is to know; the object is another one at each rendering.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address])

  return {
    wanted,
    to,
    step(change) {
      const next = change(latest.current)
      if (to(next) === to(latest.current)) return
      latest.current = next
      void navigate(to(next), { preventScrollReset: true })
    },
  }
}
