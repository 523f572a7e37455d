import { useEffect, useRef } from 'react'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { useNearMe } from '../../../shared/places/use-near-me.ts'
import { filtered, nearMe, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'

/** A sentence said “near me”: the browser is asked where that is, and a refusal is said. */
export function AskPosition({ state, step }: { state: SearchState; step: Step }) {
  const asked = state.filters.near === nearMe
  const { problem, locate } = useNearMe((near) => step((from) => filtered(from, { near })))
  const ask = useRef(locate)
  ask.current = locate
  useEffect(() => {
    if (asked) ask.current()
  }, [asked])
  return asked && problem ? <Alert type="WARNING">{problem}</Alert> : null
}
