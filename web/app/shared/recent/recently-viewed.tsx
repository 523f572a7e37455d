import { useEffect, useState, useSyncExternalStore } from 'react'
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
import { forgetRecent, nothingRecent, onRecentChange, readRecent } from './recent-store.ts'
import styles from './recently-viewed.module.css'

const shown = 4

/** Those that are still on the site, the latest first. */
function useListings(keys: string): readonly ListingNow[] {
  const [listings, setListings] = useState<readonly ListingNow[]>([])
  useEffect(() => {
    if (!keys) return setListings([])
    const stop = new AbortController()
    async function load() {
      const found = await sendRequest(showListingsRequest, { of: keys }, { signal: stop.signal })
      setListings(found.filter(({ property, week }) => property ?? week).slice(0, shown))
    }
    // The section is extra: without it the page is complete.
    load().catch(() => {})
    return () => stop.abort()
  }, [keys])
  return listings
}

/** What someone looked at and searched for on this device; nothing for those who did neither. */
export function RecentlyViewed({ sizes }: { sizes: string }) {
  const recent = useSyncExternalStore(onRecentChange, readRecent, () => nothingRecent)
  const [forgotten, setForgotten] = useState(false)
  const listings = useListings(recent.viewed.map(keyText).join(','))
  const { search } = recent
  if (forgotten || (!listings.length && !search)) return null
  return (
    <Section
      title={listings.length ? 'Recently viewed' : 'Continue your search'}
      lede="The list is stored on this device."
      aside={
        <div className={styles.tools}>
          {search && (
            <LinkButton to={search.to} className={styles.search}>
              <span className={styles.text}>Continue your search: {search.text}</span>
              <IconArrowRight aria-hidden="true" />
            </LinkButton>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              forgetRecent()
              setForgotten(true)
            }}
          >
            Clear
          </Button>
        </div>
      }
    >
      {listings.length > 0 && (
        <CardGrid strip>
          {listings.map((listing) => (
            <li key={keyText(listing)}>
              {listing.property && <PropertyCard property={listing.property} sizes={sizes} />}
              {listing.week && <WeekCard week={listing.week} sizes={sizes} />}
            </li>
          ))}
        </CardGrid>
      )}
    </Section>
  )
}
