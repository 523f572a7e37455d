import type { Location } from 'react-router'

/** What the browser's history holds of a page, as React Router writes it. */
interface Entry {
  key: string
  usr: unknown
  /** Where the page was scrolled to when it was left. */
  scroll?: number
}

const storageName = 'next-page'

export const newKey = () => Math.random().toString(36).slice(2, 10)

const entryOf = (value: unknown): Partial<Entry> =>
  typeof value === 'object' && value !== null ? (value as Partial<Entry>) : {}

export function hereLocation(): Location {
  const { pathname, search, hash } = window.location
  const { key = 'default', usr = null } = entryOf(history.state)
  return { pathname, search, hash, state: usr, key, mask: undefined }
}

/** Hands a state to the page that is loaded next. */
export function sendState(href: string, state: unknown): void {
  try {
    if (state === undefined || state === null) sessionStorage.removeItem(storageName)
    else sessionStorage.setItem(storageName, JSON.stringify({ href, state }))
  } catch {
    // Without storage the page opens without it.
  }
}

function takeState(): unknown {
  try {
    const text = sessionStorage.getItem(storageName)
    sessionStorage.removeItem(storageName)
    const { href, state } = JSON.parse(text ?? '{}') as { href?: string; state?: unknown }
    return href === window.location.href ? state : null
  } catch {
    return null
  }
}

/**
 * Whether this page was opened by a link or a form of the site. It gets a key of its own then, by which a later step back
 * is recognised.
 */
export function arrive(): 'PUSH' | 'POP' {
  const state = takeState()
  if (history.state) return 'POP'
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const fromHere = document.referrer.startsWith(`${window.location.origin}/`)
  if (loaded?.type !== 'navigate' || !fromHere) return 'POP'
  history.replaceState({ key: newKey(), usr: state } satisfies Entry, '')
  return 'PUSH'
}

/** Says where the page is scrolled to, for whoever comes back to it. */
export function rememberScroll(): void {
  const entry = entryOf(history.state)
  history.replaceState({ key: 'default', usr: null, ...entry, scroll: window.scrollY }, '')
}

export const rememberedScroll = () => entryOf(history.state).scroll ?? 0

export function writeHistory(href: string, state: unknown, replace: boolean): void {
  const entry: Entry = { key: newKey(), usr: state ?? null }
  if (replace) history.replaceState(entry, '', href)
  else history.pushState(entry, '', href)
}
