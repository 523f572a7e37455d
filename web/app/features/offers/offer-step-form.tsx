import { useEffect, useRef } from 'react'
import { NoResponse } from '#contract/client.ts'
import type { OfferDetail } from '#contract/offers/offers.schema.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DialogButtons } from '../../ui/feedback/dialog.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { AmountField, CommentField, ConsentField } from '../../shared/offers/offer-fields.tsx'
import { planOf, type StepName } from './offer-steps.ts'
import { readOffer } from '../../shared/offers/read-offer.ts'
import styles from '../../shared/offers/offers.module.css'

interface OfferStepFormProps {
  name: StepName
  offer: OfferDetail
  onDone: (message: string) => void
  /** The action is no longer possible: someone else was faster. */
  onRefused: (message: string) => void
  onCancel: () => void
}

/** The questions of one step, and the button that performs it. */
export function OfferStepForm(props: OfferStepFormProps) {
  const { name, offer, onDone, onRefused, onCancel } = props
  const plan = planOf(name)
  const initial = plan.initial?.(offer) ?? {}
  const asks = (question: (typeof plan.asks)[number]) => plan.asks.includes(question)
  const form = useForm({
    call: plan.call,
    read: (entries) => ({ ...readOffer(entries), id: offer.id, ...plan.fixed?.(offer) }),
    initial: { amount: initial.amount ? String(initial.amount) : '', comment: initial.comment },
    onDone: (reply) => onDone((reply as { message: string }).message),
  })
  const { ref } = form.form
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input, textarea, button')?.focus()
  }, [ref])
  const { error } = form
  const overtaken = error && !(error instanceof NoResponse) && error.code === 'wrongState'
  const tell = useRef(onRefused)
  tell.current = onRefused
  useEffect(() => {
    if (overtaken) tell.current(error.message)
  }, [overtaken, error])

  return (
    <form {...form.form} className={styles.form} aria-label={plan.label}>
      {!overtaken && <FormAlert invalid={form.invalid} error={error} />}
      {plan.explain && <p className={styles.small}>{plan.explain}</p>}
      {asks('amount') && <AmountField form={form} label="Amount" help={plan.help ?? 'In rand.'} />}
      {asks('comment') && <CommentField form={form} />}
      {asks('reason') && (
        <CommentField
          form={form}
          label="Reason"
          required
          help="The other party will see it here and in an email."
        />
      )}
      {asks('consent') && <ConsentField form={form} given={initial.consent ?? true} />}
      <DialogButtons>
        <Button onClick={onCancel}>Back</Button>
        <Button type="submit" kind={plan.danger ? 'danger' : 'brand'} busy={form.busy || form.done}>
          {plan.send(offer)}
        </Button>
      </DialogButtons>
    </form>
  )
}
