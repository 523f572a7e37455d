import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs'
import { resendInvitation } from '#contract/agencies/agency-team.calls.ts'
import type { Agent } from '#contract/agencies/agents.calls.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'

/** For an agent who has not chosen a password yet. */
export function ResendInvitation({ agent }: { agent: Agent }) {
  const { run, busy } = useAction(resendInvitation)
  const alerts = useAlerts()

  async function send() {
    alerts.clear()
    const done = await run({ id: agent.id })
    if (done) alerts.show('SUCCESS', done.message)
  }

  return (
    <RowAction
      label="Resend invitation"
      name={`${agent.name} ${agent.surname}`}
      icon={<IconMailForward aria-hidden="true" />}
      busy={busy}
      onPress={() => void send()}
    />
  )
}
