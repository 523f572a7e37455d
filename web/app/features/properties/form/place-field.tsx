import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { findPlaces } from '../../../shared/places/find-places.ts'

interface PlaceFieldProps {
  text: string
  onText: (text: string) => void
  onChoose: (place: PlaceSuggestion) => void
  label?: string
  placeholder?: string
  help?: string
  className?: string
}

/** Where a listing can be: an area or a province is not an address. */
async function findAddresses(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const found = await findPlaces(text, signal)
  return found.filter(({ kind }) => kind !== 'area' && kind !== 'province')
}

/** A city or suburb, suggested from the third letter. */
export function PlaceField({ label = 'City or suburb', ...rest }: PlaceFieldProps) {
  return (
    <Combobox
      {...rest}
      label={label}
      name="place"
      load={findAddresses}
      minLetters={suggestFrom}
      suggestionOnly
      optionKey={({ display, province }) => `${display} ${province}`}
      optionLabel={({ display }) => display}
      noneFound="No matching city or suburb"
    />
  )
}
