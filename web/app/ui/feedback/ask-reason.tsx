import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from '../form/fields.tsx'
import { useLocalForm } from '../form/use-local-form.ts'
import styles from './ask-reason.module.css'

export interface ReasonQuestion {
  title: string
  body: ReactNode
  /** The label of the field, and the message when it is left empty. */
  label: string
  missing: string
  /** A shorter text counts as none. */
  least?: number
  confirmLabel: string
}

type AskReason = (question: ReasonQuestion) => Promise<string | null>

const AskReasonContext = createContext<AskReason | null>(null)

interface OpenQuestion extends ReasonQuestion {
  answer(reason: string | null): void
}

export function AskReasonProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const ask = useCallback<AskReason>(
    (asked) =>
      new Promise((resolve) => {
        setQuestion({
          ...asked,
          answer(reason) {
            setQuestion(null)
            resolve(reason)
          },
        })
      }),
    [],
  )
  return (
    <AskReasonContext value={ask}>
      {children}
      <Dialog
        open={question !== null}
        onClose={() => question?.answer(null)}
        title={question?.title ?? ''}
      >
        {question && <ReasonForm question={question} />}
      </Dialog>
    </AskReasonContext>
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
      <div className={styles.buttons}>
        <Button onClick={() => answer(null)}>Cancel</Button>
        <Button type="submit" kind="brand">
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a reason before something that needs one; null when the user cancels. */
export function useAskReason(): AskReason {
  const ask = use(AskReasonContext)
  if (!ask) throw new Error('useAskReason needs an AskReasonProvider above it')
  return ask
}
