import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import {
  sendCampaignTest,
  startCampaignSending,
  type CampaignSending,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { counted } from '../../ui/data/counted.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './sending.module.css'

const peopleNouns = { one: 'person', many: 'people' }

/** `about 13 minutes` at so many emails a minute. */
function duration(count: number, perMinute: number): string {
  return `about ${counted(Math.max(1, Math.ceil(count / perMinute)), { one: 'minute', many: 'minutes' })}`
}

/** Who would get the campaign, and the buttons that send it. */
export function Audience({ sending }: { sending: CampaignSending }) {
  const { subject, audience, may, obstacle } = sending
  const hydrated = useHydrated()
  const start = useStart(sending)
  const test = useTest(sending.id)
  return (
    <Sheet title="Recipients">
      <p>
        <span className={styles.figure}>{audience.willReceive}</span>
        <span className={styles.text}>
          {audience.willReceive === 1 ? 'person' : 'people'} will receive it
        </span>
      </p>
      <dl className={styles.facts}>
        <Fact label="Subscribed">{audience.optedIn}</Fact>
        <Fact label="Unsubscribed or blocked">{audience.suppressed}</Fact>
        <Fact label="Already received it">{audience.already}</Fact>
        <Fact label="Subject">{subject}</Fact>
      </dl>
      {obstacle && <p className={styles.text}>{obstacle}</p>}
      <div className={styles.buttons}>
        <Button
          kind="brand"
          icon={<IconSend aria-hidden="true" />}
          busy={start.busy}
          disabled={!hydrated || !may.start}
          onClick={() => void start.send()}
        >
          Send to {counted(audience.willReceive, peopleNouns)}
        </Button>
        <Button
          icon={<IconMailForward aria-hidden="true" />}
          busy={test.busy}
          disabled={!hydrated}
          onClick={() => void test.send()}
        >
          Send a test to me
        </Button>
      </div>
    </Sheet>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function useStart({ id, subject, audience: { willReceive }, mailsPerMinute }: CampaignSending) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(startCampaignSending)

  async function send() {
    const yes = await confirm({
      title: `Send to ${counted(willReceive, peopleNouns)}?`,
      body: `“${subject}” will be sent now, at ${mailsPerMinute} emails a minute (${duration(willReceive, mailsPerMinute)}). Each email has an unsubscribe link. Emails cannot be recalled once they are sent.`,
      confirmLabel: 'Send',
    })
    if (!yes) return
    alerts.clear()
    if (await run({ id })) alerts.show('SUCCESS', 'The campaign is being sent.')
    await revalidate()
  }

  return { send, busy }
}

function useTest(id: number) {
  const alerts = useAlerts()
  const { run, busy } = useAction(sendCampaignTest)

  async function send() {
    alerts.clear()
    const reply = await run({ id })
    if (reply) alerts.show('SUCCESS', reply.message)
  }

  return { send, busy }
}
