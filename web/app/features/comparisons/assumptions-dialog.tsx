import { useId, useState } from 'react'
import { mostOwnPlaces } from '#contract/comparisons/compared.ts'
import { assumptionLimits, type CostAssumptions } from '#contract/costs/true-cost.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import type { OwnPlace } from './common-rows.ts'
import type { CompareState } from './compare-state.ts'
import { OwnPlaceField } from './own-place-field.tsx'
import { ownPlaceKinds } from './own-places.ts'
import styles from './assumptions.module.css'

interface AssumptionsDialogProps {
  state: CompareState
  costs: boolean
  /** The places of the state, with their names. */
  places: readonly OwnPlace[]
  onClose: () => void
  onChange: (state: CompareState) => void
}

const sliders = [
  ['depositPercent', 'Deposit', '%'],
  ['years', 'Term', ' years'],
  ['rate', 'Interest rate a year', '%'],
] as const

/** The bond, and the person's own places. */
export function AssumptionsDialog(props: AssumptionsDialogProps) {
  const { state, costs, onClose, onChange } = props
  const [assumptions, setAssumptions] = useState(state.assumptions)
  const [places, setPlaces] = useState<OwnPlace[]>([...props.places])
  const free = ownPlaceKinds.find((kind) => places.every((place) => place.kind !== kind)) ?? 'place'
  function setPlace(at: number, place: OwnPlace | null) {
    const others = places.filter(({ key }, n) => n !== at && key !== place?.key)
    setPlaces(place ? others.toSpliced(Math.min(at, others.length), 0, place) : others)
  }
  function save() {
    const chosen = places.map(({ key, kind }) => ({ key, kind }))
    onChange({ ...state, assumptions, places: chosen })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={costs ? 'Costs and places' : 'Your places'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="brand" onClick={save}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {costs &&
          sliders.map(([name, label, unit]) => (
            <Slider
              key={name}
              name={name}
              label={`${label}: ${assumptions[name]}${unit}`}
              value={assumptions[name]}
              onChange={(value) => setAssumptions({ ...assumptions, [name]: value })}
            />
          ))}
        <fieldset className={styles.places}>
          <legend>Places you drive to, up to {mostOwnPlaces}</legend>
          {places.map((place, at) => (
            <OwnPlaceField key={place.key} place={place} onPlace={(next) => setPlace(at, next)} />
          ))}
          {places.length < mostOwnPlaces && (
            <OwnPlaceField
              key={`new ${places.length}`}
              kind={free}
              onPlace={(next) => setPlace(places.length, next)}
            />
          )}
        </fieldset>
        <p className={styles.hint}>
          We save your places on this device. Drive times are estimates without traffic.
        </p>
      </div>
    </Dialog>
  )
}

interface SliderProps {
  name: keyof CostAssumptions
  label: string
  value: number
  onChange: (value: number) => void
}

function Slider({ name, label, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...assumptionLimits[name]}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </div>
  )
}
