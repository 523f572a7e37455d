import { useHydrated } from '../use-hydrated.ts'

/** Whether the browser lets a page copy text. Assumed to be so until the page's script runs. */
export function useCanCopy(): boolean {
  const hydrated = useHydrated()
  return !hydrated || 'clipboard' in navigator
}
