import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callOverHttp } from '#contract/client.ts'

/** How many searches the person has; refetched after each change on the page. */
export function SavedSearchCount() {
  const [count, setCount] = useState<number | null>(null)
  const { state } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const stopped = new AbortController()
    void import('#contract/saved-searches/saved-searches.calls.ts')
      .then(({ countSavedSearches }) =>
        callOverHttp(countSavedSearches, {}, { signal: stopped.signal }),
      )
      // A tab without its number does no harm.
      .then(
        (reply) => setCount(reply.count),
        () => undefined,
      )
    return () => stopped.abort()
  }, [state])
  return count
}
