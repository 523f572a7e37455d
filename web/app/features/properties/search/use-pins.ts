import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { criteriaOf, type SearchState } from './search-state.ts'

interface Pins {
  /** Null until the first reply. */
  found: PinsReply | null
  failed: boolean
}

/** The results as pins, fetched in the browser once the map is wanted. */
export function usePins(state: SearchState): Pins {
  const [found, setFound] = useState<PinsReply | null>(null)
  const [failed, setFailed] = useState(false)
  const key = JSON.stringify(criteriaOf(state))
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      try {
        const { getPropertyPins } = await import('#contract/properties/search.calls.ts')
        const criteria = JSON.parse(key) as ReturnType<typeof criteriaOf>
        const reply = await callOverHttp(getPropertyPins, criteria, { signal: leaving.signal })
        if (leaving.signal.aborted) return
        setFound(reply)
        setFailed(false)
      } catch {
        if (!leaving.signal.aborted) setFailed(true)
      }
    }
    void load()
    return () => leaving.abort()
  }, [key])
  return { found, failed }
}
