import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { recordStep } from './trail.ts'

/** Used once for the whole site: records every navigation, so that a page can link back to a search. */
export function useTrail(): void {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => recordStep(type, location), [type, location])
}
