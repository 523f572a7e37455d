import { useEffect, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { pinsRequest } from '#contract/properties/search.requests.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { criteriaOf, type SearchState } from './search-state.ts'

interface Pins {
  /** Null until the first reply. */
  found: PinsReply | null
  failed: boolean
}

/** The results as pins, fetched in the browser once the map is shown. */
export function usePins(state: SearchState): Pins {
  const [found, setFound] = useState<PinsReply | null>(null)
  const [failed, setFailed] = useState(false)
  const key = JSON.stringify(criteriaOf(state))
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      try {
        const criteria = JSON.parse(key) as ReturnType<typeof criteriaOf>
        const reply = await sendRequest(pinsRequest, criteria, { signal: leaving.signal })
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
