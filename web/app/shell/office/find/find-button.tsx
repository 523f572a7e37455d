import { lazy, Suspense, useEffect, useState } from 'react'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { mayUse } from '#contract/permissions.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useViewer } from '../../../session/session.ts'
import { FindField } from './find-field.tsx'
import styles from './find.module.css'

/** Fetched when it is first opened: most visits to a screen never search. */
const FindPanel = lazy(async () => ({ default: (await import('./find-panel.tsx')).FindPanel }))

/** The global search, in the top bar and by Ctrl+K or ⌘K, for those who may use it. */
export function FindButton() {
  const may = mayUse('find.use', useViewer())
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  const close = () => {
    setOpen(false)
    setText('')
  }

  useEffect(() => {
    if (!may) return
    function press(event: KeyboardEvent) {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      // An open dialog takes precedence.
      if (!document.querySelector('dialog[open]')) setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [may])

  if (!may) return null
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch aria-hidden="true" />
        <span>
          Find<span className={styles.wide}> a listing, person or payment</span>
        </span>
        <kbd className={styles.wide} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <Dialog open={open} onClose={close} title="Find anything">
        <Suspense
          fallback={
            <div className={styles.panel}>
              <FindField text={text} onText={setText} />
            </div>
          }
        >
          <FindPanel text={text} onText={setText} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
