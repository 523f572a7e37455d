import { useRevalidator } from 'react-router'
import { newAccountTexts } from '#contract/accounts/registration.messages.ts'
import { chooseMarketing } from '#contract/privacy/privacy.calls.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { CheckField } from '../../ui/form/fields.tsx'
import { wholeRow } from '../../ui/form/form-panel.tsx'
import { useAction } from '../../ui/call/use-action.ts'

/** News and offers: a checkbox that takes effect immediately. */
export function MarketingChoice({ marketing }: { marketing: boolean }) {
  const hydrated = useHydrated()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(chooseMarketing)

  async function choose(optIn: boolean) {
    alerts.clear()
    const reply = await run({ optIn })
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  return (
    <CheckField
      name="marketing"
      label={newAccountTexts.marketing}
      checked={marketing}
      disabled={busy || !hydrated}
      className={wholeRow}
      onChange={(event) => void choose(event.target.checked)}
    />
  )
}
