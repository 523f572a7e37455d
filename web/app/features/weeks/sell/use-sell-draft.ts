import { useCallback, useEffect, useRef, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { putDraft, removeDraft, type Draft } from '#contract/drafts/drafts.calls.ts'
import { blankValues, isSellField, type SellValues } from './sell-values.ts'

export const draftKind = 'sell-week'

/** An identity number is not left lying in a draft. */
const neverKept = 'ownerObject.idNumber'

const pauseHere = 400
const pauseThere = 2500

function kept(values: SellValues): Record<string, unknown> {
  const { [neverKept]: _, ...rest } = values
  return rest
}

/** What a draft holds of this form; a field that it no longer has is dropped. */
export function valuesOfDraft(
  stored: Record<string, unknown> | null | undefined,
): SellValues | null {
  if (!stored) return null
  const known = Object.entries(stored).filter(
    ([name, value]) => isSellField(name) && typeof value === typeof blankValues[name],
  )
  return { ...blankValues, ...Object.fromEntries(known) }
}

interface LocalDraft {
  value: Record<string, unknown>
  savedAt: string
}

function readLocal(key: string): LocalDraft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as LocalDraft | null
  } catch {
    return null
  }
}

function writeLocal(key: string, draft: LocalDraft | null) {
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft))
    else localStorage.removeItem(key)
  } catch {
    // A full or forbidden store: the server's copy remains.
  }
}

interface DraftOptions {
  userId: number
  values: SellValues
  /** The server's copy when the page was loaded. */
  stored: Draft | null
  /** False while a saved week is edited: that needs no draft. */
  on: boolean
  /** Told when this browser holds something newer than the page. */
  onFound: (values: SellValues) => void
}

/** Keeps what is typed, in this browser at once and with the account a moment later. */
export function useSellDraft({ userId, values, stored, on, onFound }: DraftOptions) {
  const key = `draft:${draftKind}:${userId}`
  const [keptAt, setKeptAt] = useState<Date | null>(null)
  /** What needs no keeping: the page as it was loaded, found or emptied. */
  const clean = useRef<SellValues | null>(values)
  const latest = useRef({ values, onFound })
  latest.current = { values, onFound }

  useEffect(() => {
    if (!on) return
    const local = readLocal(key)
    const newer = local && (!stored?.savedAt || local.savedAt > stored.savedAt)
    const found = newer ? valuesOfDraft(local.value) : null
    if (found) {
      clean.current = found
      latest.current.onFound(found)
    }
    const at = newer ? local.savedAt : stored?.value ? stored.savedAt : null
    if (at) setKeptAt(new Date(at))
  }, [key, on, stored])

  const send = useCallback(async () => {
    await callOverHttp(putDraft, { kind: draftKind, value: kept(latest.current.values) })
    setKeptAt(new Date())
  }, [])

  useEffect(() => {
    if (!on) return
    clean.current ??= values
    if (values === clean.current) return
    const here = setTimeout(() => {
      writeLocal(key, { value: kept(values), savedAt: new Date().toISOString() })
      setKeptAt(new Date())
    }, pauseHere)
    const there = setTimeout(() => void send().catch(() => undefined), pauseThere)
    return () => {
      clearTimeout(here)
      clearTimeout(there)
    }
  }, [key, on, values, send])

  const forget = useCallback(async () => {
    clean.current = null
    writeLocal(key, null)
    setKeptAt(null)
    await callOverHttp(removeDraft, { kind: draftKind }).catch(() => undefined)
  }, [key])

  return { keptAt, keepNow: send, forget }
}
