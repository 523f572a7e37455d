import { useEffect, useState } from 'react'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import { sendRequest } from '#contract/client.ts'
import { interestRequest, viewRequest } from '#contract/favourites/favourites.requests.ts'
import type { ListingInterest } from '#contract/favourites/favourites.schema.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { counted } from '../../ui/data/counted.ts'
import { rememberViewed } from './recent-store.ts'
import styles from './interest.module.css'

const times = { one: 'time', many: 'times' }

function interestText({ views, favourites }: ListingInterest): string {
  const parts = [
    views !== null && `viewed ${counted(views, times)}`,
    favourites !== null && `saved ${counted(favourites, times)}`,
  ].filter((part) => part !== false)
  return parts.length ? `In the last 7 days ${parts.join(' and ')}` : ''
}

/**
 * Remembers on the device that a listing was viewed, counts the first view of the day, and shows
 * how many others viewed it. After the page has loaded: its HTML is cached and the same for
 * everyone.
 */
export function Interest({ kind, id }: ListingKey) {
  const [text, setText] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const isFirst = rememberViewed({ kind, id }, new Date())
    async function look() {
      // The numbers are optional: without them the page is complete.
      if (isFirst) sendRequest(viewRequest, { kind, id }, { keepalive: true }).catch(() => {})
      const counts = await sendRequest(interestRequest, { kind, id }, { signal: stop.signal })
      setText(interestText(counts))
    }
    look().catch(() => {})
    return () => stop.abort()
  }, [kind, id])
  return (
    <p className={styles.interest}>
      {text && (
        <>
          <IconEye aria-hidden="true" />
          {text}
        </>
      )}
    </p>
  )
}
