import { keyText, mostListings } from '#contract/favourites/key-text.ts'
import type { DeviceFavourite } from '#contract/favourites/favourites.schema.ts'

/** What a visitor has saved, on this device. It is merged into the account at the next login. */
const name = 'favourites'
const changed = 'favouriteschange'
const none: readonly DeviceFavourite[] = []

let unstored: string | null = null
let last: { text: string | null; value: readonly DeviceFavourite[] } = { text: null, value: none }

function readText(): string | null {
  try {
    return localStorage.getItem(name) ?? unstored
  } catch {
    return unstored
  }
}

function isFavourite(item: unknown): item is DeviceFavourite {
  const { kind, id, addedAt } = (item ?? {}) as Partial<DeviceFavourite>
  return (
    (kind === 'property' || kind === 'week') &&
    Number.isInteger(id) &&
    (id as number) > 0 &&
    typeof addedAt === 'string' &&
    !Number.isNaN(Date.parse(addedAt))
  )
}

function parse(text: string | null): readonly DeviceFavourite[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isFavourite).slice(0, mostListings) : none
  } catch {
    return none
  }
}

/** The same array until it changes, as React requires of a store. */
export function readDevice(): readonly DeviceFavourite[] {
  const text = readText()
  if (text !== last.text) last = { text, value: parse(text) }
  return last.value
}

export function writeDevice(items: readonly DeviceFavourite[]): void {
  const text = items.length ? JSON.stringify(items) : null
  unstored = null
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    // Storage may be full or forbidden; the selection then lasts as long as the page.
    unstored = text
  }
  window.dispatchEvent(new Event(changed))
}

/** Changes one of the device's favourites, if it exists. */
export function changeDevice(key: string, change: Partial<DeviceFavourite>): void {
  writeDevice(readDevice().map((item) => (keyText(item) === key ? { ...item, ...change } : item)))
}

/** Also reports changes in other tabs. */
export function onDeviceChange(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}
