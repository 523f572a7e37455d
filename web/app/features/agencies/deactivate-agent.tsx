import { useRevalidator } from 'react-router'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { removeAgent, type Agent } from '#contract/agencies/agents.calls.ts'
import { agentsTexts as texts } from '#contract/agencies/agents.messages.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'

/** Asks for confirmation, closes the agent's account, and reloads the list. */
export function DeactivateAgent({ agent }: { agent: Agent }) {
  const { run, busy } = useAction(removeAgent)
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const name = `${agent.name} ${agent.surname}`

  async function deactivate() {
    const yes = await confirm({
      title: texts.deactivateQuestion(name),
      body: texts.deactivateEffect,
      confirmLabel: 'Deactivate',
      danger: true,
    })
    if (!yes) return
    alerts.clear()
    if (!(await run({ id: agent.id }))) return
    alerts.show('SUCCESS', texts.deactivated(name))
    await revalidate()
    // The pressed button may have been removed with its row; the focus moves to the content.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <RowAction
      label="Deactivate"
      name={name}
      icon={<IconUserOff aria-hidden="true" />}
      danger
      busy={busy}
      onPress={() => void deactivate()}
    />
  )
}
