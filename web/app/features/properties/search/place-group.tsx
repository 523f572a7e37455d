import { placesText } from '#contract/places/place-key.ts'
import { hasCentre } from '#contract/places/surroundings.ts'
import { namedPlaces } from '../../../shared/places/chosen-place.ts'
import { PlacesField } from '../../../shared/places/places-field.tsx'
import { usePlacesInput } from '../../../shared/places/use-places-input.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import type { PlaceNames } from './results-texts.ts'
import { chosenPlaces, filtered, type Filters, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'

interface PlaceGroupProps {
  state: SearchState
  names: PlaceNames
  step: Step
}

/** The places of a search, applied as soon as they are chosen. */
export function useSearchPlaces({ state, names, step }: PlaceGroupProps) {
  const keys = chosenPlaces(state.filters)
  return usePlacesInput(namedPlaces(keys, names), (places) => {
    const chosen = places.map(({ key }) => key)
    const more = chosen.length > keys.length
    step((from) =>
      filtered(from, {
        places: placesText(chosen),
        // Adding a place replaces whatever part of the map is being searched.
        ...(more && { bbox: '', polygon: '', province: '', city: '', suburb: '' }),
        ...(!hasCentre(chosen, from.filters.near) && { radius: '' }),
      }),
    )
  })
}

/** Places as chips, “Near me”, and the radius around them. */
export function PlaceGroup(props: PlaceGroupProps) {
  const { state, step } = props
  const { filters } = state
  const input = useSearchPlaces(props)
  function stayNear(near: string) {
    const around: Filters = hasCentre(chosenPlaces(filters), near) ? {} : { radius: '' }
    step((from) => filtered(from, { near, ...around, ...(near && { bbox: '', polygon: '' }) }))
  }
  return (
    <>
      <PlacesField
        input={input}
        placeholder="Suburb or city"
        near={filters.near}
        onNear={stayNear}
      />
      {hasCentre(chosenPlaces(filters), filters.near) && <RadiusField filters={filters} />}
    </>
  )
}

const radii = ['2', '5', '10', '20', '50']

function RadiusField({ filters: { radius = '', near } }: { filters: Filters }) {
  const steps = radius && !radii.includes(radius) ? [...radii, radius] : radii
  return (
    <SelectField
      label="Search radius"
      name="radius"
      placeholder={near ? 'Within 10 km' : 'Only these places'}
      options={steps.map((km) => ({ value: km, label: `Within ${km} km` }))}
      defaultValue={radius}
    />
  )
}
