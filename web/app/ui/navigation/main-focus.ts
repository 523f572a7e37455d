import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After a navigation, moves the focus to the content of the new page, as a full page load would. */
export function useMainFocus() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
