import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { callOverHttp } from '#contract/client.ts'
import { getDraft, putDraft, type Draft } from '#contract/drafts/drafts.calls.ts'
import { useAlerts } from '../feedback/alert-area.tsx'
import { browserCopyName, readBrowserCopy, writeBrowserCopy } from './browser-copy.ts'
import { createDraftSaver, type DraftCopy, type DraftValue } from './draft-saver.ts'

/** Which draft a form saves: what the server returned when the page was loaded. */
export type DraftStart = Pick<Draft, 'kind' | 'key' | 'revision' | 'savedAt'>

interface DraftOptions {
  /** Null if nothing needs to be saved, such as for an existing record. */
  start: DraftStart | null
  /** The current content of the form, without anything that must not be stored. */
  read: () => DraftValue | null
  /** Also stores a copy in this browser, and reports a copy that is found there at the start. */
  inBrowser?: { userId: number; onFound: (value: DraftValue) => void }
}

/**
 * Saves the input of a form with the account until the form is submitted; used by all forms with drafts.
 * The form calls `markChanged` after changes, submits `key` with its values, and reports the progress of
 * that with `hold`, `release` and `finish`.
 */
export function useDraft(options: DraftOptions) {
  const alerts = useAlerts()
  const latest = useRef({ ...options, alerts })
  latest.current = { ...options, alerts }
  // When the data of the page is reloaded under a mounted form, the form keeps the draft it has.
  const [start] = useState(options.start)
  const [copyName] = useState(() =>
    start && options.inBrowser ? browserCopyName(start.kind, options.inBrowser.userId) : null,
  )
  const [savedAt, setSavedAt] = useState<Date | null>(null)

  const [saver] = useState(() => {
    if (!start) return null
    return createDraftSaver({
      key: start.key,
      revision: start.revision,
      read: () => latest.current.read(),
      send: (copy, { keepalive }) =>
        callOverHttp(
          putDraft,
          { kind: start.kind, ...copy },
          { keepalive: keepalive && mayOutliveThePage(copy) },
        ),
      async fetchStored() {
        const { key, revision, value } = await callOverHttp(getDraft, { kind: start.kind })
        return value && { key, revision, value }
      },
      writeCopy: copyName ? (copy) => writeBrowserCopy(copyName, copy) : undefined,
      onSaved: () => setSavedAt(new Date()),
      onTooLong: () => latest.current.alerts.show('WARNING', tooLong),
      onFinished() {
        setSavedAt(null)
        latest.current.alerts.show('WARNING', sentElsewhere)
      },
    })
  })

  // A layout effect, because the form can only be read while it is still in the document.
  useLayoutEffect(() => () => saver?.flush(), [saver])

  useEffect(() => {
    if (!saver) return
    const flush = () => saver.flush()
    const flushHidden = () => document.visibilityState === 'hidden' && saver.flush()
    // The next page is requested before this one is hidden, and should have the latest input.
    window.addEventListener('beforeunload', flush)
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      window.removeEventListener('beforeunload', flush)
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [saver])

  useEffect(() => {
    if (!saver || !start || !copyName) return
    if (start.savedAt) setSavedAt(new Date(start.savedAt))
    const copy = readBrowserCopy(copyName)
    if (!copy) return
    void saver.resume(copy).then((found) => {
      if (!found) return
      setSavedAt(new Date())
      latest.current.inBrowser?.onFound(found.value)
    })
  }, [saver, start, copyName])

  const handle = useMemo(
    () => ({
      markChanged: () => saver?.markChanged(),
      saveNow: async () => saver?.saveNow(),
      hold: () => saver?.hold(),
      release: () => saver?.release(),
      finish() {
        saver?.finish()
        setSavedAt(null)
      },
    }),
    [saver],
  )
  return { ...handle, savedAt, key: saver?.key }
}

/** Browsers refuse larger requests with `keepalive` altogether; without it, they at least start sending them. */
function mayOutliveThePage(copy: DraftCopy): boolean {
  return new TextEncoder().encode(JSON.stringify(copy)).length < 60_000
}

const tooLong =
  'This is too long to save as a draft. Save the form before you leave the page, or your latest changes will be lost.'

const sentElsewhere =
  'This form has already been submitted, so your changes here are not saved. Reload the page to start a new one.'

export type DraftHandle = ReturnType<typeof useDraft>
