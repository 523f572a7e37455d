import {
  createContext,
  use,
  useCallback,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'
import { TextArea } from '../form/fields.tsx'
import { focusFirstError } from '../form/form-check.ts'
import styles from './ask-reason.module.css'

export interface ReasonQuestion {
  title: string
  body: ReactNode
  /** What the field asks for, and what stands there when it is left empty. */
  label: string
  missing: string
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
  const { body, label, missing, confirmLabel, answer } = question
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (reason) return answer(reason)
    setError(missing)
    focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <div>{body}</div>
      <TextArea name="reason" label={label} required maxLength={1000} error={error} />
      <div className={styles.buttons}>
        <Button onClick={() => answer(null)}>Cancel</Button>
        <Button type="submit" kind="brand">
          {confirmLabel}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a reason before something that needs one; null when the person would rather not. */
export function useAskReason(): AskReason {
  const ask = use(AskReasonContext)
  if (!ask) throw new Error('useAskReason needs an AskReasonProvider above it')
  return ask
}
