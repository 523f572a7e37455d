import { useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { classNames } from '../ui/class-names.ts'
import styles from './more-sheet.module.css'

interface MoreSheetProps {
  /** The heading of the sheet: the object of the actions. */
  title: string
  /** Actions with labels beside the icons take space: a wide row shows four of six or more. */
  inWords?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Actions in a row. On a phone two are shown, and from four on the others are behind "More"; in a narrow table from three on:
 * the row itself becomes a sheet with every action in words, so that no action exists twice.
 */
export function MoreSheet({ title, inWords, className, children }: MoreSheetProps) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  function toggled(isOpen: boolean) {
    setOpen(isOpen)
    // The clicked element has disappeared from the row, and the focus would be lost with it.
    if (isOpen)
      sheet.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }
  function closeAfterAction(event: MouseEvent) {
    const pressed = event.target instanceof Element && event.target.closest('a, button')
    if (pressed && !pressed.hasAttribute('popovertarget')) sheet.current?.hidePopover()
  }
  return (
    <div
      ref={sheet}
      id={id}
      popover="auto"
      className={classNames(styles.sheet, inWords && styles.inWords, className)}
      onClick={closeAfterAction}
      onToggle={(event) => toggled(event.newState === 'open')}
    >
      {children}
      <button
        type="button"
        className={styles.more}
        popoverTarget={id}
        aria-label={`More: ${title}`}
      >
        <IconDots aria-hidden="true" />
        More
      </button>
      {open && (
        <div className={styles.head}>
          <p>{title}</p>
          <button type="button" aria-label="Close" popoverTarget={id} popoverTargetAction="hide">
            <IconX aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
