import type { DraftSave } from '#contract/drafts/drafts.calls.ts'
import { AppError } from '#contract/errors.ts'

export type DraftValue = Record<string, unknown>

/** One save of a draft, as it is sent or stored in the browser. */
export interface DraftCopy {
  key: string
  revision: number
  value: DraftValue
}

interface DraftSaverOptions {
  /** Of the draft that the page began with, or may begin. */
  key: string
  revision: number
  /** What the form holds now; null when there is no form any more. */
  read: () => DraftValue | null
  send: (copy: DraftCopy, options: { keepalive: boolean }) => Promise<DraftSave>
  /** What the server has now. */
  fetchStored: () => Promise<DraftCopy | null>
  /** A copy in this browser, for when the server cannot be reached; null removes it. */
  writeCopy?: ((copy: DraftCopy | null) => void) | undefined
  onSaved: () => void
  /** There is more than the server takes, so that nothing is saved until the form is sent. */
  onTooLong: () => void
  /** The draft was sent or thrown away elsewhere, so nothing more is saved here. */
  onFinished: () => void
  now?: () => number
}

const isTooLong = (error: unknown) => error instanceof AppError && error.code === 'tooLarge'

export const copyPauseMs = 400
export const savePauseMs = 1500

/**
 * When a draft is saved. Changes are gathered for a moment, one request at a time. While the form
 * is being sent it waits; once that worked nothing is saved any more. What is on its way by then
 * the server ignores, and it tells older saves from newer ones by their revision.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  const {
    read,
    send,
    fetchStored,
    writeCopy,
    onSaved,
    onTooLong,
    onFinished,
    now = Date.now,
  } = options
  let { key, revision } = options
  let state: 'open' | 'held' | 'finished' = 'open'
  let changed = false
  let sending = false
  let tooLong = false
  let copyTimer: ReturnType<typeof setTimeout> | undefined
  let saveTimer: ReturnType<typeof setTimeout> | undefined

  /** The time, so that tabs agree on what is newer; more than any known, in case clocks do not. */
  function nextRevision(): number {
    revision = Math.max(revision + 1, now())
    return revision
  }

  function stopTimers() {
    clearTimeout(copyTimer)
    clearTimeout(saveTimer)
  }

  function startTimers() {
    stopTimers()
    if (writeCopy) copyTimer = setTimeout(copyHere, copyPauseMs)
    saveTimer = setTimeout(() => void saveGathered(), savePauseMs)
  }

  function copyHere() {
    const value = read()
    if (!value || !writeCopy || state === 'finished') return
    writeCopy({ key, revision: nextRevision(), value })
    onSaved()
  }

  function finish() {
    state = 'finished'
    changed = false
    stopTimers()
    writeCopy?.(null)
  }

  async function transmit(keepalive: boolean): Promise<void> {
    const value = read()
    if (!value || state === 'finished') return
    changed = false
    try {
      const reply = await send({ key, revision: nextRevision(), value }, { keepalive })
      revision = Math.max(revision, reply.revision)
      // Another reply, or the form's own, may have come first.
      if ((state as string) === 'finished') return
      tooLong = false
      if (reply.outcome === 'saved') onSaved()
      if (reply.outcome !== 'finished') return
      finish()
      onFinished()
    } catch (error) {
      changed = (state as string) !== 'finished'
      // Once: the next letter is refused as well.
      if (changed && !tooLong && isTooLong(error)) onTooLong()
      tooLong ||= isTooLong(error)
      throw error
    }
  }

  async function saveGathered(): Promise<void> {
    if (sending || !changed || state !== 'open') return
    sending = true
    try {
      await transmit(false)
    } catch {
      // The text is still in the form; the next letter retries.
      return
    } finally {
      sending = false
    }
    if (changed && state === 'open') startTimers()
  }

  return {
    /** Sent with the form, which ends the draft. */
    get key() {
      return key
    },
    get isChanged() {
      return changed
    },
    markChanged() {
      if (state === 'finished') return
      changed = true
      if (state === 'open') startTimers()
    },
    /** At once, also what is already saved; throws when it could not be. */
    async saveNow() {
      stopTimers()
      await transmit(false)
    },
    /** Before the page goes away. The form may be on its way: whichever arrives first, the server ends the draft. */
    flush() {
      if (!changed || state === 'finished') return
      stopTimers()
      copyHere()
      transmit(true).catch(() => undefined)
    },
    /** From the press on the button until the reply. */
    hold() {
      if (state === 'open') state = 'held'
      stopTimers()
    },
    /** The form was refused: what is typed is saved again. */
    release() {
      if (state !== 'held') return
      state = 'open'
      if (changed) startTimers()
    },
    /** The form was accepted: nothing is saved from here on. */
    finish,
    /**
     * What the form continues with when this browser has a copy: the copy; or what the server has
     * by now, where that is newer than the page; or null, also when the draft was sent elsewhere.
     */
    async resume(copy: DraftCopy): Promise<DraftCopy | null> {
      if (copy.key === key && copy.revision <= revision) return null
      // Without a reply the copy is all there is.
      const reply = await send(copy, { keepalive: false }).catch(() => null)
      let found: DraftCopy | null = copy
      if (reply && reply.outcome !== 'saved') {
        if (!changed) writeCopy?.(null)
        // A save of the page before may have arrived after this page was made.
        found = reply.revision > revision ? await fetchStored().catch(() => null) : null
      }
      revision = Math.max(revision, reply?.revision ?? 0, found?.revision ?? 0)
      if (!found || changed || state !== 'open') return null
      key = found.key
      return found
    },
  }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>
