import type { ComponentProps } from 'react'
import fieldStyles from '../../../ui/form/field.module.css'
import styles from './find.module.css'

/**
 * A dialog that opens gives the focus to the element with the autofocus attribute, which React's
 * own prop does not set; in a dialog that is already open it has no effect. The cursor is at the
 * end, to continue typing.
 */
function takeFocus(input: HTMLInputElement | null) {
  input?.setAttribute('autofocus', '')
  if (!input?.closest('dialog')?.open) return
  input.focus()
  input.setSelectionRange(input.value.length, input.value.length)
}

interface FindFieldProps extends ComponentProps<'input'> {
  text: string
  onText: (text: string) => void
}

/** Captures typing while the rest of the search is still being fetched. */
export function FindField({ text, onText, children, ...input }: FindFieldProps) {
  return (
    <div className={styles.field}>
      <input
        ref={takeFocus}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={100}
        aria-label="Find a screen, listing, person or payment"
        placeholder="Reference, name, username or email"
        className={fieldStyles.control}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        {...input}
      />
      {children}
    </div>
  )
}
