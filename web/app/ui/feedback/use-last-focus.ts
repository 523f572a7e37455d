import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'

interface LastFocus {
  /** What has the focus or had it last, outside of this area. */
  current(): HTMLElement | null
  giveBack(): void
}

/** Remembers what had the focus before something in this area took it; returns it there. */
export function useLastFocus(area: RefObject<HTMLElement | null>): LastFocus {
  const last = useRef<HTMLElement | null>(null)
  useEffect(() => {
    function remember({ target }: FocusEvent) {
      if (target instanceof HTMLElement && !area.current?.contains(target)) last.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [area])
  const current = useCallback(() => (last.current?.isConnected ? last.current : null), [])
  const giveBack = useCallback(() => {
    const place = current() ?? document.querySelector('main')
    place?.focus({ preventScroll: true })
  }, [current])
  return useMemo(() => ({ current, giveBack }), [current, giveBack])
}
