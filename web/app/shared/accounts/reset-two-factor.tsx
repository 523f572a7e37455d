import { resetTwoFactor } from '#contract/two-factor/two-factor.calls.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { useAction } from '../../ui/call/use-action.ts'

/** For someone who has lost both the phone and the recovery codes. */
export function ResetTwoFactor({ userId, name }: { userId: number; name: string }) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { run, busy } = useAction(resetTwoFactor)

  async function reset() {
    const yes = await confirm({
      title: `Turn off two-factor login for ${name}?`,
      body: 'Do this only if you are sure who is asking. Until it is set up again, the account is protected by the password only.',
      confirmLabel: 'Turn off',
      danger: true,
    })
    const reply = yes && (await run({ userId }))
    if (reply) alerts.show('SUCCESS', reply.message)
  }

  return (
    <Button busy={busy} onClick={() => void reset()}>
      Reset two-factor login
    </Button>
  )
}
