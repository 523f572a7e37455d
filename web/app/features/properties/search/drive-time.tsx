import { useEffect, useId, useRef, useState } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { namedPlaces } from '../../../shared/places/chosen-place.ts'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { chosen, findPlaces } from '../../../shared/places/find-places.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import type { PlaceNames } from './results-texts.ts'
import { filtered, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import styles from './drive-time.module.css'

interface DriveTimeProps {
  state: SearchState
  names: PlaceNames
  step: Step
}

const usualMinutes = '30'
const pauseMs = 350

/** What can be reached by car: from which place, and in how many minutes. */
export function DriveTime({ state, names, step }: DriveTimeProps) {
  const { driveFrom, driveMinutes } = state.filters
  const [text, setText] = useState('')
  if (driveFrom) {
    const name = driveFrom.includes(',') ? 'you' : namedPlaces([driveFrom], names)[0]?.name
    return (
      <Minutes
        name={name ?? driveFrom}
        minutes={driveMinutes ?? usualMinutes}
        onMinutes={(minutes) => step((from) => filtered(from, { driveMinutes: minutes }))}
        onRemove={() => step((from) => filtered(from, { driveFrom: '', driveMinutes: '' }))}
      />
    )
  }
  function choose(suggestion: PlaceSuggestion) {
    setText('')
    const { key } = chosen(suggestion)
    step((from) => filtered(from, { driveFrom: key, driveMinutes: usualMinutes }))
  }
  return (
    <Combobox
      label="Drive time to"
      name="driveTo"
      placeholder="Work, school or any place"
      text={text}
      onText={setText}
      onChoose={choose}
      load={findPlaces}
      minLetters={suggestFrom}
      suggestionOnly
      optionKey={(option) => chosen(option).key}
      optionLabel={({ display }) => display}
      noneFound="No matching place"
    />
  )
}

interface MinutesProps {
  name: string
  minutes: string
  onMinutes: (minutes: string) => void
  onRemove: () => void
}

/** A slider is dragged through many values; the search is debounced to the last one. */
function Minutes({ name, minutes, onMinutes, onRemove }: MinutesProps) {
  const id = useId()
  const [value, setValue] = useState(minutes)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setValue(minutes), [minutes])
  useEffect(() => () => clearTimeout(timer.current), [])

  function slide(next: string) {
    setValue(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onMinutes(next), pauseMs)
  }
  return (
    <div className={styles.drive}>
      <div className={styles.head}>
        <label htmlFor={id}>Drive to {name} in at most</label>
        <b>{value}&nbsp;min</b>
        <button type="button" aria-label="Remove the drive time" onClick={onRemove}>
          <IconX aria-hidden="true" />
        </button>
      </div>
      <input
        id={id}
        type="range"
        name="driveMinutes"
        min={5}
        max={Math.max(120, Number(minutes))}
        step={5}
        value={value}
        aria-valuetext={`${value} minutes`}
        onChange={({ target }) => slide(target.value)}
      />
    </div>
  )
}
