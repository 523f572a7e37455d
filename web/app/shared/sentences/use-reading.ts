import { useEffect, useState } from 'react'
import type { Reading } from '#contract/sentences/sentences.schema.ts'
import { readSentence } from './reading.ts'

const pauseMs = 250
const fewestLetters = 3

interface Known {
  text: string
  reading: Reading
}

/** The interpretation of the text while it is being typed, debounced. */
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
        // The underlines are optional; submitting the sentence still works.
      }
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, isKnown])
  // For the previous text, so that its underlines stay while the next letters are interpreted.
  return text.length < fewestLetters ? null : (known?.reading ?? null)
}
