import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import type { NotificationKind } from '#contract/notifications/notification-kinds.ts'
import type { Notification } from '#contract/notifications/notifications.calls.ts'
import { kindTexts } from '#contract/notifications/notifications.messages.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { machineTime } from '../../ui/data/moment.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { groupByDay, whenText } from './when.ts'
import styles from './notification-list.module.css'

const icons: Record<NotificationKind, typeof IconMail> = {
  alerts: IconSearch,
  enquiries: IconMail,
  offers: IconTag,
  payments: IconCreditCard,
  listings: IconHome,
  account: IconUser,
}

interface NotificationListProps {
  items: readonly Notification[]
  onOpen(notification: Notification): void
  /** `h2` on a separate page, `h3` in the panel. */
  heading: 'h2' | 'h3'
}

/** Notifications by day, each a link to what it is about. */
export function NotificationList({ items, onOpen, heading: Heading }: NotificationListProps) {
  return groupByDay(items).map(({ heading, items: ofDay }) => (
    <section key={heading} className={styles.group}>
      <Heading className={styles.heading}>{heading}</Heading>
      <ul className={styles.list}>
        {ofDay.map((notification) => (
          <li key={notification.id}>
            <Item notification={notification} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

interface ItemProps extends Pick<NotificationListProps, 'onOpen'> {
  notification: Notification
}

function Item({ notification, onOpen }: ItemProps) {
  const { kind, title, text, link, picture, created, read } = notification
  const Icon = icons[kind]
  return (
    <Link
      to={link}
      className={classNames(styles.item, !read && styles.unread)}
      onClick={() => onOpen(notification)}
    >
      <span className={styles.image}>
        {picture ? (
          <>
            <Picture picture={picture} sizes="56px" alt="" className={styles.picture} />
            <span className={styles.mark}>
              <Icon aria-hidden="true" />
            </span>
          </>
        ) : (
          <span className={styles.sign}>
            <Icon aria-hidden="true" />
          </span>
        )}
        <span className="vh">{kindTexts[kind].name}: </span>
      </span>
      <span className={styles.text}>
        <span>
          <b>{title}</b> {text}
        </span>
        <time dateTime={machineTime(created)} className={styles.when}>
          {whenText(created)}
        </time>
      </span>
      {!read && (
        <span className={styles.dot} data-mark="">
          <span className="vh">Unread</span>
        </span>
      )}
    </Link>
  )
}
