import { callOverHttp, NoResponse } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { favouritesTexts } from '#contract/favourites/favourites.messages.ts'
import { keyText, mostListings } from '#contract/favourites/key-text.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { changeDevice, onDeviceChange, readDevice, writeDevice } from './device-favourites.ts'

/** The schemas are loaded with the first call: most visitors save nothing. */
const calls = () => import('#contract/favourites/favourites.calls.ts')

export interface FavouriteKeys {
  keys: ReadonlySet<string>
  /** False until the account's favourites have loaded. */
  known: boolean
}

export const nothingKnown: FavouriteKeys = { keys: new Set(), known: false }

/** Whose favourites these are; null for a visitor. */
let userId: number | null = null
let account: ReadonlySet<string> | undefined
let joining: Promise<void> | undefined
let shown = nothingKnown
const listeners = new Set<() => void>()
/** Serialised per listing, so that the last press counts. */
const queues = new Map<string, Promise<unknown>>()

function refresh(): void {
  const device = readDevice().map(keyText)
  // Until it is merged into the account, what is on the device is a favourite as well.
  shown = { keys: new Set([...(account ?? []), ...device]), known: userId === null || !!account }
  for (const notify of listeners) notify()
}

export function subscribe(notify: () => void): () => void {
  const stop = listeners.size === 0 ? onDeviceChange(refresh) : undefined
  if (stop) stopDevice = stop
  listeners.add(notify)
  if (stop) queueMicrotask(refresh)
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) stopDevice?.()
  }
}

let stopDevice: (() => void) | undefined

export const readKeys = (): FavouriteKeys => shown

/** Adds the device's favourites to the account; those accepted are removed from the device. */
async function join(): Promise<ReadonlySet<string>> {
  const { joinFavourites, listFavouriteKeys } = await calls()
  const items = readDevice()
  if (!items.length) return new Set((await callOverHttp(listFavouriteKeys, {})).map(keyText))
  const { keys, left } = await callOverHttp(joinFavourites, { items: [...items] })
  const stays = new Set(left.map(keyText))
  const sent = new Set(items.map(keyText))
  // What was saved in another tab meanwhile has not been sent.
  writeDevice(readDevice().filter((item) => !sent.has(keyText(item)) || stays.has(keyText(item))))
  return new Set(keys.map(keyText))
}

/** Called with the logged-in user, on every page. */
export function followAccount(next: number | null): void {
  if (next === userId && (next === null || account || joining)) return
  userId = next
  account = undefined
  joining = undefined
  refresh()
  if (next === null) return
  const started = join().then(
    (keys) => {
      if (userId !== next) return
      account = keys
      refresh()
    },
    () => {
      // Nothing is lost: it is retried on the next page.
      if (userId === next) joining = undefined
    },
  )
  joining = started
}

function saveOnDevice(key: ListingKey, price: number | undefined, saved: boolean): void {
  const rest = readDevice().filter((item) => keyText(item) !== keyText(key))
  if (saved && rest.length >= mostListings)
    throw new AppError('tooLarge', { message: favouritesTexts.deviceFull })
  const { kind, id } = key
  const item = { kind, id, addedAt: new Date().toISOString(), seenPrice: price ?? null }
  writeDevice(saved ? [item, ...rest] : rest)
}

function setAccount(key: string, saved: boolean): void {
  const keys = new Set(account)
  if (saved) keys.add(key)
  else keys.delete(key)
  account = keys
  refresh()
}

/** What a person wrote about a favourite. */
export interface Writing {
  note: string | null
  folder: string | null
}

const nothingWritten: Writing = { note: null, folder: null }

async function saveInAccount({ kind, id }: ListingKey, saved: boolean): Promise<Writing> {
  const key = { kind, id }
  await joining
  // Without the account's favourites the heart cannot tell what it changes.
  if (!account) throw new NoResponse()
  setAccount(keyText(key), saved)
  if (!saved) saveOnDevice(key, undefined, false)
  const { addFavourite, removeFavourite } = await calls()
  try {
    if (!saved) return await callOverHttp(removeFavourite, key)
    await callOverHttp(addFavourite, key)
    return nothingWritten
  } catch (error) {
    setAccount(keyText(key), !saved)
    throw error
  }
}

/**
 * Saves a listing or removes it. The heart changes immediately, and changes back if that fails.
 * Returns what was lost with it.
 */
export async function setFavourite(
  key: ListingKey,
  saved: boolean,
  price?: number,
): Promise<Writing> {
  if (userId === null) {
    const before = readDevice().find((item) => keyText(item) === keyText(key))
    saveOnDevice(key, price, saved)
    return { note: before?.note ?? null, folder: null }
  }
  const text = keyText(key)
  const before = queues.get(text) ?? Promise.resolve()
  const next = before.catch(() => {}).then(() => saveInAccount(key, saved))
  queues.set(text, next)
  return next
}

/** Saves a listing again with what was written about it. */
export async function restoreFavourite(
  { kind, id }: ListingKey,
  { note, folder }: Writing,
): Promise<void> {
  await setFavourite({ kind, id }, true)
  if (userId === null) return changeDevice(keyText({ kind, id }), { note })
  const { saveFavourite } = await calls()
  await callOverHttp(saveFavourite, { kind, id, note: note ?? '', folder })
}
