import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until the page's script runs: a form that lives by script must not be sent before. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
