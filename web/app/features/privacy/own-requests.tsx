import type { OutputOf } from '#contract/call.ts'
import type { listOwnRequests } from '#contract/privacy/privacy.calls.ts'
import { dayAt, formatDay } from '#contract/values/day.ts'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { kindLabels, stateLooks } from '../../shared/privacy/kinds.ts'
import styles from './privacy.module.css'

const dayText = (instant: string) => formatDay(dayAt(instant))

/** Previous requests and our replies. */
export function OwnRequests({ requests }: { requests: OutputOf<typeof listOwnRequests> }) {
  if (requests.length === 0) return null
  return (
    <ul className={`${styles.list} ${wholeRow}`}>
      {requests.map((request) => {
        const { color, label } = stateLooks[request.state]
        return (
          <li key={request.id} className={styles.item}>
            <div>
              <p className={styles.main}>{kindLabels[request.kind]}</p>
              <p className={styles.second}>
                Requested on {dayText(request.createdAt)}.{' '}
                {request.state === 'open'
                  ? `We will reply by ${dayText(request.dueOn)}.`
                  : request.answeredAt && `Closed on ${dayText(request.answeredAt)}.`}
              </p>
              {request.details && <p className={styles.quote}>{request.details}</p>}
              {request.answer && <p className={styles.answer}>{request.answer}</p>}
            </div>
            <StatusText color={color}>{label}</StatusText>
          </li>
        )
      })}
    </ul>
  )
}
