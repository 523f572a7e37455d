import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { subjectOf } from './keep-clear.ts'

export interface LastFocus {
  /** The element outside this area that has or last had the focus; if it is gone, its row or card. */
  current(): Element | null
  giveBack(): void
}

/** Remembers what had the focus before something in this area took it, so that the focus can be returned. */
export function useLastFocus(area: RefObject<HTMLElement | null>): LastFocus {
  const last = useRef<HTMLElement | null>(null)
  const around = useRef<Element | null>(null)
  useEffect(() => {
    function remember({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement) || area.current?.contains(target)) return
      last.current = target
      around.current = subjectOf(target)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [area])
  const current = useCallback(
    () => [last.current, around.current].find((place) => place?.isConnected) ?? null,
    [],
  )
  const giveBack = useCallback(() => {
    const place = last.current?.isConnected ? last.current : document.querySelector('main')
    place?.focus({ preventScroll: true })
  }, [])
  return useMemo(() => ({ current, giveBack }), [current, giveBack])
}
