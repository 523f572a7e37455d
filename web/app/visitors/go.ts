import type { Location, To } from 'react-router'
import { dataAddress, type NextData } from './page-data.ts'
import {
  hereLocation,
  newKey,
  rememberedScroll,
  rememberScroll,
  sendState,
  writeHistory,
} from './history.ts'
import { currentState, setState } from './router-state.ts'

export interface GoOptions {
  replace?: boolean | undefined
  state?: unknown
  preventScrollReset?: boolean | undefined
}

type Leaving = (next: Location, proceed: () => void) => boolean

/** Called before another page is opened; true blocks it until `proceed` is called. */
const guards = new Set<Leaving>()
let mayLeave = false
/** The latest step; the reply to an earlier one comes too late. */
let step = 0

export function guardLeaving(guard: Leaving): () => void {
  guards.add(guard)
  return () => void guards.delete(guard)
}

/** Whether the person has already said that what is not saved may be lost. */
export const isAllowedToLeave = () => mayLeave

export function addressOf(to: To): URL {
  const { pathname, search } = currentState().location
  const href =
    typeof to === 'string' ? to : `${to.pathname ?? pathname}${to.search ?? ''}${to.hash ?? ''}`
  const base = `${window.location.origin}${pathname}`
  return new URL(href === '' ? `${pathname}${search}` : href, base)
}

function locationAt({ pathname, search, hash }: URL, state: unknown): Location {
  return { pathname, search, hash, state: state ?? null, key: newKey(), mask: undefined }
}

const isShownPath = ({ origin, pathname }: URL) =>
  origin === window.location.origin && pathname === currentState().location.pathname

/** Opens an address: in this page where only its search differs, otherwise as a new page. */
export async function go(to: To, options: GoOptions = {}): Promise<void> {
  const url = addressOf(to)
  if (isShownPath(url)) return show(url, options)
  const next = locationAt(url, options.state)
  const leave = () => openPage(url, next, options)
  for (const guard of guards) {
    if (guard(next, leave)) return
  }
  leave()
}

function openPage(url: URL, next: Location, { replace, state }: GoOptions): void {
  mayLeave = true
  sendState(url.href, state)
  setState({ ...currentState(), next })
  if (replace) window.location.replace(url.href)
  else window.location.assign(url.href)
}

async function fetchData({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const response = await fetch(dataAddress(pathname, search), {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) return undefined
  return (await response.json()) as NextData
}

/** A whole load shows whatever there is to show: another page, a refusal, or that there is no connection. */
function loadWhole(href: string, replace: boolean): void {
  mayLeave = true
  if (replace) window.location.replace(href)
  else window.location.assign(href)
}

/** A screen may know that it has what another search shows. */
function hasData(url: URL): boolean {
  const { matches, location } = currentState()
  const { shouldRevalidate, params = {} } = matches.at(-1) ?? {}
  const currentUrl = new URL(location.pathname + location.search, window.location.origin)
  return (
    shouldRevalidate?.({
      currentUrl,
      currentParams: params,
      nextUrl: url,
      nextParams: params,
      defaultShouldRevalidate: true,
    }) === false
  )
}

async function show(url: URL, options: GoOptions): Promise<void> {
  const { location } = currentState()
  const replace = options.replace || url.href === window.location.href
  // A place on the same page.
  const isPlace = url.search === location.search && url.hash !== ''
  if (isPlace || hasData(url)) {
    step++
    if (!replace) rememberScroll()
    writeHistory(url.href, options.state, replace)
    const type = replace ? 'REPLACE' : 'PUSH'
    setState({ ...currentState(), location: hereLocation(), type, next: null })
    if (isPlace) document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView()
    else if (!options.preventScrollReset) window.scrollTo(0, 0)
    return
  }
  const found = await load(url, locationAt(url, options.state), replace)
  if (!found) return
  if (!replace) rememberScroll()
  writeHistory(url.href, options.state, replace)
  complete(found, replace ? 'REPLACE' : 'PUSH')
  if (!options.preventScrollReset) window.scrollTo(0, 0)
}

type Found = Exclude<NextData, { leave: string }>

/** The data of an address whose page is the one that is shown; undefined if it is no longer wanted. */
async function load(url: URL, next: Location, replace: boolean): Promise<Found | undefined> {
  const mine = ++step
  setState({ ...currentState(), next })
  const data = await fetchData(url).catch(() => undefined)
  if (mine !== step) return undefined
  const shown = currentState().matches.at(-1)?.id
  if (data && 'screen' in data && data.id === shown) return data
  loadWhole(data && 'leave' in data ? data.leave : url.href, replace)
  return undefined
}

function complete({ title, screen }: Found, type: 'PUSH' | 'REPLACE' | 'POP'): void {
  const state = currentState()
  const last = state.matches.length - 1
  document.title = title
  setState({
    ...state,
    location: hereLocation(),
    type,
    matches: state.matches.map((match, at) =>
      at === last ? { ...match, loaderData: screen } : match,
    ),
    next: null,
    revalidating: false,
  })
}

/** Loads again what the page shows. */
export async function revalidate(): Promise<void> {
  const mine = ++step
  setState({ ...currentState(), revalidating: true })
  const data = await fetchData(window.location).catch(() => undefined)
  if (mine !== step) return
  if (data && 'screen' in data) complete(data, currentState().type as 'PUSH')
  else loadWhole(data && 'leave' in data ? data.leave : window.location.href, true)
}

/** A step back or forward between searches of this page. */
async function goToEntry(): Promise<void> {
  const url = new URL(window.location.href)
  const { location } = currentState()
  if (!isShownPath(url)) return window.location.reload()
  const scroll = rememberedScroll()
  if (url.search === location.search || hasData(url)) {
    step++
    setState({ ...currentState(), location: hereLocation(), type: 'POP', next: null })
    if (url.search !== location.search) requestAnimationFrame(() => window.scrollTo(0, scroll))
    return
  }
  const found = await load(url, hereLocation(), true)
  if (!found) return
  complete(found, 'POP')
  requestAnimationFrame(() => window.scrollTo(0, scroll))
}

export function followHistory(): void {
  window.addEventListener('popstate', () => void goToEntry())
  // Kept by the browser while another page was open, and shown again as it was.
  window.addEventListener('pageshow', ({ persisted }) => {
    mayLeave = false
    if (persisted)
      setState({ ...currentState(), location: hereLocation(), type: 'POP', next: null })
  })
}
