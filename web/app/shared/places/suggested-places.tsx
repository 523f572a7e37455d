import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { MarkedPart } from '../../ui/form/marked-part.tsx'
import type { Listbox } from '../../ui/form/use-listbox.ts'
import { chosen } from './find-places.ts'
import styles from './places-field.module.css'

interface SuggestedPlacesProps {
  id: string
  label: string
  listbox: Listbox
  options: readonly PlaceSuggestion[]
  typed: string
  kindOf: (option: PlaceSuggestion) => string
}

/** The list under a places field; Enter takes the first one. */
export function SuggestedPlaces(props: SuggestedPlacesProps) {
  const { id, label, listbox, options, typed, kindOf } = props
  return (
    <ul
      ref={listbox.setList}
      id={id}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={options.length === 0}
    >
      {options.map((option, index) => (
        <li
          key={chosen(option).key}
          {...listbox.option(index)}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
        >
          {/* One line of text: as parts of a row its pieces would be read as label of their own. */}
          <span>
            <MarkedPart label={option.display} part={typed} />
          </span>
          {kindOf(option) && <small>{kindOf(option)}</small>}
        </li>
      ))}
    </ul>
  )
}
