import { useEffect, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { facetsRequest } from '#contract/properties/search.requests.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { criteriaOf, type SearchState } from './search-state.ts'

export interface KnownFacets {
  facets: Facets | null
  /** The first counts are loading; until then the page reserves their space. */
  awaited: boolean
}

/**
 * The facet counts. Requested once the page is shown: no page waits for them. A refused search has
 * none.
 */
export function useFacets(state: SearchState, refused: boolean): KnownFacets {
  const [known, setKnown] = useState<KnownFacets>({ facets: null, awaited: !refused })
  const key = refused ? null : JSON.stringify(criteriaOf(state))
  useEffect(() => {
    if (key === null) return
    const leaving = new AbortController()
    async function load(criteria: ReturnType<typeof criteriaOf>) {
      try {
        const found = await sendRequest(facetsRequest, criteria, { signal: leaving.signal })
        if (!leaving.signal.aborted) setKnown({ facets: found, awaited: false })
      } catch {
        // The counts are optional: without them every filter still works.
        if (!leaving.signal.aborted) setKnown({ facets: null, awaited: false })
      }
    }
    void load(JSON.parse(key) as ReturnType<typeof criteriaOf>)
    return () => leaving.abort()
  }, [key])
  return known
}
