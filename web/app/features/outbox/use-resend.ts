import { useRevalidator } from 'react-router'
import { resendFailedEmails, resendMail, type OutboxRow } from '#contract/outbox/outbox.calls.ts'
import { counted } from '../../ui/data/counted.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { useAction } from '../../ui/call/use-action.ts'

export const mailNouns = { one: 'email', many: 'emails' }

/** Sends an email again; asks first if it has already been sent. */
export function useResend() {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(resendMail)

  async function resend({ id, to, state }: Pick<OutboxRow, 'id' | 'to' | 'state'>) {
    const again = {
      title: 'Send this email again?',
      body: `${to} has already received this email and will receive it again.`,
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

/** Retries every failed email, after a long outage of the mail server. */
export function useResendFailed(count: number) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(resendFailedEmails)

  async function resendFailed() {
    const yes = await confirm({
      title: `Send ${counted(count, mailNouns)} again?`,
      body: 'All failed emails will be retried.',
      confirmLabel: 'Send again',
    })
    const reply = yes && (await run({}))
    if (!reply) return
    alerts.clear()
    alerts.show('SUCCESS', `${counted(reply.count, mailNouns)} queued again.`)
    await revalidate()
  }

  return { resendFailed, busy }
}
