import { useState } from 'react'
import { Combobox } from '../../ui/form/combobox.tsx'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { findPlaces } from '../places/find-places.ts'

interface DriveFromFieldProps {
  /** The name of the chosen place. */
  name?: string
  /** Called with the key of a suggestion, or with the text as typed. */
  onPlace?: (place: string) => void
}

/** A province is too large to start from. */
async function findStarts(text: string, signal: AbortSignal) {
  return (await findPlaces(text, signal)).filter(({ kind }) => kind !== 'province')
}

/** Where the drive starts: a suggestion, or a name as typed. */
export function DriveFromField({ name = '', onPlace }: DriveFromFieldProps) {
  const [text, setText] = useState(name)
  const [key, setKey] = useState('')
  return (
    <>
      <Combobox
        label="Drive from"
        name="driveFrom"
        placeholder="Your city or suburb"
        text={text}
        onText={(typed) => {
          setText(typed)
          setKey('')
        }}
        onChoose={(place) => {
          setKey(place.key)
          onPlace?.(place.key)
        }}
        onBlur={() => {
          if (!key && text.trim() !== name) onPlace?.(text.trim())
        }}
        load={findStarts}
        optionKey={(place) => place.key}
        optionLabel={({ display }) => display}
        minLetters={suggestFrom}
        noneFound="We do not know this place"
      />
      {/* Several places may share the name; the key identifies the chosen one. */}
      {!onPlace && <input type="hidden" name="driveKey" value={key} />}
    </>
  )
}
