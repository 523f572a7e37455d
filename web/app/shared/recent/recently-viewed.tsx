import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { sendRequest } from '#contract/client.ts'
import { showListingsRequest } from '#contract/favourites/favourites.requests.ts'
import type { ListingNow } from '#contract/favourites/favourites.schema.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { PropertyCard } from '../properties/property-card.tsx'
import { WeekCard } from '../weeks/week-card.tsx'
import {
  forgetRecent,
  nothingRecent,
  onRecentChange,
  readRecent,
  type LastSearch,
} from './recent-store.ts'
import styles from './recently-viewed.module.css'

const shown = 4

interface Shown {
  listings: readonly ListingNow[]
  search: LastSearch | null
}

const nothing: Shown = { listings: [], search: null }

/** What each visit to the page has shown, by its key in the browser's history. */
const visits = new Map<string, Shown>()

/** Those that are still published, latest first; null leaves them as they are. */
function useListings(keys: string | null, first: readonly ListingNow[]): readonly ListingNow[] {
  const [listings, setListings] = useState(first)
  useEffect(() => {
    if (keys === null) return
    if (!keys) return setListings([])
    const stop = new AbortController()
    async function load(of: string) {
      const found = await sendRequest(showListingsRequest, { of }, { signal: stop.signal })
      setListings(found.filter(({ property, week }) => property ?? week).slice(0, shown))
    }
    // The section is optional: without it the page is complete.
    load(keys).catch(() => {})
    return () => stop.abort()
  }, [keys])
  return listings
}

/** The same when coming back as when leaving: a row added meanwhile would shift the content. */
function useShown(): Shown & { forget: () => void } {
  const { key } = useLocation()
  const [visit, setVisit] = useState(() => ({ key, before: visits.get(key) }))
  if (visit.key !== key) setVisit({ key, before: visits.get(key) })
  const { before } = visit
  const recent = useSyncExternalStore(onRecentChange, readRecent, () => nothingRecent)
  const viewed = recent.viewed.map(keyText).join(',')
  const listings = useListings(before ? null : viewed, before?.listings ?? [])
  const current = before ?? { listings, search: recent.search }
  useEffect(() => {
    visits.set(key, current)
  })
  function forget() {
    forgetRecent()
    visits.clear()
    setVisit({ key, before: nothing })
  }
  return { ...current, forget }
}

/** What someone viewed and searched for on this device; nothing if there is neither. */
export function RecentlyViewed({ sizes }: { sizes: string }) {
  const { listings, search, forget } = useShown()
  if (!listings.length && !search) return null
  const tools = (
    <div className={styles.tools}>
      {search && (
        <LinkButton to={search.to} className={styles.search}>
          <span className={styles.text}>Continue your search: {search.text}</span>
          <IconArrowRight aria-hidden="true" />
        </LinkButton>
      )}
      <Button kind="quiet" onClick={forget}>
        Clear
      </Button>
    </div>
  )
  if (listings.length === 0) return <div className={`wrap ${styles.alone}`}>{tools}</div>
  return (
    <Section title="Recently viewed" lede="The list is stored on this device." aside={tools}>
      <CardGrid strip>
        {listings.map((listing) => (
          <li key={keyText(listing)}>
            {listing.property && <PropertyCard property={listing.property} sizes={sizes} />}
            {listing.week && <WeekCard week={listing.week} sizes={sizes} />}
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
