import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react'
import type { OpenQuestion, ReasonQuestion } from './reason-dialog.tsx'

/** Loaded for the first question. */
const ReasonDialog = lazy(() =>
  import('./reason-dialog.tsx').then(({ ReasonDialog }) => ({ default: ReasonDialog })),
)

type AskReason = (question: ReasonQuestion) => Promise<string | null>

const AskReasonContext = createContext<AskReason | null>(null)

export function AskReasonProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [asked, setAsked] = useState(false)
  const ask = useCallback<AskReason>(
    (wanted) =>
      new Promise((resolve) => {
        setAsked(true)
        setQuestion({
          ...wanted,
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
      {asked && (
        <Suspense>
          <ReasonDialog question={question} />
        </Suspense>
      )}
    </AskReasonContext>
  )
}

/** Asks for a reason before something that needs one; null when the user cancels. */
export function useAskReason(): AskReason {
  const ask = use(AskReasonContext)
  if (!ask) throw new Error('useAskReason needs an AskReasonProvider above it')
  return ask
}
