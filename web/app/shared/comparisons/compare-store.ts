import { useSyncExternalStore } from 'react'
import {
  comparedIds,
  mostCompared,
  nothingCompared,
  type Compared,
} from '#contract/comparisons/compared.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'

/**
 * What a visitor compares, on this device. Properties and weeks are separate lists: they have no
 * common rows.
 */
const name = 'compared'
const changed = 'comparedchange'

let unstored: string | null = null
let last: { text: string | null; value: Compared } = { text: null, value: nothingCompared }

function readText(): string | null {
  try {
    return localStorage.getItem(name) ?? unstored
  } catch {
    return unstored
  }
}

function parse(text: string | null): Compared {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<ListingKind, unknown>>
    const idsOf = (list: unknown) => comparedIds(Array.isArray(list) ? list : [])
    return { property: idsOf(stored.property), week: idsOf(stored.week) }
  } catch {
    return nothingCompared
  }
}

/** The same object until it changes, as React requires of a store. */
export function readCompared(): Compared {
  const text = readText()
  if (text !== last.text) last = { text, value: parse(text) }
  return last.value
}

export function setCompared(kind: ListingKind, ids: readonly number[]): void {
  const text = JSON.stringify({ ...readCompared(), [kind]: comparedIds(ids) })
  unstored = null
  try {
    localStorage.setItem(name, text)
  } catch {
    // Storage may be full or forbidden; the selection then lasts as long as the page.
    unstored = text
  }
  window.dispatchEvent(new Event(changed))
}

/** Adds or removes it. If there are already four, nothing changes. */
export function toggleCompared(kind: ListingKind, id: number): 'added' | 'removed' | 'full' {
  const ids = readCompared()[kind]
  if (ids.includes(id)) {
    setCompared(
      kind,
      ids.filter((other) => other !== id),
    )
    return 'removed'
  }
  if (ids.length >= mostCompared) return 'full'
  setCompared(kind, [...ids, id])
  return 'added'
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('storage', notify)
  window.addEventListener(changed, notify)
  return () => {
    window.removeEventListener('storage', notify)
    window.removeEventListener(changed, notify)
  }
}

/** What is compared, by kind; empty in the server's HTML, which is the same for everyone. */
export function useCompared(): Compared {
  return useSyncExternalStore(subscribe, readCompared, () => nothingCompared)
}
