import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { sendRequest } from '#contract/client.ts'
import { showListingsRequest } from '#contract/favourites/favourites.requests.ts'
import type {
  DeviceFavourite,
  Favourite,
  ListingNow,
} from '#contract/favourites/favourites.schema.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import {
  changeDevice,
  onDeviceChange,
  readDevice,
  writeDevice,
} from '../../shared/favourites/device-favourites.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { EditFavourite } from './edit-favourite.tsx'
import { afterVisit, fromDevice } from './favourite-changes.ts'
import { FavouriteList } from './favourite-list.tsx'
import { NoFavourites } from './no-favourites.tsx'
import styles from './favourites.module.css'

const none: readonly DeviceFavourite[] = []

interface Loaded {
  items: Favourite[]
  failed: boolean
  retry(): void
}

/** The listings of the device's favourites, loaded once for each page; notes change in place. */
function useDeviceFavourites(stored: readonly DeviceFavourite[]): Loaded | null {
  const [listings, setListings] = useState<Map<string, ListingNow> | null>(null)
  const [seen, setSeen] = useState(none)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [at] = useState(() => Date.now())
  const hydrated = useHydrated()
  useEffect(() => {
    const before = readDevice()
    if (!before.length) return
    const stop = new AbortController()
    sendRequest(showListingsRequest, { of: before.map(keyText).join(',') }, { signal: stop.signal })
      .then((found) => {
        const byKey = new Map(found.map((listing) => [keyText(listing), listing]))
        setSeen(before)
        setListings(byKey)
        setFailed(false)
        writeDevice(
          readDevice().map((item) => {
            const listing = byKey.get(keyText(item))
            return listing ? afterVisit(item, listing, at) : item
          }),
        )
      })
      .catch(() => {
        if (!stop.signal.aborted) setFailed(true)
      })
    return () => stop.abort()
  }, [attempt, at])
  if (!hydrated) return null
  const retry = () => setAttempt((count) => count + 1)
  if (failed) return { items: [], failed, retry }
  if (!listings) return stored.length ? null : { items: [], failed, retry }
  const notes = new Map(stored.map((item) => [keyText(item), item.note]))
  const items = seen.flatMap((item) => {
    const listing = listings.get(keyText(item))
    const note = notes.get(keyText(item)) ?? null
    return listing ? [fromDevice({ ...item, note }, listing, at)] : []
  })
  return { items, failed, retry }
}

/** A visitor's favourites, which are on this device. */
export function DeviceFavourites() {
  const stored = useSyncExternalStore(onDeviceChange, readDevice, () => none)
  const loaded = useDeviceFavourites(stored)
  const [edited, setEdited] = useState<Favourite | null>(null)
  if (!loaded) {
    return (
      <div role="status">
        <span className="vh">Loading your favourites</span>
        <CardGrid columns={3}>
          {[1, 2, 3].map((place) => (
            <li key={place}>
              <CardSkeleton />
            </li>
          ))}
        </CardGrid>
      </div>
    )
  }
  if (loaded.failed) {
    return (
      <Alert type="ERROR" title="We could not load your favourites.">
        They are still saved on this device.{' '}
        <Button size="sm" onClick={loaded.retry}>
          Try again
        </Button>
      </Alert>
    )
  }
  if (!stored.length) return <NoFavourites />
  return (
    <>
      <Invitation />
      <FavouriteList items={loaded.items} onEdit={setEdited} />
      {edited && (
        <EditFavourite
          favourite={edited}
          onClose={() => setEdited(null)}
          onSave={({ note }) => {
            changeDevice(keyText(edited), { note: note || null })
            setEdited(null)
          }}
        />
      )}
    </>
  )
}

function Invitation() {
  const { pathname } = useLocation()
  return (
    <p className={styles.invitation}>
      Your favourites are saved on this device.{' '}
      <Link to={links.login(pathname)} className="whole">
        Log in
      </Link>{' '}
      or <Link to={links.register(pathname)}>register</Link> to see them on every device, use
      folders and share them.
    </p>
  )
}
