import { useEffect, useState } from 'react'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { links } from '#contract/links.ts'
import { notificationsTexts as texts } from '#contract/notifications/notifications.messages.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { NotificationList } from '../../shared/notifications/notification-list.tsx'
import { ShownChoice } from '../../shared/notifications/shown-choice.tsx'
import { useNotifications, type Shown } from '../../shared/notifications/use-notifications.ts'
import { Button } from '../../ui/button/button.tsx'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './bell.module.css'

interface BellPanelProps {
  titleId: string
  unread: number
  onClose(): void
}

/** The newest notifications, loaded when the panel opens and when their number changes. */
export function BellPanel({ titleId, unread, onClose }: BellPanelProps) {
  const [shown, setShown] = useState<Shown>('all')
  const { loaded, load, markRead, error, marking } = useNotifications()
  useEffect(() => {
    void load(shown)
  }, [load, shown, unread])
  const newest = loaded?.items[0]?.id
  return (
    <>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        <Button
          kind="quiet"
          size="sm"
          disabled={!unread || !newest || marking}
          onClick={() => newest && void markRead({ upTo: newest })}
        >
          Mark all as read
        </Button>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <IconX aria-hidden="true" />
        </button>
      </div>
      <div className={styles.tabs}>
        <ShownChoice name="bell" shown={shown} unread={unread} onChange={setShown} />
      </div>
      <div className={styles.scroll}>
        {loaded ? (
          <NotificationList
            heading="h3"
            items={loaded.items}
            onOpen={({ id, read }) => void (read || markRead({ ids: [id] }))}
          />
        ) : (
          !error && <Loading />
        )}
        {error && !loaded && <p className={styles.note}>{describeError(error).message}</p>}
        {loaded?.items.length === 0 && (
          <p className={styles.note}>
            {shown === 'unread' ? 'No unread notifications.' : 'Nothing yet.'}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <Link to={links.notificationPreferences()}>
          <IconSettings aria-hidden="true" />
          Notification settings
        </Link>
        <Link to={links.notifications()}>See all</Link>
      </div>
    </>
  )
}

function Loading() {
  return (
    <div className={styles.loading} role="status">
      <span className="vh">Loading</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height="2.75rem" />
      ))}
    </div>
  )
}
