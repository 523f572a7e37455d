import type { ReactNode } from 'react'
import { DialogButtons } from './dialog.tsx'
import { Button } from '../button/button.tsx'
import { TextArea } from '../form/fields.tsx'
import { useLocalForm } from '../form/use-local-form.ts'
import { Dialog } from './dialog.tsx'
import styles from './reason-dialog.module.css'

export interface ReasonQuestion {
  title: string
  body: ReactNode
  /** The label of the field, and the message when it is left empty. */
  label: string
  missing: string
  /** The minimum length; a shorter text counts as none. */
  least?: number
  confirmLabel: string
}

export interface OpenQuestion extends ReasonQuestion {
  answer(reason: string | null): void
}

/** Shows the current question; null closes the dialog. */
export function ReasonDialog({ question }: { question: OpenQuestion | null }) {
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(null)}
      title={question?.title ?? ''}
    >
      {question && <ReasonForm question={question} />}
    </Dialog>
  )
}

function ReasonForm({ question }: { question: OpenQuestion }) {
  const { body, label, missing, least = 1, confirmLabel, answer } = question
  const form = useLocalForm({
    check(data) {
      const reason = String(data.get('reason') ?? '').trim()
      return reason.length >= least
        ? { data: reason, fields: null }
        : { data: null, fields: { reason: missing } }
    },
    onDone: answer,
  })

  return (
    <form {...form.form} className={styles.form}>
      <div>{body}</div>
      <TextArea {...form.field('reason')} label={label} required maxLength={1000} />
      <DialogButtons>
        <Button onClick={() => answer(null)}>Cancel</Button>
        <Button type="submit" kind="brand">
          {confirmLabel}
        </Button>
      </DialogButtons>
    </form>
  )
}
