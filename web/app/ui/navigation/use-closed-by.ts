import { useEffect, useRef, type RefObject } from 'react'

/** Closes a popover when `change` changes; one that was opened before the page was hydrated stays open. */
export function useClosedBy(popover: RefObject<HTMLElement | null>, change: string) {
  const last = useRef(change)
  useEffect(() => {
    if (last.current === change) return
    last.current = change
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [popover, change])
}
