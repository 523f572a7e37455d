import { useEffect, useSyncExternalStore } from 'react'
import { settledUserId } from '../../session/after-login.ts'
import { useSession } from '../../session/session.ts'
import { followAccount, nothingKnown, readKeys, subscribe } from './favourites-store.ts'
import type { FavouriteKeys } from './favourites-store.ts'

/** What is saved, by `property-12`; empty in the server's HTML, which is the same for everyone. */
export function useFavouriteKeys(): FavouriteKeys {
  return useSyncExternalStore(subscribe, readKeys, () => nothingKnown)
}

/**
 * Once in the frame of the site: switches to the account's favourites on login, and to the device's
 * on logout.
 */
export function useFollowAccount(): void {
  const userId = settledUserId(useSession())
  useEffect(() => followAccount(userId))
}
