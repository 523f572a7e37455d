import { useRevalidator } from 'react-router'
import { confirmAddress } from '#contract/accounts/users.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'

/** For a person who cannot open the link in their mailbox. */
export function ConfirmAddress({ userId }: { userId: number }) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(confirmAddress)

  async function confirmByHand() {
    const yes = await confirm({
      title: 'Confirm this email address?',
      body: 'Do this only if you are sure that the mailbox belongs to this person. Their listings can then be published, and their offers and emails are delivered.',
      confirmLabel: 'Confirm',
    })
    const reply = yes && (await run({ userId }))
    if (!reply) return
    alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  return (
    <Button busy={busy} onClick={() => void confirmByHand()}>
      Confirm email address
    </Button>
  )
}
