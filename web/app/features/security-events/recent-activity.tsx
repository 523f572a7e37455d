import type { OutputOf } from '#contract/call.ts'
import type { listOwnSecurityEvents } from '#contract/security-events/security-events.calls.ts'
import { machineTime, momentText } from '../../ui/data/moment.ts'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import styles from './own-security.module.css'

type OwnEvent = OutputOf<typeof listOwnSecurityEvents>[number]

/** The older ones are collapsed. */
const atFirst = 10

function sourceOf({ byOther, device, ip }: OwnEvent): string {
  if (byOther) return 'By an administrator of this site'
  return [device, ip && `address ${ip}`].filter(Boolean).join(', ')
}

export function RecentActivity({ events }: { events: readonly OwnEvent[] }) {
  if (events.length === 0) {
    return <p className={`${styles.second} ${wholeRow}`}>Nothing has been recorded yet.</p>
  }
  const [newest, older] = [events.slice(0, atFirst), events.slice(atFirst)]
  const list = (shown: readonly OwnEvent[]) => (
    <ul className={styles.list}>
      {shown.map((event) => (
        <li key={event.id} className={styles.event}>
          <div>
            <p className={styles.main}>{event.event}</p>
            {event.detail && <p className={styles.second}>{event.detail}</p>}
            <p className={styles.second}>{sourceOf(event)}</p>
          </div>
          <time className={styles.second} dateTime={machineTime(event.at)}>
            {momentText(event.at)}
          </time>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={wholeRow}>
      {list(newest)}
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>Show {older.length} older</summary>
          {list(older)}
        </details>
      )}
    </div>
  )
}
