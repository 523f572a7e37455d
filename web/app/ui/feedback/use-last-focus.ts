import { useEffect, useRef, type RefObject } from 'react'

/** Remembers what had the focus before something in this area took it; returns it there. */
export function useLastFocus(area: RefObject<HTMLElement | null>): () => void {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    function remember({ target }: FocusEvent) {
      if (target instanceof HTMLElement && !area.current?.contains(target)) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [area])
  return function giveBack() {
    const place = last.current?.isConnected ? last.current : document.querySelector('main')
    place?.focus({ preventScroll: true })
  }
}
