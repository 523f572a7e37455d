import { useEffect, useRef } from 'react'

/** A locked form loses the focus; unlocked, it gets it back, unless something else has it by then. */
export function useKeptFocus(locked: boolean) {
  const kept = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (locked) return
    if (document.activeElement === document.body) kept.current?.focus({ preventScroll: true })
    kept.current = null
  }, [locked])
  return () => {
    if (document.activeElement instanceof HTMLElement) kept.current = document.activeElement
  }
}
