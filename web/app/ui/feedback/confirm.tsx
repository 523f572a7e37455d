import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmOptions {
  title: string
  body: ReactNode
  /** Omitted if there is nothing to decide, only to read. */
  confirmLabel?: string
  cancelLabel?: string
  danger?: boolean
}

type Confirm = (options: ConfirmOptions) => Promise<boolean>

const ConfirmContext = createContext<Confirm | null>(null)

interface Question extends ConfirmOptions {
  answer(yes: boolean): void
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const confirm = useCallback<Confirm>(
    (options) =>
      new Promise((resolve) => {
        setQuestion({
          ...options,
          answer(yes) {
            setQuestion(null)
            resolve(yes)
          },
        })
      }),
    [],
  )
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog
        open={question !== null}
        onClose={() => question?.answer(false)}
        title={question?.title ?? ''}
        actions={
          <>
            <Button onClick={() => question?.answer(false)}>
              {question?.cancelLabel ?? (question?.confirmLabel ? 'Cancel' : 'Close')}
            </Button>
            {question?.confirmLabel && (
              <Button
                kind={question.danger ? 'danger' : 'brand'}
                onClick={() => question.answer(true)}
              >
                {question.confirmLabel}
              </Button>
            )}
          </>
        }
      >
        {question?.body}
      </Dialog>
    </ConfirmContext>
  )
}

/** Asks before something that cannot be undone; returns whether to continue. */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
