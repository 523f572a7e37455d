import { startViewAs } from '#contract/accounts/view-as.calls.ts'
import { viewAsTexts as texts } from '#contract/accounts/view-as.messages.ts'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useConfirm } from '../../ui/feedback/confirm.tsx'

interface ViewAsProps {
  userId: number
  name: string
}

/** For a Super Admin who needs to see what a user reports. */
export function ViewAs({ userId, name }: ViewAsProps) {
  const confirm = useConfirm()
  const { run, busy } = useAction(startViewAs)

  async function start() {
    const yes = await confirm({
      title: `View the site as ${name}?`,
      body: texts.confirm(name),
      confirmLabel: 'View as',
    })
    // A new document: nothing that was loaded for the Super Admin stays.
    if (yes && (await run({ userId }))) window.location.assign(links.home())
  }

  return (
    <Button busy={busy} onClick={() => void start()}>
      {texts.start}
    </Button>
  )
}
