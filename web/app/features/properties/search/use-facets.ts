import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { criteriaOf, type SearchState } from './search-state.ts'

/** How the results divide. Asked for when the page stands: no page waits for these counts. */
export function useFacets(state: SearchState): Facets | null {
  const [facets, setFacets] = useState<Facets | null>(null)
  const key = JSON.stringify(criteriaOf(state))
  useEffect(() => {
    const leaving = new AbortController()
    async function load() {
      try {
        const { getPropertyFacets } = await import('#contract/properties/search.calls.ts')
        const criteria = JSON.parse(key) as ReturnType<typeof criteriaOf>
        const found = await callOverHttp(getPropertyFacets, criteria, { signal: leaving.signal })
        if (!leaving.signal.aborted) setFacets(found)
      } catch {
        // The counts are a help: without them every filter still works.
        if (!leaving.signal.aborted) setFacets(null)
      }
    }
    void load()
    return () => leaving.abort()
  }, [key])
  return facets
}
