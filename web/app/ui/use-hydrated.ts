import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page's script runs: a form that works only with script must not be submitted before that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
