import { Button } from '../../ui/button/button.tsx'
import { FormPanel } from '../../ui/form/form-panel.tsx'
import { usePush, type PushState } from './use-push.ts'
import styles from './notifications.module.css'

const explanations: Record<PushState, string> = {
  unknown: 'Checking this browser.',
  unsupported: 'This browser cannot receive push notifications.',
  denied:
    'This browser blocks notifications from this site. Allow them in your browser settings first.',
  off: 'Push notifications are off in this browser. Turn them on to get notifications when the site is closed.',
  on: 'This browser receives push notifications until you log out.',
}

/** Whether this browser receives push notifications. */
export function PushPanel({ pushKey }: { pushKey: string }) {
  const { state, busy, problem, turnOn, turnOff } = usePush(pushKey)
  return (
    <FormPanel title="This browser">
      <div className={styles.push}>
        <p role="status">{problem ?? explanations[state]}</p>
        {state === 'off' && (
          <Button kind="brand" busy={busy} onClick={() => void turnOn()}>
            Turn on push notifications
          </Button>
        )}
        {state === 'on' && (
          <Button busy={busy} onClick={() => void turnOff()}>
            Turn off push notifications
          </Button>
        )}
      </div>
    </FormPanel>
  )
}
