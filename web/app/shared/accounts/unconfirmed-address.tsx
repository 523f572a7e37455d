import { emailConfirmationTexts as texts } from '#contract/accounts/email-confirmation.messages.ts'
import { resendConfirmation } from '#contract/accounts/users.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './account-frame.module.css'

/** On the pages of an account whose email address is not confirmed. */
export function UnconfirmedAddress() {
  const alerts = useAlerts()
  const hydrated = useHydrated()
  const { run, busy } = useAction(resendConfirmation)

  async function send() {
    alerts.clear()
    const reply = await run({})
    if (reply) alerts.show('SUCCESS', reply.message)
  }

  return (
    <div className={styles.unconfirmed}>
      <Alert type="WARNING" announce={false}>
        {texts.waiting}
      </Alert>
      <div>
        <Button size="sm" busy={busy} disabled={!hydrated} onClick={() => void send()}>
          Send the link again
        </Button>
      </div>
    </div>
  )
}
