import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { chipsOf } from './chips.ts'
import { featureChoices, featureNamesOf } from './feature-choices.ts'
import type { PlaceNames } from './results-texts.ts'
import { criteriaOf, filtered, type Filters, type SearchState } from './search-state.ts'

export interface Suggestion {
  label: string
  count: number
  state: SearchState
}

const most = 5

/** A word spelled otherwise, or other prices. */
async function changesFor(state: SearchState, signal: AbortSignal): Promise<Suggestion[]> {
  const { suggestPropertySearches } = await import('#contract/properties/search.calls.ts')
  const found = await callOverHttp(suggestPropertySearches, criteriaOf(state), { signal })
  return found.flatMap(({ kind, change, count }) => {
    const filters = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, value ?? '']),
    ) as Filters
    const next = filtered(state, filters)
    if (kind === 'spelling') return { label: `Search for “${filters.keyword}”`, count, state: next }
    return kind === 'price' ? { label: 'With a wider range of prices', count, state: next } : []
  })
}

/**
 * Searches with one filter less that do find something, with how much. A search that was refused has
 * none: the reason is shown beside its field.
 */
export function useSuggestions(
  state: SearchState,
  names: PlaceNames,
  refused: boolean,
): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const key = JSON.stringify(state)
  useEffect(() => {
    if (refused) return
    const leaving = new AbortController()
    async function count(next: SearchState): Promise<number> {
      const { getPropertyPins } = await import('#contract/properties/search.calls.ts')
      const reply = await callOverHttp(getPropertyPins, criteriaOf(next), {
        signal: leaving.signal,
      })
      return reply.total
    }
    async function load(from: SearchState) {
      const features = featureNamesOf(featureChoices(from.usage, null))
      const { what, where } = chipsOf(from, { types: [], places: names, features })
      const fewer = [...what, ...where].slice(0, 6)
      try {
        const changes = await changesFor(from, leaving.signal)
        const counted = await Promise.all(
          fewer.map(async ({ label, without }) => ({
            label: `Without “${label.replaceAll(/[“”]/g, '')}”`,
            count: await count(without),
            state: without,
          })),
        )
        if (leaving.signal.aborted) return
        setFound(
          [
            ...changes,
            ...counted.filter(({ count: total }) => total > 0).sort((a, b) => b.count - a.count),
          ].slice(0, most),
        )
      } catch {
        // They are a help: without them the wider search is still offered.
      }
    }
    void load(JSON.parse(key) as SearchState)
    return () => leaving.abort()
  }, [key, names, refused])
  return found
}
