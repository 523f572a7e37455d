import { Button } from '../../ui/button/button.tsx'
import { FormPanel } from '../../ui/form/form-panel.tsx'
import { usePush, type PushState } from './use-push.ts'
import styles from './notifications.module.css'

const explanations: Record<PushState, string> = {
  unknown: 'Checking this browser.',
  unsupported: 'This browser cannot receive push notifications.',
  denied:
    'This browser blocks notifications of this site. Allow them in its settings for this site first.',
  off: 'This browser receives nothing. Turn it on to hear of things when the site is closed.',
  on: 'This browser receives push notifications until you log out of it.',
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
