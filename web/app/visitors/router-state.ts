import type { ComponentType } from 'react'
import type { Location, NavigationType, ShouldRevalidateFunction } from 'react-router'

/** A screen or one of the frames around it, outermost first. */
export interface Match {
  id: string
  pathname: string
  params: Record<string, string | undefined>
  loaderData: unknown
  handle: unknown
  /** Whether another search needs other data; without it, it does. */
  shouldRevalidate?: ShouldRevalidateFunction | undefined
  Component: ComponentType<Record<string, unknown>>
}

export interface RouterState {
  location: Location
  /** How the shown page was reached. */
  type: `${NavigationType}`
  matches: readonly Match[]
  /** Where the visitor is going. */
  next: Location | null
  revalidating: boolean
}

let state: RouterState | undefined
const listeners = new Set<() => void>()

/** The server renders a page in one go, so that each page has its own state. */
export function setState(next: RouterState): void {
  state = next
  for (const listener of listeners) listener()
}

export function currentState(): RouterState {
  if (!state) throw new Error('No page has been opened')
  return state
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
