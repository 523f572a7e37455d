import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useLocation } from 'react-router'
import { Alert, type AlertType } from './alert.tsx'
import { longestWaitMs, passOnAlerts, takeAlerts, type PlainAlert } from './alerts-for-next-page.ts'
import { describeError } from './describe-error.ts'
import { keepClear } from './keep-clear.ts'
import { useLastFocus, type LastFocus } from './use-last-focus.ts'
import styles from './alert-area.module.css'

interface ShownAlert {
  id: number
  type: AlertType
  message: ReactNode
  title?: ReactNode
  fields?: Record<string, string>
  about?: string | undefined
  at: number
  /** The dialog that shows it; null is the page. */
  dialog: string | null
}

interface AlertOptions {
  title?: ReactNode
  /** The record that the alert is about: a newer alert about it replaces the previous one. */
  about?: string | undefined
}

interface Alerts {
  show(type: AlertType, message: ReactNode, options?: AlertOptions): void
  /** Shows the message of a failed call, and its field errors if it has any. */
  showError(error: unknown, about?: string): void
  clear(): void
}

const AlertsContext = createContext<Alerts | null>(null)

interface Shown {
  shown: ShownAlert[]
  close(id: number): void
  enter(dialog: string): () => void
}

const ShownContext = createContext<Shown>({ shown: [], close() {}, enter: () => () => {} })

/** An alert that was shown this recently before a navigation is shown again by the next page. */
const graceMs = 1000

/** So is one that nobody has reacted to: its form leads to the next page, however long that takes to load. */
function isForNextPage({ at }: ShownAlert, lastUse: number): boolean {
  const age = Date.now() - at
  return age < graceMs || (at >= lastUse && age < longestWaitMs)
}

const isPlain = (alert: ShownAlert): alert is ShownAlert & PlainAlert =>
  typeof alert.message === 'string' && ['string', 'undefined'].includes(typeof alert.title)

/** The time of the last key press or click. */
function useLastUse() {
  const last = useRef(0)
  useEffect(() => {
    const use = () => (last.current = Date.now())
    const uses = ['pointerdown', 'keydown'] as const
    for (const type of uses) window.addEventListener(type, use, { capture: true, passive: true })
    return () => {
      for (const type of uses) window.removeEventListener(type, use, { capture: true })
    }
  }, [])
  return last
}

export function AlertProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownAlert[]>([])
  const next = useRef(1)
  const { pathname } = useLocation()

  /** Those that are open, the topmost last. */
  const dialogs = useRef<string[]>([])

  const add = useCallback((alert: Omit<ShownAlert, 'id' | 'at' | 'dialog'>, at = Date.now()) => {
    const { about } = alert
    const shown = { ...alert, id: next.current++, at, dialog: dialogs.current.at(-1) ?? null }
    setShown((before) => [
      ...before.filter((other) => about === undefined || other.about !== about).slice(-3),
      shown,
    ])
  }, [])
  const close = useCallback((id: number) => {
    setShown((before) => before.filter((alert) => alert.id !== id))
  }, [])
  const alerts = useMemo<Alerts>(
    () => ({
      show: (type, message, options) => add({ type, message, ...options }),
      showError: (error, about) => add({ ...describeError(error), about }),
      clear: () => setShown([]),
    }),
    [add],
  )
  const lastUse = useLastUse()
  /** A dialog that opens takes over what was said just before, and leaves what was said as it closed. */
  const enter = useCallback(
    (dialog: string) => {
      dialogs.current.push(dialog)
      setShown((before) =>
        before.map((alert) =>
          isForNextPage(alert, lastUse.current) ? { ...alert, dialog } : alert,
        ),
      )
      return () => {
        dialogs.current = dialogs.current.filter((other) => other !== dialog)
        const behind = dialogs.current.at(-1) ?? null
        setShown((before) =>
          before
            .filter((alert) => alert.dialog !== dialog || isForNextPage(alert, lastUse.current))
            .map((alert) => (alert.dialog === dialog ? { ...alert, dialog: behind } : alert)),
        )
      }
    },
    [lastUse],
  )
  useEffect(() => {
    const going = (before: ShownAlert[]) =>
      before.filter((alert) => isForNextPage(alert, lastUse.current))
    setShown((before) => (before.length ? going(before) : before))
  }, [pathname, lastUse])

  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  }, [shown])
  useEffect(() => {
    // They come from the previous page, and are not passed on again.
    for (const { type, message, title } of takeAlerts()) add({ type, message, title }, 0)
    const hand = () => {
      const going = latest.current.filter((alert) => isForNextPage(alert, lastUse.current))
      const plain = going.filter(isPlain)
      passOnAlerts(plain.map(({ type, message, title }) => ({ type, message, title })))
    }
    window.addEventListener('pagehide', hand)
    return () => window.removeEventListener('pagehide', hand)
  }, [add, lastUse])

  const state = useMemo(() => ({ shown, close, enter }), [shown, close, enter])
  return (
    <AlertsContext value={alerts}>
      <ShownContext value={state}>{children}</ShownContext>
    </AlertsContext>
  )
}

/** Where the alerts of the page appear: a single area in the shell. */
export function AlertArea() {
  const shown = use(ShownContext).shown.filter(({ dialog }) => dialog === null)
  const area = useRef<HTMLDivElement>(null)
  const lastFocus = useLastFocus(area)
  const newest = shown.at(-1)?.id
  useLayoutEffect(() => {
    if (newest === undefined) return
    const place = (isPlaced: boolean) => {
      if (area.current) keepClear(area.current, lastFocus.current(), isPlaced)
    }
    place(false)
    // A refused form moves the focus to its first invalid field, and scrolls there.
    const replace = () => place(true)
    const events = ['focusin', 'scrollend', 'resize'] as const
    for (const event of events) window.addEventListener(event, replace)
    return () => {
      for (const event of events) window.removeEventListener(event, replace)
    }
  }, [newest, lastFocus])
  return (
    <div ref={area} className={styles.area} role="region" aria-label="Notices">
      <div className={styles.list}>
        <ShownAlerts shown={shown} lastFocus={lastFocus} />
      </div>
    </div>
  )
}

/** Those of a dialog: what is behind one is dimmed, and silent to a screen reader. */
export function DialogAlerts() {
  const id = useId()
  const { shown, enter } = use(ShownContext)
  useEffect(() => enter(id), [enter, id])
  const area = useRef<HTMLDivElement>(null)
  const lastFocus = useLastFocus(area)
  const own = shown.filter(({ dialog }) => dialog === id)
  if (own.length === 0) return null
  return (
    <div ref={area} className={styles.inDialog} role="region" aria-label="Notices">
      <ShownAlerts shown={own} lastFocus={lastFocus} />
    </div>
  )
}

function ShownAlerts({ shown, lastFocus }: { shown: ShownAlert[]; lastFocus: LastFocus }) {
  const { close } = use(ShownContext)
  const newest = shown.at(-1)?.id
  useEffect(() => {
    const alert = document.getElementById(`alert-${newest}`)
    // A form that was sent has lost the focus; whoever has it keeps it.
    if (alert && document.activeElement === document.body) alert.focus({ preventScroll: true })
  }, [newest])
  return shown.map(({ id, type, title, message, fields }) => (
    <Alert
      key={id}
      id={`alert-${id}`}
      type={type}
      title={title}
      {...(fields ? { fields } : {})}
      className={styles.one}
      onClose={() => {
        close(id)
        lastFocus.giveBack()
      }}
    >
      {message}
    </Alert>
  ))
}

export function useAlerts(): Alerts {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlerts needs an AlertProvider above it')
  return alerts
}
