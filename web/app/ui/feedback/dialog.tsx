import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { classNames } from '../class-names.ts'
import { DialogAlerts } from './alert-area.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  actions?: ReactNode
  size?: 'md' | 'lg'
}

const fields =
  ':is(input:not([type=hidden], [type=checkbox], [type=radio]), textarea, select):not([disabled], [readonly])'

/** The first focus: a form’s first field, or the safe button of a question, which is the first of its actions. */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-first]') ??
    dialog.querySelector<HTMLElement>(`[data-body] ${fields}`) ??
    dialog.querySelector<HTMLElement>('[data-actions] button')
  )
}

const CloseContext = createContext<(() => void) | null>(null)

/** Closes the dialog around a form; null where it is in a page. */
export function useDialogClose(): (() => void) | null {
  return use(CloseContext)
}

/** The buttons at the end of a form in a dialog, the submit button last. On a phone they fill the line. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.actions, styles.buttons)}>{children}</div>
}

/** A modal based on the browser's own dialog, which traps the focus, returns it, and closes on Escape. */
export function Dialog({ open, onClose, title, children, actions, size = 'md' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const titleId = useId()

  useEffect(() => {
    if (open && dialog.current && !dialog.current.open) {
      dialog.current.showModal()
      firstFocus(dialog.current)?.focus()
    }
    if (!open && dialog.current?.open) dialog.current.close()
  }, [open])

  // A press that starts on a field and ends outside selects text; it must not close the dialog.
  function recordStart(event: MouseEvent) {
    pressedOutside.current = event.target === dialog.current
  }
  function closeOutside(event: MouseEvent) {
    if (pressedOutside.current && event.target === dialog.current) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, size === 'lg' && styles.large)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={recordStart}
      onClick={closeOutside}
    >
      {open && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
              <IconX aria-hidden="true" />
            </button>
          </div>
          <DialogAlerts />
          <div className={styles.body} data-body="">
            <CloseContext value={onClose}>{children}</CloseContext>
          </div>
          {actions && (
            <div className={styles.actions} data-actions="">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
