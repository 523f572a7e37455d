import type { ReactNode } from 'react'
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import {
  sendCampaignTest,
  type CampaignSending,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { SegmentForm } from './segment-form.tsx'
import { blockedText } from './sending-texts.ts'
import { StartForm } from './start-form.tsx'
import styles from './sending.module.css'

interface AudienceProps {
  sending: CampaignSending
  /** Who may see the addresses themselves. */
  seesAddresses: boolean
}

/** Who would get the campaign, and the buttons that send it. */
export function Audience({ sending, seesAddresses }: AudienceProps) {
  const { subject, audience, blocked, segment } = sending
  const test = useTest(sending.id)
  return (
    <Sheet title="Recipients">
      <p>
        <span className={styles.figure}>{audience.willReceive}</span>
        <span className={styles.text}>
          {audience.willReceive === 1 ? 'person' : 'people'} will receive it
        </span>
      </p>
      <SegmentForm segment={segment} key={JSON.stringify(segment)} />
      <dl className={styles.facts}>
        <Fact label="Subscribed">{audience.optedIn}</Fact>
        {audience.elsewhere > 0 && <Fact label="Not in this segment">{audience.elsewhere}</Fact>}
        <Fact label="Subscribed, but blocked">{audience.suppressed}</Fact>
        <Fact label="Already received it">{audience.already}</Fact>
        <Fact label="Subject">{subject}</Fact>
      </dl>
      <p className={styles.text}>
        {blockedText(blocked)}{' '}
        {seesAddresses && <Link to={links.suppressions()}>Blocked addresses</Link>}
      </p>
      <StartForm sending={sending} />
      <div className={styles.buttons}>
        <ScriptButton
          icon={<IconMailForward aria-hidden="true" />}
          busy={test.busy}
          onClick={() => void test.send()}
        >
          Send a test to me
        </ScriptButton>
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
