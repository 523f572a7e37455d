import { useEffect, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { formatRand } from '#contract/values/rand.ts'
import { otherResort } from '#contract/weeks/weeks.choices.ts'
import { getPriceGuide } from '#contract/weeks/weeks.calls.ts'
import type { SellValues } from './sell-values.ts'

type Asked = Pick<SellValues, 'resortCode' | 'season' | 'bedrooms'>

function textOf({ lowest, highest }: { lowest: number | null; highest: number | null }) {
  if (lowest === null || highest === null) return undefined
  return `Weeks like yours were listed from ${formatRand(lowest)} to ${formatRand(highest)} this year.`
}

/** What similar weeks were listed for, in a sentence; nothing if there were too few. */
export function usePriceGuide({ resortCode, season, bedrooms }: Asked): string | undefined {
  const [text, setText] = useState<string>()
  useEffect(() => {
    setText(undefined)
    if (!resortCode || resortCode === otherResort) return
    const asking = new AbortController()
    const like = { resortCode, season: season || undefined, bedrooms: bedrooms || undefined }
    callOverHttp(getPriceGuide, like as never, { signal: asking.signal })
      .then((guide) => setText(textOf(guide)))
      .catch(() => undefined)
    return () => asking.abort()
  }, [resortCode, season, bedrooms])
  return text
}
