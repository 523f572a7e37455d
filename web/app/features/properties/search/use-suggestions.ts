import { useEffect, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { suggestionsRequest } from '#contract/properties/search.requests.ts'
import type { SearchSuggestion } from '#contract/properties/search.schema.ts'
import { criteriaOf, type SearchState } from './search-state.ts'

const none: readonly SearchSuggestion[] = []

/** Requests other searches once the page is shown; none if they are not needed. */
export function useSuggestions(state: SearchState, off: boolean): readonly SearchSuggestion[] {
  const [known, setKnown] = useState({ key: '', found: none })
  const key = JSON.stringify(criteriaOf(state))
  useEffect(() => {
    if (off) return
    const leaving = new AbortController()
    const criteria = JSON.parse(key) as ReturnType<typeof criteriaOf>
    sendRequest(suggestionsRequest, criteria, { signal: leaving.signal }).then(
      (found) => !leaving.signal.aborted && setKnown({ key, found }),
      // They are optional: the results are there without them.
      () => {},
    )
    return () => leaving.abort()
  }, [key, off])
  return off || known.key !== key ? none : known.found
}
