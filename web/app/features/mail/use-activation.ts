import { useRevalidator } from 'react-router'
import { activateMailTemplate, type MailTemplateSummary } from '#contract/mail/templates.calls.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'

type Template = Pick<MailTemplateSummary, 'id' | 'version' | 'name' | 'state'>

/** Switches from one template of a usage to another, after a confirmation. */
export function useActivation() {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(activateMailTemplate)

  async function activate({ id, version, name, state }: Template): Promise<boolean> {
    const yes = await confirm({
      title: state === 'draft' ? 'Make this draft active?' : 'Return to this template?',
      body: `From now on it is sent for ${name}. The template that is active now becomes the previous one, and you can return to it at any time.`,
      confirmLabel: 'Make active',
    })
    if (!yes) return false
    alerts.clear()
    const done = await run({ id, version })
    if (done) alerts.show('SUCCESS', `The template is now sent for ${name}.`)
    await revalidate()
    return done !== undefined
  }

  return { activate, busy }
}
