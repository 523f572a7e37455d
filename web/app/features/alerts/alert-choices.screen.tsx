import { useRevalidator } from 'react-router'
import {
  getAlertChoices,
  saveAlertChoices,
  stopAllAlerts,
  type AlertChoices,
} from '#contract/alerts/alerts.calls.ts'
import { AccountFrame } from '../../shared/accounts/account-frame.tsx'
import { guard } from '../../session/guard.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { Button } from '../../ui/button/button.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { CheckField, SelectField } from '../../ui/form/fields.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { ownPageMeta } from '../../page-meta.ts'
import type { Route } from './+types/alert-choices.screen.ts'
import styles from './alert-choices.module.css'

export async function loader(args: Route.LoaderArgs) {
  guard('signedIn', args)
  return awaitReply(contextOf(args.context).api(getAlertChoices, {}), args.url)
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageMeta('Alerts', matches)

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

function ChoicesForm({ choices }: { choices: AlertChoices }) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: saveAlertChoices,
    read: (entries) => ({
      quietFrom: Number(entries.get('quietFrom')),
      quietUntil: Number(entries.get('quietUntil')),
      favourites: entries.get('favourites') !== null,
    }),
    async onDone({ message }) {
      alerts.clear()
      alerts.show('SUCCESS', message)
      await revalidate()
    },
  })
  return (
    <form {...form.form} className={`${wholeRow} ${styles.form}`}>
      <FormAlert {...form} />
      <SelectField
        {...form.field('quietFrom')}
        label="Quiet from"
        options={hours}
        defaultValue={String(choices.quietFrom)}
      />
      <SelectField
        {...form.field('quietUntil')}
        label="Quiet until"
        options={hours}
        defaultValue={String(choices.quietUntil)}
        help="Choose the same hour twice for no quiet hours."
      />
      <CheckField
        className={styles.whole}
        name="favourites"
        label="Tell me when a favourite is reduced, comes back on the market or has a tender closing soon"
        defaultChecked={choices.favourites}
      />
      <FormButtons>
        <Button type="submit" kind="brand" busy={form.busy}>
          Save
        </Button>
      </FormButtons>
    </form>
  )
}

function StopAll() {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(stopAllAlerts)
  async function stop() {
    alerts.clear()
    const reply = await run({})
    if (reply) alerts.show('SUCCESS', reply.message)
    await revalidate()
  }
  return (
    <FormButtons>
      <ScriptButton busy={busy} onClick={() => void stop()}>
        Stop all alerts
      </ScriptButton>
    </FormButtons>
  )
}

export default function AlertChoicesScreen({ loaderData }: Route.ComponentProps) {
  return (
    <AccountFrame title="Alerts" lede="When we email you about your saved searches and favourites.">
      <FormPanel
        title="Quiet hours"
        help="We hold alerts during these hours and send them afterwards. A daily or weekly email still arrives at the time you chose for it. You never get more than one alert email an hour."
      >
        <ChoicesForm key={JSON.stringify(loaderData)} choices={loaderData} />
      </FormPanel>
      <FormPanel
        title="Stop all alerts"
        help="This pauses your saved searches and turns off alerts about your favourites. You can turn them on again at any time."
      >
        <StopAll />
      </FormPanel>
    </AccountFrame>
  )
}
