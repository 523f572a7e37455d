import { useState } from 'react'
import {
  emailKinds,
  notificationWays,
  type NotificationWay,
} from '#contract/notifications/notification-kinds.ts'
import {
  getNotificationPreferences,
  saveNotificationPreference,
  type NotificationPreference,
} from '#contract/notifications/notifications.calls.ts'
import { kindTexts, wayTexts } from '#contract/notifications/notifications.messages.ts'
import { ownPageMeta } from '../../page-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { FormPanel } from '../../ui/form/form-panel.tsx'
import type { Route } from './+types/preferences.screen.ts'
import { PushPanel } from './push-panel.tsx'
import styles from './notifications.module.css'

export async function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  const { api } = contextOf(args.context)
  return awaitReply(api(getNotificationPreferences, {}), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageMeta('Notification settings', matches)

export default function PreferencesScreen({ loaderData }: Route.ComponentProps) {
  const [preferences, setPreferences] = useState(loaderData.preferences)
  return (
    <AccountFrame
      title="Notification settings"
      lede="Untick what you do not want. Your choices are saved immediately."
    >
      <FormPanel
        title="What and how"
        help="Emails about enquiries, offers, payments, listings and your account are always sent."
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">About</th>
              {notificationWays.map((way) => (
                <th key={way} scope="col">
                  {wayTexts[way]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preferences.map((preference) => (
              <KindRow
                key={preference.kind}
                preference={preference}
                onChange={(next) =>
                  setPreferences((now) => now.map((one) => (one.kind === next.kind ? next : one)))
                }
              />
            ))}
          </tbody>
        </table>
      </FormPanel>
      <PushPanel pushKey={loaderData.pushKey} />
    </AccountFrame>
  )
}

interface KindRowProps {
  preference: NotificationPreference
  onChange(preference: NotificationPreference): void
}

/** A choice is shown at once; one that could not be saved is undone. */
function KindRow({ preference, onChange }: KindRowProps) {
  const { kind } = preference
  const { name, about } = kindTexts[kind]
  const { run, busy } = useAction(saveNotificationPreference)

  async function choose(way: NotificationWay, chosen: boolean) {
    const next = { ...preference, [way]: chosen }
    onChange(next)
    if (!(await run(next))) onChange(preference)
  }

  return (
    <tr>
      <th scope="row">
        <span className={styles.kind}>{name}</span>
        <span className={styles.about}>{about}</span>
      </th>
      {notificationWays.map((way) => (
        <td key={way}>
          {way === 'email' && !emailKinds.includes(kind) ? (
            <span className={styles.always}>Always</span>
          ) : (
            <label className={styles.choice}>
              <span className="vh">{`${name}: ${wayTexts[way]}`}</span>
              <input
                type="checkbox"
                checked={preference[way]}
                disabled={busy}
                onChange={({ target }) => void choose(way, target.checked)}
              />
            </label>
          )}
        </td>
      ))}
    </tr>
  )
}
