import { useMemo } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The query of the pending navigation, or else the current one: a choice shows at once, and the next builds on it. */
export function useWantedQuery(): URLSearchParams {
  const { pathname, search } = useLocation()
  const { location } = useNavigation()
  const wanted = location?.pathname === pathname ? location.search : search
  return useMemo(() => new URLSearchParams(wanted), [wanted])
}
