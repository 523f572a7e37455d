import { useState } from 'react'

/** The result of the last attempt; null before the first. */
export type CopyOutcome = 'copied' | 'refused' | null

/** Copies a text. A browser may refuse, such as in a frame or where someone has forbidden it. */
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
