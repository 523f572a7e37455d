import { useState } from 'react'
import { placeKeyOf } from '#contract/places/place-key.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { findPlaces, placeLetters } from '../places/find-places.ts'

interface DriveFromFieldProps {
  /** The name of the place that is chosen. */
  name?: string
  /** Called with the key of a suggestion, or with the text as typed. */
  onPlace?: (place: string) => void
}

/** Where the drive begins: a suggestion, or a name as typed. */
export function DriveFromField({ name = '', onPlace }: DriveFromFieldProps) {
  const [text, setText] = useState(name)
  return (
    <Combobox
      label="Drive from"
      name="driveFrom"
      placeholder="Your city or suburb"
      text={text}
      onText={setText}
      onChoose={(place) => onPlace?.(placeKeyOf(place))}
      onBlur={() => {
        if (text.trim() !== name) onPlace?.(text.trim())
      }}
      load={findPlaces}
      optionKey={({ display }) => display}
      optionLabel={({ display }) => display}
      minLetters={placeLetters}
      noneFound="We do not know this place"
    />
  )
}
