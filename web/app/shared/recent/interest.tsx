import { useEffect, useState } from 'react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import type { getListingInterest } from '#contract/favourites/interest.calls.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { counted } from '../../ui/data/counted.ts'
import { rememberViewed } from './recent-store.ts'
import styles from './interest.module.css'

type Counts = OutputOf<typeof getListingInterest>

const times = { one: 'time', many: 'times' }

function interestText({ views, favourites }: Counts): string {
  const parts = [
    views !== null && `viewed ${counted(views, times)}`,
    favourites !== null && `saved ${counted(favourites, times)}`,
  ].filter((part) => part !== false)
  return parts.length ? `In the last 7 days ${parts.join(' and ')}` : ''
}

/**
 * Remembers on the device that a listing was looked at, counts the first look of the day, and shows
 * how many others looked. After the page has loaded: its HTML is cached and the same for everyone.
 */
export function Interest({ kind, id }: ListingKey) {
  const [text, setText] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const isFirst = rememberViewed({ kind, id }, new Date())
    async function look() {
      const { getListingInterest: interest, recordListingView } =
        await import('#contract/favourites/interest.calls.ts')
      if (stop.signal.aborted) return
      // The numbers are extra: without them the page is complete.
      if (isFirst)
        callOverHttp(recordListingView, { kind, id }, { keepalive: true }).catch(() => {})
      const counts = await callOverHttp(interest, { kind, id }, { signal: stop.signal })
      setText(interestText(counts))
    }
    look().catch(() => {})
    return () => stop.abort()
  }, [kind, id])
  if (!text) return null
  return (
    <p className={styles.interest}>
      <IconEye aria-hidden="true" />
      {text}
    </p>
  )
}
