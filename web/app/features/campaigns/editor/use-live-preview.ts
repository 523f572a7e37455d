import { useCallback, useEffect, useRef, useState } from 'react'
import type { InputOf, OutputOf } from '#contract/call.ts'
import { previewCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { callOverHttp } from '#contract/client.ts'

const pauseMs = 400

type Draft = InputOf<typeof previewCampaign>

export interface LivePreview {
  /** Null until the first one has arrived. */
  page: OutputOf<typeof previewCampaign> | null
  busy: boolean
  /** Why it is not up to date. */
  error: string | null
}

/** The finished page, debounced after the last keystroke; a late reply is dropped. */
export function useLivePreview(draft: () => Draft | null) {
  const [state, setState] = useState<LivePreview>({ page: null, busy: false, error: null })
  const latest = useRef(draft)
  latest.current = draft
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<AbortController>(undefined)

  const refresh = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(async () => {
      const input = latest.current()
      if (!input) return
      running.current?.abort()
      const mine = new AbortController()
      running.current = mine
      setState((before) => ({ ...before, busy: true }))
      try {
        const page = await callOverHttp(previewCampaign, input, { signal: mine.signal })
        setState({ page, busy: false, error: null })
      } catch (error) {
        if (mine.signal.aborted) return
        const message = error instanceof Error ? error.message : String(error)
        setState((before) => ({ ...before, busy: false, error: message }))
      }
    }, pauseMs)
  }, [])

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      running.current?.abort()
    },
    [],
  )
  return { ...state, refresh }
}
