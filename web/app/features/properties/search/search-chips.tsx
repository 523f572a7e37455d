import { useState } from 'react'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs'
import { PlacesField } from '../../../shared/places/places-field.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/data/chip.tsx'
import type { Chip as ActiveFilter, Chips } from './chips.ts'
import { useSearchPlaces } from './place-group.tsx'
import type { PlaceNames } from './results-texts.ts'
import { changed, filtered, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import styles from './search-band.module.css'

interface SearchChipsProps {
  chips: Chips
  state: SearchState
  names: PlaceNames
  to: (state: SearchState) => string
  step: Step
}

const icons = {
  place: <IconMapPin aria-hidden="true" />,
  near: <IconCurrentLocation aria-hidden="true" />,
  area: <IconPolygon aria-hidden="true" />,
  drive: <IconCar aria-hidden="true" />,
}

/** What is searched for, and where: each can be removed, and places added. */
export function SearchChips({ chips, state, names, to, step }: SearchChipsProps) {
  const [adding, setAdding] = useState(false)
  const count = chips.what.length + chips.where.length
  return (
    <>
      <div className={styles.chips}>
        {count > 0 && (
          <ul aria-label="Active filters">
            <Group title="What" chips={chips.what} to={to} />
            <Group title="Where" chips={chips.where} to={to} />
          </ul>
        )}
        <button
          type="button"
          className={styles.add}
          data-needs-script=""
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          <IconPlus aria-hidden="true" />
          Add a place
        </button>
        {count > 0 && (
          <LinkButton
            to={to(changed(state, { filters: {}, q: '' }))}
            kind="quiet"
            size="sm"
            preventScrollReset
          >
            Clear all
          </LinkButton>
        )}
      </div>
      {adding && <AddPlace state={state} names={names} step={step} />}
    </>
  )
}

interface GroupProps {
  title: string
  chips: readonly ActiveFilter[]
  to: (state: SearchState) => string
}

function Group({ title, chips, to }: GroupProps) {
  return chips.map(({ label, without, icon }, index) => (
    <li key={label}>
      {index === 0 && <span className={styles.group}>{title}</span>}
      <Chip label={label} icon={icon && icons[icon]} remove={to(without)} />
    </li>
  ))
}

interface AddPlaceProps {
  state: SearchState
  names: PlaceNames
  step: Step
}

function AddPlace({ state, names, step }: AddPlaceProps) {
  const input = useSearchPlaces({ state, names, step })
  return (
    <div className={styles.adding}>
      <PlacesField
        input={input}
        label="Suburb, city, area or province"
        placeholder="Type at least three letters"
        near={state.filters.near}
        onNear={(near) => step((from) => filtered(from, { near }))}
      />
    </div>
  )
}
