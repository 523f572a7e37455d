import { useId, useRef, useState, type KeyboardEvent } from 'react'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Chip } from '../../ui/data/chip.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { classNames } from '../../ui/class-names.ts'
import { controlProps, FieldFrame } from '../../ui/form/field.tsx'
import { useListbox } from '../../ui/form/use-listbox.ts'
import { useSuggestions } from '../../ui/form/use-suggestions.ts'
import { withPlace } from './chosen-place.ts'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { chosen, findPlaces, kindOf } from './find-places.ts'
import { SuggestedPlaces } from './suggested-places.tsx'
import { useNearMe } from './use-near-me.ts'
import type { PlacesInput } from './use-places-input.ts'
import styles from './places-field.module.css'

interface PlacesFieldProps {
  input: PlacesInput
  label?: string
  placeholder?: string
  help?: string
  className?: string | undefined
  /** Where the person is, as `lat,lng`. */
  near?: string | undefined
  /** With it, the field offers “Near me”. */
  onNear?: (near: string) => void
}

/**
 * Several places as chips. Arrow keys highlight a suggestion, Enter takes it or the best one,
 * Backspace in the empty field removes the last place. Without script the text is sent as `place`,
 * and the loader finds what it names.
 */
export function PlacesField(props: PlacesFieldProps) {
  const { input, label = 'City or suburb', placeholder, help, className, near, onNear } = props
  const { places, onPlaces, text, setText, problem, insteadUrl } = input
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [settling, setSettling] = useState(false)
  const typed = text.trim()
  const found = useSuggestions(findPlaces, open && typed.length >= suggestFrom ? typed : null)
  const { options } = found
  const shown = open && found.settled && typed.length >= suggestFrom
  const here = useNearMe((spot) => onNear?.(spot))
  const error = problem || here.problem

  function choose(suggestion: PlaceSuggestion) {
    onPlaces(withPlace(places, chosen(suggestion)))
    setText('')
    setOpen(false)
  }
  function remove(key: string) {
    onPlaces(places.filter((place) => place.key !== key))
    field.current?.focus()
  }
  const listId = `${id}-list`
  const listbox = useListbox({ id: listId, options, first: -1, resetOn: options, onChoose: choose })

  async function settle() {
    setSettling(true)
    await input.settle()
    setSettling(false)
    setOpen(false)
  }
  /** Enter never submits a form that still contains an unfinished place. */
  function enter(event: KeyboardEvent<HTMLInputElement>) {
    if (!typed) return
    event.preventDefault()
    // A highlighted suggestion is taken as it is; the best one only if it is for the whole text.
    const fresh = shown && (listbox.active >= 0 || found.text === typed)
    const best = options[Math.max(0, listbox.active)]
    if (fresh && best) choose(best)
    else void settle()
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') return enter(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setOpen(true)
    if (event.key === 'Backspace' && text === '') {
      const last = places.at(-1)
      if (last) remove(last.key)
      else if (near) onNear?.('')
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
    } else {
      listbox.press(event)
    }
  }
  const none = 'No matching place'
  return (
    <FieldFrame {...{ id, label, error, help }} className={classNames(styles.places, className)}>
      <div className={styles.box}>
        {(places.length > 0 || near) && (
          <ul className={styles.chips} aria-label="Chosen places">
            {near && onNear && (
              <li>
                <Chip
                  label="Near me"
                  icon={<IconCurrentLocation aria-hidden="true" />}
                  remove={() => onNear('')}
                />
              </li>
            )}
            {places.map(({ key, name }) => (
              <li key={key}>
                <Chip
                  label={name}
                  icon={<IconMapPin aria-hidden="true" />}
                  remove={() => remove(key)}
                />
              </li>
            ))}
          </ul>
        )}
        <input
          ref={field}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="enter"
          {...controlProps(id, { error, help })}
          type="text"
          name="place"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown && options.length > 0}
          aria-controls={listId}
          aria-activedescendant={shown ? listbox.activeId : undefined}
          placeholder={places.length > 0 ? 'Add a place' : placeholder}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setOpen(true)
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
        {(found.busy || settling) && (
          <span className={styles.busy}>
            <Spinner />
          </span>
        )}
        {onNear && !near && (
          <button
            type="button"
            className={styles.near}
            data-needs-script=""
            aria-busy={here.busy}
            onClick={here.locate}
          >
            <IconCurrentLocation aria-hidden="true" />
            Near me
          </button>
        )}
      </div>
      <SuggestedPlaces
        id={listId}
        label={label}
        listbox={listbox}
        options={shown ? options : []}
        typed={typed}
        kindOf={kindOf}
      />
      {insteadUrl && (
        <p className={styles.instead}>
          <Link to={insteadUrl}>Search for “{typed}” instead</Link>
        </p>
      )}
      {shown && !found.busy && options.length === 0 && <p className={styles.none}>{none}</p>}
      <span role="status" className="vh">
        {here.busy && 'Finding your location'}
        {shown && !found.busy && (options.length ? `${options.length} suggestions` : none)}
      </span>
    </FieldFrame>
  )
}
