import { useState } from 'react'
import { useRevalidator } from 'react-router'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import {
  startCampaignSending,
  type CampaignSending,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { counted } from '../../ui/data/counted.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { TimeField } from '../../ui/form/time-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { duration, peopleNouns, subjectRule } from './sending-texts.ts'
import styles from './sending.module.css'

const times = [
  { value: 'now', label: 'Send now' },
  { value: 'later', label: 'Schedule' },
] as const

type When = (typeof times)[number]['value']

/** Sends the campaign to the people above, at once or at a chosen time. */
export function StartForm({ sending }: { sending: CampaignSending }) {
  const { may, obstacle } = sending
  const [when, setWhen] = useState<When>(may.start || !may.schedule ? 'now' : 'later')
  const form = useStartForm(sending, when)
  const allowed = when === 'now' ? may.start : may.schedule
  const label = `Send to ${counted(sending.audience.willReceive, peopleNouns)}`
  return (
    <form {...form.form} className={styles.start}>
      <FormAlert {...form} />
      <Segmented<When> legend="When" name="when" options={times} value={when} onChange={setWhen} />
      {when === 'later' && (
        <div className={styles.pair}>
          <DateField {...form.field('sendOn')} label="Day" required />
          <TimeField {...form.field('sendAt')} label="Time" required help="South African time." />
        </div>
      )}
      <TextField
        {...form.field('subjectB')}
        label="Second subject"
        maxLength={200}
        autoComplete="off"
        help={subjectRule}
      />
      {obstacle && when === 'now' && <p className={styles.text}>{obstacle}</p>}
      <div className={styles.buttons}>
        <ScriptButton
          type="submit"
          kind="brand"
          icon={when === 'now' ? <IconSend aria-hidden="true" /> : <IconClock aria-hidden="true" />}
          busy={form.busy}
          disabled={!allowed}
        >
          {when === 'now' ? label : 'Schedule'}
        </ScriptButton>
      </div>
    </form>
  )
}

function useStartForm(sending: CampaignSending, when: When) {
  const { id, subject, segment, audience, mailsPerMinute } = sending
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const people = counted(audience.willReceive, peopleNouns)
  return useForm({
    call: startCampaignSending,
    read: (data) => ({
      id,
      ...segment,
      subjectB: data.get('subjectB'),
      ...(when === 'later' ? { sendOn: data.get('sendOn'), sendAt: data.get('sendAt') } : {}),
    }),
    confirm: ({ sendOn, sendAt }) =>
      confirm({
        title: when === 'now' ? `Send to ${people}?` : `Schedule for ${people}?`,
        body: `“${subject}” will be sent ${
          when === 'now' ? 'now' : `on ${String(sendOn)} at ${String(sendAt)}`
        }, at ${mailsPerMinute} emails a minute (${duration(audience.willReceive, mailsPerMinute)}). Each email has an unsubscribe link. ${
          when === 'now'
            ? 'Emails cannot be recalled once they are sent.'
            : 'Until then you can cancel it. Everyone who is subscribed at that time will receive it.'
        }`,
        confirmLabel: when === 'now' ? 'Send' : 'Schedule',
      }),
    async onDone() {
      alerts.clear()
      alerts.show(
        'SUCCESS',
        when === 'now' ? 'The campaign is being sent.' : 'The campaign has been scheduled.',
      )
      await revalidate()
    },
  })
}
