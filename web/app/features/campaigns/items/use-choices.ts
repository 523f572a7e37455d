import { useCallback, useEffect, useState } from 'react'
import { listListingChoices } from '#contract/campaigns/campaign-items.calls.ts'
import type { ListingChoice } from '#contract/campaigns/campaigns.schema.ts'
import { callOverHttp } from '#contract/client.ts'

const pauseMs = 250

interface Choices {
  found: ListingChoice[]
  total: number
  busy: boolean
  /** The error message. */
  error: string | null
}

const none: Choices = { found: [], total: 0, busy: true, error: null }

/** Published listings that match a search, a page at a time; a late reply is dropped. */
export function useChoices(kind: 'week' | 'property', search: string) {
  const [choices, setChoices] = useState(none)
  const [page, setPage] = useState(1)
  const [round, setRound] = useState(0)

  useEffect(() => setPage(1), [kind, search])
  useEffect(() => {
    const leaving = new AbortController()
    setChoices((before) => ({ ...before, busy: true, error: null }))
    const timer = setTimeout(
      async () => {
        try {
          const reply = await callOverHttp(
            listListingChoices,
            { kind, search, page },
            { signal: leaving.signal },
          )
          setChoices((before) => ({
            found: page === 1 ? reply.items : [...before.found, ...reply.items],
            total: reply.total,
            busy: false,
            error: null,
          }))
        } catch (error) {
          if (leaving.signal.aborted) return
          const message = error instanceof Error ? error.message : String(error)
          setChoices((before) => ({ ...before, busy: false, error: message }))
        }
      },
      search ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [kind, search, page, round])

  const more = useCallback(() => setPage((before) => before + 1), [])
  const again = useCallback(() => setRound((before) => before + 1), [])
  return { ...choices, more, again }
}
