import { useEffect, useState } from 'react'
import type { Reading } from '#contract/sentences/sentences.schema.ts'
import { readSentence } from './reading.ts'

const pauseMs = 250
const fewestLetters = 3

interface Known {
  text: string
  reading: Reading
}

/** What the text is understood as while it is being typed, after a short pause. */
export function useReading(text: string, first: Known | null): Reading | null {
  const [known, setKnown] = useState(first)
  const isKnown = known?.text === text
  useEffect(() => {
    if (isKnown || text.length < fewestLetters) return
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const reading = await readSentence(text, leaving.signal)
        if (!leaving.signal.aborted) setKnown({ text, reading })
      } catch {
        // The lines under the words are a help; sending the sentence still works.
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, isKnown])
  // Of the text before, so that its lines stay while the next letters are read.
  return text.length < fewestLetters ? null : (known?.reading ?? null)
}
