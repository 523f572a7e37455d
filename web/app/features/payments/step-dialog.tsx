import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyCall, InputOf } from '#contract/call.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { checkForm, focusFirstError } from '../../ui/form/form-check.ts'
import { useCall } from '../../ui/call/use-call.ts'
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
  /** What the call takes besides the words. */
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

/** One step of a payment that needs a person's words: a bank reference, a reason, a note. */
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
  const form = useRef<HTMLFormElement>(null)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy, error, fields, reset } = useCall(call)
  const [own, setOwn] = useState<FieldErrors | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const written = asked.map(({ name }) => [name, data.get(name)])
    const values = { ...input, ...Object.fromEntries(written) }
    const checked = checkForm(call.input, values)
    reset()
    setOwn(checked.fields)
    if (checked.fields) return focusFirstError(form.current)
    const reply = await run(values as InputOf<AnyCall>)
    if (!reply) return focusFirstError(form.current)
    onClose()
    alerts.clear()
    alerts.show('SUCCESS', done)
    await revalidate()
  }

  return (
    <form ref={form} noValidate className={styles.step} onSubmit={(event) => void submit(event)}>
      <FormAlert
        invalid={own !== null}
        error={error}
        onLoadTheirs={() => {
          onClose()
          void revalidate()
        }}
      />
      <div>{explain}</div>
      {asked.map(({ name, label, help, required = false, long }) => {
        const Field = long ? TextArea : TextField
        const error = own?.[name] ?? fields[name]
        return <Field key={name} {...{ name, label, help, required, error }} autoComplete="off" />
      })}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand" busy={busy}>
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}
