import { useState } from 'react'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { chosen, findPlaces } from '../../shared/places/find-places.ts'
import { Button } from '../../ui/button/button.tsx'
import { Combobox } from '../../ui/form/combobox.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import type { OwnPlace } from './common-rows.ts'
import { isOwnPlaceKind, ownPlaceKinds, ownPlaceNames, type OwnPlaceKind } from './own-places.ts'
import styles from './assumptions.module.css'

interface OwnPlaceFieldProps {
  /** Without it the field is for a new place of this kind. */
  place?: OwnPlace
  kind?: OwnPlaceKind
  onPlace: (place: OwnPlace | null) => void
}

const options = ownPlaceKinds.map((value) => ({ value, label: ownPlaceNames[value] }))

/** What a place is to the person, and where it is. */
export function OwnPlaceField({ place, kind: first = 'place', onPlace }: OwnPlaceFieldProps) {
  const [kind, setKind] = useState<OwnPlaceKind>(place?.kind ?? first)
  const [text, setText] = useState(place?.name ?? '')
  function changeKind(value: string) {
    if (!isOwnPlaceKind(value)) return
    setKind(value)
    if (place) onPlace({ ...place, kind: value })
  }
  function choose(suggestion: PlaceSuggestion) {
    onPlace({ ...chosen(suggestion), kind })
  }
  return (
    <div className={styles.place}>
      <SelectField
        label="What it is"
        name="kind"
        value={kind}
        options={options}
        onChange={({ target }) => changeKind(target.value)}
      />
      <Combobox
        label="Suburb, town or area"
        name="ownPlace"
        placeholder="Such as Menlyn"
        text={text}
        onText={setText}
        onChoose={choose}
        load={findPlaces}
        minLetters={suggestFrom}
        suggestionOnly
        optionKey={({ key }) => key}
        optionLabel={({ display }) => display}
        noneFound="No matching place"
      />
      {place && (
        <Button
          kind="quiet"
          aria-label={`Remove ${place.name}`}
          icon={<IconX aria-hidden="true" />}
          onClick={() => onPlace(null)}
        />
      )}
    </div>
  )
}
