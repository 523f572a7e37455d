import { useRevalidator } from 'react-router'
import { resendFailedMails, resendMail, type OutboxRow } from '#contract/outbox/outbox.calls.ts'
import { counted } from '../../ui/data/counted.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { useAction } from '../../ui/call/use-action.ts'

export const mailNouns = { one: 'mail', many: 'mails' }

/** Sends a mail again; one that has left already only after a question. */
export function useResend() {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(resendMail)

  async function resend({ id, to, state }: Pick<OutboxRow, 'id' | 'to' | 'state'>) {
    const again = {
      title: 'Send it a second time?',
      body: `${to} has this mail already and gets it once more.`,
      confirmLabel: 'Send again',
    }
    if (state === 'sent' && !(await confirm(again))) return
    const reply = await run({ id })
    if (!reply) return
    alerts.clear()
    alerts.show('SUCCESS', reply.message)
    await revalidate()
  }

  return { resend, busy }
}

/** Retries every failed email, after a mail server was away for long. */
export function useResendFailed(count: number) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(resendFailedMails)

  async function resendFailed() {
    const yes = await confirm({
      title: `Send ${counted(count, mailNouns)} again?`,
      body: 'Every mail that failed is tried anew, from the first attempt.',
      confirmLabel: 'Send again',
    })
    const reply = yes && (await run({}))
    if (!reply) return
    alerts.clear()
    alerts.show('SUCCESS', `${counted(reply.count, mailNouns)} on the way again.`)
    await revalidate()
  }

  return { resendFailed, busy }
}
