import { useRevalidator } from 'react-router'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import {
  cancelCampaignSending,
  pauseCampaignSending,
  resumeCampaignSending,
  type CampaignSending,
  type Mailing,
} from '#contract/campaign-sending/campaign-sending.calls.ts'
import { shownNames } from '#contract/exports/shown-names.ts'
import { counted } from '../../ui/data/counted.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { momentInWords, momentText } from '../../ui/data/moment.ts'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { MailingSubjects } from './mailing-subjects.tsx'
import { breakdown, handled, segmentText } from './sending-texts.ts'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './sending.module.css'

const colors = {
  scheduled: 'orange',
  sending: 'green',
  paused: 'orange',
  cancelled: 'red',
  sent: 'green',
} as const satisfies Record<Mailing['state'], StatusColor>

function State({ state }: Pick<Mailing, 'state'>) {
  return <StatusText color={colors[state]}>{shownNames.mailingState[state]}</StatusText>
}

interface CurrentProps {
  sending: CampaignSending
  mailing: Mailing
}

/** The current mailing: its progress, and how to stop it. */
export function CurrentMailing({ sending, mailing }: CurrentProps) {
  const { may } = sending
  const { pause, resume, cancel, busy } = useSteps(sending.id, mailing)
  return (
    <Sheet title="Current mailing" aside={<State state={mailing.state} />}>
      {mailing.state === 'scheduled' ? (
        <p role="status">
          Begins on {momentInWords(mailing.scheduled ?? mailing.started)}
          <span className={styles.text}>
            To {counted(mailing.total, { one: 'person', many: 'people' })} if it were sent now
          </span>
        </p>
      ) : (
        <Progress mailing={mailing} />
      )}
      <MailingFacts mailing={mailing} />
      <div className={styles.buttons}>
        {may.pause && (
          <ScriptButton
            icon={<IconPlayerPause aria-hidden="true" />}
            busy={busy}
            onClick={() => void pause()}
          >
            Pause
          </ScriptButton>
        )}
        {may.resume && (
          <ScriptButton
            kind="brand"
            icon={<IconPlayerPlay aria-hidden="true" />}
            busy={busy}
            onClick={() => void resume()}
          >
            {' '}
            Resume{' '}
          </ScriptButton>
        )}
        {may.cancel && (
          <ScriptButton
            kind="danger"
            icon={<IconX aria-hidden="true" />}
            busy={busy}
            onClick={() => void cancel()}
          >
            {' '}
            Cancel mailing{' '}
          </ScriptButton>
        )}
      </div>
    </Sheet>
  )
}

function Progress({ mailing }: Pick<CurrentProps, 'mailing'>) {
  const done = handled(mailing)
  return (
    <>
      <progress
        className={styles.progress}
        max={Math.max(1, mailing.total)}
        value={done}
        aria-label="Emails processed"
      />
      <p role="status">
        {done} of {counted(mailing.total, { one: 'email', many: 'emails' })}
        <span className={styles.text}>{breakdown(mailing)}</span>
      </p>
    </>
  )
}

function MailingFacts({ mailing }: Pick<CurrentProps, 'mailing'>) {
  const segment = segmentText(mailing.segment)
  return (
    <>
      <p className={styles.text}>
        Started by {mailing.startedBy} on {momentInWords(mailing.started)}
        {segment && `, for ${segment}`}
      </p>
      <MailingSubjects mailing={mailing} />
    </>
  )
}

function useSteps(id: number, mailing: Mailing) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const pausing = useAction(pauseCampaignSending)
  const resuming = useAction(resumeCampaignSending)
  const cancelling = useAction(cancelCampaignSending)

  async function after(reply: object | undefined, words: string) {
    if (reply) alerts.show('SUCCESS', words)
    await revalidate()
  }

  async function pause() {
    alerts.clear()
    await after(
      await pausing.run({ id }),
      'Mailing paused. Emails already in the outbox will still be sent.',
    )
  }

  async function resume() {
    alerts.clear()
    await after(await resuming.run({ id }), 'Mailing resumed.')
  }

  async function cancel() {
    const left = mailing.total - handled(mailing)
    const yes = await confirm({
      title: 'Cancel this mailing?',
      body: `${counted(left, { one: 'person', many: 'people' })} will not receive it. You can still send it to them later.`,
      confirmLabel: 'Cancel mailing',
      cancelLabel: 'Keep sending',
      danger: true,
    })
    if (!yes) return
    alerts.clear()
    await after(await cancelling.run({ id }), 'Mailing cancelled.')
  }

  return { pause, resume, cancel, busy: pausing.busy || resuming.busy || cancelling.busy }
}

/** What was sent before, newest first. */
export function PastMailings({ mailings }: { mailings: readonly Mailing[] }) {
  return (
    <Sheet title="Previous mailings">
      <ul className={styles.past}>
        {mailings.map((mailing) => (
          <li key={mailing.id}>
            <State state={mailing.state} />
            <span>
              {momentText(mailing.started)} by {mailing.startedBy}
              <span className={styles.text}>
                {counted(mailing.total, { one: 'email', many: 'emails' })}: {breakdown(mailing)}
                {segmentText(mailing.segment) && `; ${segmentText(mailing.segment)}`}
              </span>
              <MailingSubjects mailing={mailing} />
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
