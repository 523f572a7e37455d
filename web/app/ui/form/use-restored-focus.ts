import { useEffect, useRef } from 'react'

/** A locked form loses the focus. Once it is unlocked, this restores it, unless something else is focused by then. */
export function useRestoredFocus(locked: boolean) {
  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (locked) return
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true })
    focused.current = null
  }, [locked])
  return function remember() {
    if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement
  }
}
