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
  /** The key of the draft that the page was loaded with, or of the one that it may start. */
  key: string
  revision: number
  /** The current content of the form; null when the form no longer exists. */
  read: () => DraftValue | null
  send: (copy: DraftCopy, options: { keepalive: boolean }) => Promise<DraftSave>
  /** Fetches what the server currently has. */
  fetchStored: () => Promise<DraftCopy | null>
  /** A copy in this browser, for when the server cannot be reached; null removes it. */
  writeCopy?: ((copy: DraftCopy | null) => void) | undefined
  onSaved: () => void
  /** The input is larger than the server accepts for drafts, so nothing is saved until the form is sent. */
  onTooLong: () => void
  /** The draft was submitted or discarded elsewhere, so nothing more is saved here. */
  onFinished: () => void
  now?: () => number
}

const isTooLong = (error: unknown) => error instanceof AppError && error.code === 'tooLarge'

export const copyPauseMs = 400
export const savePauseMs = 1500

/**
 * Decides when a draft is saved. Changes are collected for a moment and sent one request at a time.
 * While the form is being submitted, saving is paused; once that has succeeded, it ends. The server
 * ignores saves that arrive after that, and recognises outdated ones by their revision.
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

  /** The time, so that tabs agree on which save is newer; but above any known revision, in case clocks differ. */
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
      // Another reply, or that of the form itself, may have arrived first.
      if ((state as string) === 'finished') return
      tooLong = false
      if (reply.outcome === 'saved') onSaved()
      if (reply.outcome !== 'finished') return
      finish()
      onFinished()
    } catch (error) {
      changed = (state as string) !== 'finished'
      // Reported only once, because every further keystroke is refused as well.
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
      // The text is still in the form, and the next keystroke retries.
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
    /** Saves immediately, even if nothing has changed; throws if that fails. */
    async saveNow() {
      stopTimers()
      await transmit(false)
    },
    /** Saves before the page closes. Harmless during a submission, because the server ends the draft either way. */
    flush() {
      if (!changed || state === 'finished') return
      stopTimers()
      copyHere()
      transmit(true).catch(() => undefined)
    },
    /** Pauses saving, from the click on the submit button until the reply. */
    hold() {
      if (state === 'open') state = 'held'
      stopTimers()
    },
    /** The form was refused: resumes saving. */
    release() {
      if (state !== 'held') return
      state = 'open'
      if (changed) startTimers()
    },
    /** The form was accepted: saves nothing more. */
    finish,
    /**
     * Returns what the form should continue with when this browser has a copy: the copy, or what the
     * server has if that is newer than the page. Null to change nothing, or if the draft was submitted
     * elsewhere.
     */
    async resume(copy: DraftCopy): Promise<DraftCopy | null> {
      if (copy.key === key && copy.revision <= revision) return null
      // Without a reply, the copy is all that is available.
      const reply = await send(copy, { keepalive: false }).catch(() => null)
      let found: DraftCopy | null = copy
      if (reply && reply.outcome !== 'saved') {
        if (!changed) writeCopy?.(null)
        // A save of the previous page may have arrived after this page was rendered.
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
