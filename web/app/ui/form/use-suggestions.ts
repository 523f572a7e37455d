import { useEffect, useState } from 'react'

interface Suggestions<Option> {
  options: Option[]
  busy: boolean
  /** True once a reply has arrived since the field was opened. */
  settled: boolean
  /** The text that the options were found for, which is older than the typed text during the pause. */
  text: string | null
}

const pauseMs = 180
const nothing: never[] = []

/** Requests options after a short pause in typing; a late reply is dropped. */
export function useSuggestions<Option>(
  load: (text: string, signal: AbortSignal) => Promise<Option[]>,
  text: string | null,
): Suggestions<Option> {
  const [state, setState] = useState<Suggestions<Option>>({
    options: nothing,
    busy: false,
    settled: false,
    text: null,
  })
  useEffect(() => {
    if (text === null) {
      setState({ options: nothing, busy: false, settled: false, text: null })
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      setState((before) => ({ ...before, busy: true }))
      try {
        const options = await load(text, leaving.signal)
        if (!leaving.signal.aborted) setState({ options, busy: false, settled: true, text })
      } catch {
        // Suggestions are optional: without them, the typed text can still be searched for.
        if (!leaving.signal.aborted)
          setState({ options: nothing, busy: false, settled: false, text: null })
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [load, text])
  return state
}
