import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { askProvider } from '#contract/payments/payments-admin.calls.ts'
import { cancelPayment } from '#contract/payments/payments.calls.ts'
import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import type { PaymentRow } from '#contract/payments/payments.schema.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { ReceiptButton } from './after-payment.tsx'
import { confirmStep, refundDueStep, refundedStep } from './payment-steps.tsx'
import { statusName } from './payment-texts.ts'
import { StepDialog, type PaymentStep } from './step-dialog.tsx'

/** The actions available for this payment. */
export function PaymentActions({ row }: { row: PaymentRow }) {
  const { may } = row
  const alerts = useAlerts()
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<PaymentStep | null>(null)
  const ask = useAction(askProvider)
  const cancel = useAction(cancelPayment)

  async function askNow() {
    const reply = await ask.run({ id: row.id })
    if (!reply) return
    alerts.clear()
    alerts.show('INFO', `PayGate status: ${statusName(reply.paymentStatus)}.`)
    await revalidate()
  }

  async function cancelNow() {
    const sure = await confirm({
      title: `Cancel ${row.reference}?`,
      body: 'The payer can start another payment. If money for this one still arrives, it will be counted.',
      confirmLabel: 'Cancel payment',
      cancelLabel: 'Keep payment open',
      danger: true,
    })
    if (!sure || !(await cancel.run({ id: row.id, version: row.version }))) return
    alerts.clear()
    alerts.show('SUCCESS', paymentsTexts.cancelled)
    await revalidate()
  }

  return (
    <>
      {may.confirm && (
        <Button kind="brand" onClick={() => setStep(confirmStep(row))}>
          Confirm payment
        </Button>
      )}
      {may.ask && (
        <Button busy={ask.busy} onClick={() => void askNow()}>
          Check with PayGate
        </Button>
      )}
      {may.receipt && <ReceiptButton paymentId={row.id} />}
      {may.refundDue && (
        <Button onClick={() => setStep(refundDueStep(row))}>Record a refund</Button>
      )}
      {may.refunded && <Button onClick={() => setStep(refundedStep(row))}>Mark as refunded</Button>}
      {may.cancel && (
        <Button kind="danger" busy={cancel.busy} onClick={() => void cancelNow()}>
          Cancel payment
        </Button>
      )}
      <StepDialog step={step} onClose={() => setStep(null)} />
    </>
  )
}
