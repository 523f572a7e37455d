import { useEffect, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { reachRequest } from '#contract/places/reach.requests.ts'
import type { Position } from '../../../ui/map/map-types.ts'
import type { Filters } from './search-state.ts'

/** The outline of the area within the drive time, for the map. */
export function useReach({ driveFrom, driveMinutes }: Filters): Position[] | null {
  const [outline, setOutline] = useState<Position[] | null>(null)
  useEffect(() => {
    if (!driveFrom || !driveMinutes) return setOutline(null)
    const leaving = new AbortController()
    async function load(from: string, minutes: string) {
      try {
        const input = { from, minutes: Number(minutes) }
        const reply = await sendRequest(reachRequest, input, { signal: leaving.signal })
        if (!leaving.signal.aborted) setOutline(reply.outline.map(([lat, lng]) => ({ lat, lng })))
      } catch {
        // The results are correct even without the outline.
        if (!leaving.signal.aborted) setOutline(null)
      }
    }
    void load(driveFrom, driveMinutes)
    return () => leaving.abort()
  }, [driveFrom, driveMinutes])
  return outline
}
