import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { useWantedQuery } from '../../../ui/navigation/use-wanted-query.ts'
import { queryOf, searchStateOf, type SearchState } from './search-state.ts'

/** Goes from one search to the next; given the search that the next one is made from. */
export type Step = (change: (from: SearchState) => SearchState) => void

interface SearchSteps {
  /** The latest request, while its results may still be loading. */
  wanted: SearchState
  /** The address of a search. */
  to: (state: SearchState) => string
  step: Step
}

/**
 * A second change made before the first has arrived builds on the first, and does not undo it.
 * A path that names the usage decides it.
 */
export function useSearchSteps(path: string, usage: Usage | undefined): SearchSteps {
  const navigate = useNavigate()
  const query = useWantedQuery()
  const wanted = useMemo(() => searchStateOf(query, usage), [query, usage])
  const latest = useRef(wanted)
  /** The addresses that steps were made from, until the last step is drawn. */
  const left = useRef(new Set<string>())
  const to = (next: SearchState) => `${path}${queryOf(next, !usage)}`
  useEffect(() => {
    // Drawn late: a step was made from it in the meantime.
    if (to(wanted) !== to(latest.current) && left.current.has(to(wanted))) return
    left.current.clear()
    latest.current = wanted
    // An address differs only where its search does.
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
