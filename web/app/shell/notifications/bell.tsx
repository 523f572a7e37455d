import { lazy, Suspense, useId, useRef, useState, type ToggleEvent } from 'react'
import { useLocation } from 'react-router'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { firstStep } from '../../session/after-login.ts'
import { useSession } from '../../session/session.ts'
import { useUnread } from '../../shared/notifications/use-unread.ts'
import { useClosedBy } from '../../ui/navigation/use-closed-by.ts'
import { useOpenedFromPush } from './use-opened-from-push.ts'
import styles from './bell.module.css'

/** Fetched when someone is about to open it. */
const loadPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(() => loadPanel().then(({ BellPanel }) => ({ default: BellPanel })))

/** The bell of the logged-in user, with the number of unread notifications. */
export function Bell() {
  const session = useSession()
  if (!session || firstStep(session)) return null
  return <OwnBell />
}

function OwnBell() {
  const unread = useUnread() ?? 0
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  useOpenedFromPush()
  useClosedBy(panel, key)

  /** Below the button, regardless of the page's scroll position. */
  function onToggle({ newState }: ToggleEvent) {
    setOpen(newState === 'open')
    const place = button.current?.getBoundingClientRect()
    if (newState !== 'open' || !place || !panel.current) return
    panel.current.style.setProperty('--below', `${Math.round(place.bottom + 8)}px`)
    const beside = document.documentElement.clientWidth - place.right
    panel.current.style.setProperty('--beside', `${Math.round(Math.max(16, beside - 160))}px`)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
        popoverTarget={id}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        <IconBell aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count} aria-hidden="true">
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <span className="vh" role="status">
        {unread > 0 && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </span>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className={styles.panel}
        onToggle={onToggle}
      >
        {open && (
          <Suspense>
            <BellPanel
              titleId={`${id}-title`}
              unread={unread}
              onClose={() => panel.current?.hidePopover()}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
