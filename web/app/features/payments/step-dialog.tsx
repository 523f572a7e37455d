import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyCall } from '#contract/call.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from './office.module.css'

interface StepField {
  name: string
  label: string
  help?: string
  required?: boolean
  long?: boolean
}

export interface PaymentStep<C extends AnyCall = AnyCall> {
  call: C
  /** What the call takes besides the text. */
  input: Record<string, unknown>
  title: string
  /** What it means, before it is done. */
  explain: ReactNode
  field: StepField
  /** Something more that may be said. */
  second?: StepField
  confirmLabel: string
  /** Said when it is done. */
  done: string
}

interface StepDialogProps {
  step: PaymentStep | null
  onClose: () => void
}

/** One step of a payment that needs a text: a bank reference, a reason, a note. */
export function StepDialog({ step, onClose }: StepDialogProps) {
  return (
    <Dialog open={step !== null} onClose={onClose} title={step?.title ?? ''}>
      {step && <StepForm step={step} onClose={onClose} />}
    </Dialog>
  )
}

function StepForm({ step, onClose }: { step: PaymentStep; onClose: () => void }) {
  const { call, input, explain, field, second, confirmLabel, done } = step
  const asked = second ? [field, second] : [field]
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call,
    read: (data) => ({
      ...input,
      ...Object.fromEntries(asked.map(({ name }) => [name, data.get(name)])),
    }),
    onDone: async () => {
      onClose()
      alerts.clear()
      alerts.show('SUCCESS', done)
      await revalidate()
    },
  })

  return (
    <form {...form.form} className={styles.step}>
      <FormAlert
        invalid={form.invalid}
        error={form.error}
        onLoadTheirs={() => {
          onClose()
          void revalidate()
        }}
      />
      <div>{explain}</div>
      {asked.map(({ name, label, help, required = false, long }) => {
        const Field = long ? TextArea : TextField
        const own = { ...form.field(name), label, help, required }
        return <Field key={name} {...own} autoComplete="off" />
      })}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand" busy={form.busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
