import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { putDraft, removeDraft } from '#contract/drafts/drafts.calls.ts'
import { textsOf } from './form-values.ts'

const pauseMs = 1500

/** Keeps what is typed with the account, a moment after the last letter, until the form is sent. */
export function useDraft(form: RefObject<HTMLFormElement | null>, kind: string | null) {
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const over = useRef(false)

  const keep = useCallback(async () => {
    if (!kind || over.current || !form.current) return
    try {
      await callOverHttp(putDraft, { kind, value: textsOf(new FormData(form.current)) })
      setKeptAt(new Date())
    } catch {
      // The words are still in the form; the next letter tries again.
    }
  }, [form, kind])

  const note = useCallback(() => {
    clearTimeout(timer.current)
    if (kind && !over.current) timer.current = setTimeout(() => void keep(), pauseMs)
  }, [keep, kind])

  const forget = useCallback(async () => {
    clearTimeout(timer.current)
    over.current = true
    setKeptAt(null)
    if (kind) await callOverHttp(removeDraft, { kind }).catch(() => undefined)
  }, [kind])

  useEffect(() => () => clearTimeout(timer.current), [])
  return { keptAt, note, forget }
}
