/**
 * Stands in for React Router on visitors' pages: what our screens use of it, with the same names. A link to another page
 * loads that page; only the search of the shown page changes within it.
 */
import {
  createContext as createReactContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type FormEvent,
  type MouseEvent,
} from 'react'
import type { LinkProps, Location, To } from 'react-router'
import { addressOf, go, guardLeaving, isAllowedToLeave, revalidate, type GoOptions } from './go.ts'
import { currentState, subscribe, type RouterState } from './router-state.ts'

export { data, isRouteErrorResponse, redirect, redirectDocument } from './responses.ts'
export { createContext, RouterContextProvider } from './context.ts'

function useRouter(): RouterState {
  return useSyncExternalStore(subscribe, currentState, currentState)
}

export const useLocation = () => useRouter().location
export const useNavigationType = () => useRouter().type
export const useMatches = () => useRouter().matches

export function useNavigation() {
  const { next } = useRouter()
  return next
    ? { state: 'loading' as const, location: next }
    : { state: 'idle' as const, location: undefined }
}

export function useRouteLoaderData(id: string): unknown {
  return useRouter().matches.find((match) => match.id === id)?.loaderData
}

type Navigate = (to: To | number, options?: GoOptions) => Promise<void>

const navigate: Navigate = async (to, options) => {
  if (typeof to === 'number') history.go(to)
  else await go(to, options)
}

export const useNavigate = (): Navigate => navigate

export function useSearchParams(): [
  URLSearchParams,
  (next: URLSearchParams, options?: GoOptions) => void,
] {
  const { search } = useLocation()
  const query = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback((next: URLSearchParams, options?: GoOptions) => {
    void go(`?${next}`, options)
  }, [])
  return [query, set]
}

export function useRevalidator() {
  const state = useRouter().revalidating ? ('loading' as const) : ('idle' as const)
  return useMemo(() => ({ revalidate, state }), [state])
}

export function useBeforeUnload(callback: (event: BeforeUnloadEvent) => void): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isAllowedToLeave()) latest.current(event)
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

type Blocker =
  | { state: 'unblocked' }
  | { state: 'blocked'; location: Location; proceed(): void; reset(): void }

type ShouldBlock = (step: { currentLocation: Location; nextLocation: Location }) => boolean

export function useBlocker(shouldBlock: ShouldBlock): Blocker {
  const [blocker, setBlocker] = useState<Blocker>({ state: 'unblocked' })
  const latest = useRef(shouldBlock)
  useEffect(() => {
    latest.current = shouldBlock
  })
  useEffect(
    () =>
      guardLeaving((next, proceed) => {
        const { location } = currentState()
        if (!latest.current({ currentLocation: location, nextLocation: next })) return false
        const reset = () => setBlocker({ state: 'unblocked' })
        setBlocker({ state: 'blocked', location: next, proceed, reset })
        return true
      }),
    [],
  )
  return blocker
}

/** How deep in the frames around the screen. */
const DepthContext = createReactContext(0)

export function Outlet() {
  const depth = useContext(DepthContext)
  const { matches } = useRouter()
  const match = matches[depth]
  if (!match) return null
  const { Component, loaderData, params } = match
  return (
    <DepthContext value={depth + 1}>
      <Component loaderData={loaderData} params={params} matches={matches} />
    </DepthContext>
  )
}

/** Another button, or a key held with it, asks the browser for a new tab. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey

const isWhole = (to: To): to is string => typeof to === 'string' && /^(\/(?!\/)|#|https?:)/.test(to)

/** An address as it is written into the page: of the shown one where it only names a search. */
function hrefOf(to: To, { pathname, search }: Location): string {
  if (isWhole(to)) return to
  if (typeof to === 'string') return to === '' ? pathname + search : pathname + to
  return `${to.pathname ?? pathname}${to.search ?? ''}${to.hash ?? ''}`
}

export function Link(props: LinkProps) {
  const {
    to,
    discover: _discover,
    mask: _mask,
    prefetch: _prefetch,
    relative: _relative,
    viewTransition: _viewTransition,
    defaultShouldRevalidate: _defaultShouldRevalidate,
    preventScrollReset,
    reloadDocument,
    replace,
    state,
    onClick,
    ...attributes
  } = props
  const location = useLocation()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || reloadDocument || !isPlain(event)) return
    if (attributes.target && attributes.target !== '_self') return
    if (addressOf(to).origin !== window.location.origin) return
    event.preventDefault()
    void go(to, { replace, state, preventScrollReset })
  }
  return <a {...attributes} href={hrefOf(to, location)} onClick={follow} />
}

interface FormProps extends ComponentProps<'form'> {
  preventScrollReset?: boolean
  replace?: boolean
}

/** A search goes where a link with the same query leads; what is posted is answered with a new page. */
export function Form({ preventScrollReset, replace, onSubmit, ...attributes }: FormProps) {
  const { pathname, search } = useLocation()
  const action = attributes.action ?? (attributes.method === 'post' ? pathname + search : pathname)

  function send(event: FormEvent<HTMLFormElement>) {
    onSubmit?.(event as never)
    if (event.defaultPrevented || attributes.method === 'post') return
    event.preventDefault()
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value.name,
    ])
    void go(`${action}?${new URLSearchParams(fields)}`, { preventScrollReset, replace })
  }
  return <form method="get" {...attributes} action={action as string} onSubmit={send} />
}

/** The head of a visitors' page is written by the server. */
const nothing = () => null
export { nothing as Links, nothing as Meta, nothing as Scripts, nothing as ScrollRestoration }
