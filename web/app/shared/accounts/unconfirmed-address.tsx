import { emailConfirmationTexts as texts } from '#contract/accounts/email-confirmation.messages.ts'
import { resendConfirmation } from '#contract/accounts/users.calls.ts'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import styles from './account-frame.module.css'

/** On the pages of an account whose email address is not confirmed. */
export function UnconfirmedAddress() {
  const alerts = useAlerts()
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
        <ScriptButton size="sm" busy={busy} onClick={() => void send()}>
          Send the link again
        </ScriptButton>
      </div>
    </div>
  )
}
