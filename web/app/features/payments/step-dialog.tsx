import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyCall } from '#contract/call.ts'
import { typedAmount } from '#contract/values/parse-amount.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { RandField } from '../../ui/form/rand-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from './office.module.css'

interface StepField {
  name: string
  label: string
  help?: string
  required?: boolean
  /** A line of text by default. */
  kind?: 'long' | 'rand' | 'day'
  /** The latest day that can be chosen. */
  max?: string
}

export interface PaymentStep<C extends AnyCall = AnyCall> {
  call: C
  /** What the call receives in addition to the fields. */
  input: Record<string, unknown>
  title: string
  /** What it means, before it is done. */
  explain: ReactNode
  fields: StepField[]
  confirmLabel: string
  /** The message when it is done. */
  done: string
}

interface StepDialogProps {
  step: PaymentStep | null
  onClose: () => void
}

/** One step of a payment that requires input: a bank reference, a reason, a note. */
export function StepDialog({ step, onClose }: StepDialogProps) {
  return (
    <Dialog open={step !== null} onClose={onClose} title={step?.title ?? ''}>
      {step && <StepForm step={step} onClose={onClose} />}
    </Dialog>
  )
}

function StepForm({ step, onClose }: { step: PaymentStep; onClose: () => void }) {
  const { call, input, explain, fields, confirmLabel, done } = step
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call,
    read: (data) => ({
      ...input,
      ...Object.fromEntries(
        fields.map(({ name, kind }) => {
          const typed = data.get(name)
          return [name, kind === 'rand' ? typedAmount(String(typed ?? '')) : typed]
        }),
      ),
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
      {fields.map((field) => (
        <StepInput key={field.name} field={field} own={form.field(field.name)} />
      ))}
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand" busy={form.busy}>
          {confirmLabel}
        </Button>
      </DialogButtons>
    </form>
  )
}

type OwnProps = ReturnType<ReturnType<typeof useForm>['field']>

function StepInput({ field, own }: { field: StepField; own: OwnProps }) {
  const { label, help, required = false, kind, max } = field
  const props = { ...own, label, help, required, autoComplete: 'off' }
  if (kind === 'rand') return <RandField {...props} />
  if (kind === 'long') return <TextArea {...props} />
  if (kind === 'day') return <DateField {...props} max={max} />
  return <TextField {...props} />
}
