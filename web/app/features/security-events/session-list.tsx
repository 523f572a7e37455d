import { useNavigate, useRevalidator } from 'react-router'
import { endOtherSessions, endSession, type OwnSession } from '#contract/accounts/sessions.calls.ts'
import { links } from '#contract/links.ts'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { momentInWords } from '../../ui/data/moment.ts'
import { StatusText } from '../../ui/data/status-text.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import styles from './own-security.module.css'

/** Where a person is logged in; each device can be logged out. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const alerts = useAlerts()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const one = useAction(endSession)
  const others = useAction(endOtherSessions)

  async function report(reply: { message: string } | undefined) {
    alerts.clear()
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  async function end({ id, current }: OwnSession) {
    const reply = await one.run({ id })
    if (reply && current) await navigate(links.login())
    else await report(reply)
  }

  async function endOthers() {
    await report(await others.run({}))
  }

  return (
    <div className={`${styles.sessions} ${wholeRow}`}>
      <ul className={styles.list}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.item}>
            <div>
              <p className={styles.device}>
                {session.device}
                {session.current && <StatusText color="green">This device</StatusText>}
              </p>
              <p className={styles.second}>
                Last seen on {momentInWords(session.lastSeenAt)}, logged in on{' '}
                {momentInWords(session.startedAt)}
              </p>
              {session.ip && <p className={styles.second}>Address {session.ip}</p>}
            </div>
            <ScriptButton
              size="sm"
              busy={one.busy}
              aria-label={`Log out ${session.device}${session.current ? ', this device' : ''}`}
              onClick={() => void end(session)}
            >
              Log out
            </ScriptButton>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div>
          <ScriptButton busy={others.busy} onClick={() => void endOthers()}>
            Log out all other devices
          </ScriptButton>
        </div>
      )}
    </div>
  )
}
