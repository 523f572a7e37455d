import { useEffect, useRef } from 'react'
import { useNearMe } from '../../../shared/places/use-near-me.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { awaitsScript } from '../../../ui/feedback/awaits-script.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { filtered, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'

interface AskPositionProps {
  state: SearchState
  to: (state: SearchState) => string
  step: Step
}

/**
 * A sentence included “near me”: the browser is asked for the position, and nothing is found until
 * then.
 */
export function AskPosition({ state, to, step }: AskPositionProps) {
  const { problem, locate } = useNearMe((near) => step((from) => filtered(from, { near })))
  const ask = useRef(locate)
  ask.current = locate
  useEffect(() => ask.current(), [])
  const everywhere = (
    <LinkButton to={to(filtered(state, { near: '', radius: '' }))}>All of South Africa</LinkButton>
  )
  if (problem) {
    return (
      <div role="status">
        <EmptyState
          title="We do not know where you are."
          actions={
            <>
              <Button kind="brand" onClick={locate}>
                Try again
              </Button>
              {everywhere}
            </>
          }
        >
          {problem}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <div role="status" {...awaitsScript}>
        <EmptyState title="Finding where you are" actions={everywhere}>
          Allow your browser to share your location, or add a place to the search.
        </EmptyState>
      </div>
      <noscript>
        <EmptyState title="Finding your location needs JavaScript." actions={everywhere}>
          Type a place in the search instead.
        </EmptyState>
      </noscript>
    </>
  )
}
