import { useHydrated } from '../use-hydrated.ts'

/** Whether the browser lets a page copy a text. Until the page's script runs, that is taken for granted. */
export function useCanCopy(): boolean {
  const hydrated = useHydrated()
  return !hydrated || 'clipboard' in navigator
}
