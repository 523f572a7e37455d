import { useState } from 'react'

/** The result of the last attempt; null before the first. */
export type CopyOutcome = 'copied' | 'refused' | null

/** Copies a text. A browser may refuse, for example in a frame or without permission. */
export function useCopy(text: string): [outcome: CopyOutcome, copy: () => void] {
  const [outcome, setOutcome] = useState<CopyOutcome>(null)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return [outcome, () => void copy()]
}
