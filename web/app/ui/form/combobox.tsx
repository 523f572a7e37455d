import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { classNames } from '../class-names.ts'
import { controlProps, FieldFrame, type FieldProps } from './field.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { MarkedPart } from './marked-part.tsx'
import { useListbox } from './use-listbox.ts'
import { useSuggestions } from './use-suggestions.ts'
import fieldStyles from './field.module.css'
import styles from './combobox.module.css'

type Native = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'value' | 'onChange' | 'defaultValue' | 'type'
>

type ComboboxProps<Option> = FieldProps &
  Native & {
    /** The text in the field. */
    text: string
    /** Called on every keystroke, which also clears a previously selected option. */
    onText: (text: string) => void
    onChoose: (option: Option) => void
    /** Finds the options for a text. Must be the same function on every render. */
    load: (text: string, signal: AbortSignal) => Promise<Option[]>
    optionKey: (option: Option) => string
    optionLabel: (option: Option) => string
    minLetters?: number
    /** Only a suggestion counts, not the text: Enter takes the best one and does not submit the form. */
    suggestionOnly?: boolean
    /** Shown when nothing matches. */
    noneFound?: string
  }

/** A text field with suggestions: arrow keys move, Enter selects, Esc closes. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const {
    label,
    error,
    hint,
    help,
    className,
    id,
    text,
    onText,
    onChoose,
    load,
    optionKey,
    optionLabel,
    minLetters = 3,
    suggestionOnly = false,
    noneFound = 'Nothing found',
    ...native
  } = props
  const own = useId()
  const fieldId = id ?? own
  const listId = `${fieldId}-list`
  const [open, setOpen] = useState(false)
  const found = useSuggestions(load, open && text.trim().length >= minLetters ? text.trim() : null)
  const options = found.options
  const shown = open && found.settled && text.trim().length >= minLetters

  function choose(option: Option) {
    onText(optionLabel(option))
    onChoose(option)
    setOpen(false)
  }
  const listbox = useListbox({ id: listId, options, first: -1, resetOn: options, onChoose: choose })
  /** The text for which Enter was pressed before its suggestions arrived. */
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    if (awaited.current === null) return
    if (!open || awaited.current !== text.trim()) awaited.current = null
    else if (found.settled && found.text === awaited.current) {
      awaited.current = null
      const [best] = found.options
      if (best) choose(best)
    }
  })
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true)
    if (event.key === 'Enter' && suggestionOnly && open && text.trim()) {
      event.preventDefault()
      // A highlighted suggestion is taken as it is; the best one for the whole text, when it arrives.
      const best = options[Math.max(0, listbox.active)]
      if (shown && best && (listbox.active >= 0 || found.text === text.trim())) choose(best)
      else awaited.current = text.trim()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key !== 'Enter' || shown) {
      listbox.press(event)
    }
  }

  const frame = { id: fieldId, label, error, hint, help, required: native.required }
  return (
    <FieldFrame {...frame} className={classNames(styles.combobox, className)}>
      <input
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        {...native}
        {...controlProps(fieldId, { error, hint, help })}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown ? listbox.activeId : undefined}
        className={fieldStyles.control}
        value={text}
        onChange={(event) => {
          onText(event.currentTarget.value)
          setOpen(true)
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {found.busy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
      <ul
        ref={listbox.setList}
        id={listId}
        role="listbox"
        aria-label={typeof label === 'string' ? label : native.name}
        className={styles.list}
        hidden={!shown || options.length === 0}
      >
        {options.map((option, index) => (
          <li
            key={optionKey(option)}
            {...listbox.option(index)}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
          >
            {/* A single element: as separate items of the row, its parts would be read as separate labels. */}
            <span>
              <MarkedPart label={optionLabel(option)} part={text.trim()} />
            </span>
          </li>
        ))}
      </ul>
      {shown && !found.busy && options.length === 0 && <p className={styles.none}>{noneFound}</p>}
      <span role="status" className="vh">
        {shown && !found.busy && (options.length ? `${options.length} suggestions` : noneFound)}
      </span>
    </FieldFrame>
  )
}
