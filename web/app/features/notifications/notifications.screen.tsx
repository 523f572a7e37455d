import { useEffect, useRef, useState } from 'react'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { links } from '#contract/links.ts'
import { listNotifications } from '#contract/notifications/notifications.calls.ts'
import { notificationsTexts as texts } from '#contract/notifications/notifications.messages.ts'
import { ownPageMeta } from '../../page-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { NotificationList } from '../../shared/notifications/notification-list.tsx'
import { ShownChoice } from '../../shared/notifications/shown-choice.tsx'
import { useNotifications, type Shown } from '../../shared/notifications/use-notifications.ts'
import { useUnread } from '../../shared/notifications/use-unread.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/notifications.screen.ts'
import styles from './notifications.module.css'

export async function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  const { api } = contextOf(args.context)
  return awaitReply(api(listNotifications, {}), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta(texts.title, matches)

export default function NotificationsScreen({ loaderData }: Route.ComponentProps) {
  const unread = useUnread() ?? loaderData.unread
  const [shown, setShown] = useState<Shown>('all')
  const { loaded = loaderData, load, markRead, busy, error, marking } = useNotifications(loaderData)
  const { items, more } = loaded
  const [newest, last] = [items[0]?.id, items.at(-1)?.id]

  const lastUnread = useRef(unread)
  useEffect(() => {
    // Something new has been announced: the list shows it too.
    if (unread > lastUnread.current) void load(shown)
    lastUnread.current = unread
  }, [unread, shown, load])

  function choose(next: Shown) {
    setShown(next)
    void load(next)
  }

  return (
    <AccountFrame title={texts.title} lede="All your notifications, newest first.">
      <div className={styles.tools}>
        <ShownChoice name="page" shown={shown} unread={unread} onChange={choose} />
        {newest !== undefined && (
          <Button
            kind="quiet"
            disabled={!unread || marking}
            onClick={() => void markRead({ upTo: newest })}
          >
            Mark all as read
          </Button>
        )}
        <LinkButton
          to={links.notificationPreferences()}
          kind="quiet"
          icon={<IconSettings aria-hidden="true" />}
        >
          Notification settings
        </LinkButton>
      </div>
      {error && <p role="alert">{describeError(error).message}</p>}
      {items.length ? (
        <div className={styles.panel}>
          <NotificationList
            heading="h2"
            items={items}
            onOpen={({ id, read }) => void (read || markRead({ ids: [id] }))}
          />
        </div>
      ) : (
        <EmptyState title={shown === 'unread' ? 'No unread notifications' : 'Nothing yet'}>
          Enquiries, offers, payments and alerts appear here.
        </EmptyState>
      )}
      {more && last && (
        <Button busy={busy} onClick={() => void load(shown, last)}>
          Show more
        </Button>
      )}
    </AccountFrame>
  )
}
