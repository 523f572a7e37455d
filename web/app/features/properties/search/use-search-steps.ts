import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { useWantedQuery } from '../../../ui/navigation/use-wanted-query.ts'
import { queryOf, searchStateOf, type SearchState } from './search-state.ts'

/** Navigates from one search to the next; called with the search that the next one is based on. */
export type Step = (change: (from: SearchState) => SearchState) => void

interface SearchSteps {
  /** The latest navigation, while its results may still be loading. */
  wanted: SearchState
  /** The address of a search. */
  to: (state: SearchState) => string
  step: Step
}

/**
 * A second change made before the first has loaded builds on the first, and does not undo it. A
 * usage in the path takes precedence.
 */
export function useSearchSteps(path: string, usage: Usage | undefined): SearchSteps {
  const navigate = useNavigate()
  const query = useWantedQuery()
  const wanted = useMemo(() => searchStateOf(query, usage), [query, usage])
  const latest = useRef(wanted)
  /** The addresses that steps were based on, until the last step is rendered. */
  const left = useRef(new Set<string>())
  const to = (next: SearchState) => `${path}${queryOf(next, !usage)}`
  useEffect(() => {
    // Rendered late: another step has been based on it in the meantime.
    if (to(wanted) !== to(latest.current) && left.current.has(to(wanted))) return
    left.current.clear()
    latest.current = wanted
    // Addresses differ only if their searches do.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted])

  return {
    wanted,
    to,
    step(change) {
      const next = change(latest.current)
      if (to(next) === to(latest.current)) return
      left.current.add(to(latest.current))
      latest.current = next
      void navigate(to(next), { preventScrollReset: true })
    },
  }
}
