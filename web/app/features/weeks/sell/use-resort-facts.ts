import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { getResort } from '#contract/resorts/resorts.calls.ts'
import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { otherResort } from '#contract/weeks/weeks.choices.ts'

/** What is known about the chosen resort: its calendar and its legal disclosure. */
export function useResortFacts(code: string): ResortPage | null {
  const [resort, setResort] = useState<ResortPage | null>(null)
  useEffect(() => {
    setResort(null)
    if (!code || code === otherResort) return
    const asking = new AbortController()
    callOverHttp(getResort, { x: code }, { signal: asking.signal })
      .then(setResort)
      // The form works without it: it is only a help.
      .catch(() => undefined)
    return () => asking.abort()
  }, [code])
  return resort
}
