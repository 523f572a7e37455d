import { useEffect, useMemo, useRef, useState } from 'react'
import { findAddress } from '#contract/places/addresses.calls.ts'
import type { PlaceChoice } from '#contract/places/place-choices.calls.ts'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, SelectField, TextField, type SelectOption } from '../../../ui/form/fields.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { MapCanvas } from '../../../ui/map/map.tsx'
import { useAction } from '../../../ui/call/use-action.ts'
import { placeZoom, defaultView, type MapPin, type Position } from '../../../ui/map/map-types.ts'
import { PlaceField } from './place-field.tsx'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import { usePlaces, type PlaceLists } from './use-places.ts'
import styles from './place-panel.module.css'
import { wireNames } from '#contract/values/wire-names.ts'

interface PlacePanelProps {
  lists: PlaceLists
  start: FormTexts
  field: (name: string) => { name: string; error: string | undefined; defaultValue: string }
  /** Called after a change that no field reports. */
  onChange: () => void
  /** Called when these have been chosen, in their lists or by the search. */
  onChosen: (fields: readonly string[]) => void
}

const notListed = 'other'
const unknownStreet =
  'We do not know the position of this street. Select the property on the map yourself.'
const options = (places: readonly { id: number; name: string }[]): SelectOption[] =>
  places.map(({ id, name }) => ({ value: id, label: name }))

function positionOf(text: string | undefined): Position | null {
  const [lat, lng] = text?.split(',').map(Number) ?? []
  return lat && lng && Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}

/** Its location: by search, by three lists, and by a pin on the map. */
export function PlacePanel({ lists, start, field, onChange, onChosen }: PlacePanelProps) {
  const alerts = useAlerts()
  const places = usePlaces(lists, start)
  const { provinceId, cityId, suburbId } = places
  const tell = useRef(onChosen)
  tell.current = onChosen
  useEffect(() => {
    const chosen = { provinceId, cityId, suburbId }
    tell.current(Object.entries(chosen).flatMap(([name, id]) => (id === 0 ? [] : [name])))
  }, [provinceId, cityId, suburbId])
  const [search, setSearch] = useState('')
  const [postalCode, setPostalCode] = useState(start['postalCode'] ?? '')
  const [pin, setPin] = useState(positionOf(start[wireNames.propertyCoords]))
  const [view, setView] = useState(pin ? { ...pin, zoom: placeZoom } : defaultView)
  const pins = useMemo<MapPin[]>(
    () =>
      pin
        ? [{ ...pin, key: 'pin', text: 'Here', title: 'Here is the property', kind: 'place' }]
        : [],
    [pin],
  )

  const address = useAction(findAddress)
  const panel = useRef<HTMLDivElement>(null)

  function movePin(position: Position) {
    setPin(position)
    onChange()
  }
  async function findOnMap() {
    const typed = (name: string) =>
      panel.current?.closest('form')?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ??
      ''
    const found = await address.run({
      street: [typed('streetNumber'), typed('streetName')].join(' ').trim(),
      cityId: places.cityId,
      ...(places.suburbId ? { suburbId: places.suburbId } : {}),
    })
    if (!found) return alerts.show('INFO', unknownStreet, { about: 'address' })
    setView({ lat: found.lat, lng: found.lng, zoom: placeZoom })
    // The middle of a suburb is only a starting point, not the property's position.
    if (found.exact) setPin({ lat: found.lat, lng: found.lng })
    else alerts.show('INFO', unknownStreet, { about: 'address' })
    onChange()
  }

  function show(place: PlaceChoice | undefined) {
    if (place?.postalCode) setPostalCode(place.postalCode)
    if (place?.lat && place.lng) setView({ lat: place.lat, lng: place.lng, zoom: placeZoom })
    onChange()
  }
  async function choose(suggestion: PlaceSuggestion) {
    setSearch('')
    show(await places.chooseByName(suggestion))
  }
  const suburb = places.suburbId === null ? notListed : places.suburbId

  return (
    <FormPanel title="Location" help="Search for the suburb, or choose it from the lists.">
      <PlaceField
        className={wholeRow ?? ''}
        label="Search for a suburb"
        placeholder="Lynnwood, Sea Point, Ballito…"
        text={search}
        onText={setSearch}
        onChoose={(suggestion) => void choose(suggestion)}
      />
      <SelectField
        label="Province"
        name="provinceId"
        required
        placeholder="Choose a province"
        options={options(lists.provinces)}
        value={places.provinceId || ''}
        error={field('provinceId').error}
        onChange={(event) => void places.chooseProvince(Number(event.target.value))}
      />
      <SelectField
        label="City"
        name="cityId"
        required
        placeholder={places.provinceId ? 'Choose a city' : 'Choose a province first'}
        options={options(places.cities)}
        value={places.cityId || ''}
        disabled={!places.provinceId}
        error={field('cityId').error}
        onChange={(event) => {
          const id = Number(event.target.value)
          void places.chooseCity(id)
          show(places.cities.find((city) => city.id === id))
        }}
      />
      <SelectField
        label="Suburb"
        name="suburbId"
        required
        placeholder={places.cityId ? 'Choose a suburb' : 'Choose a city first'}
        options={[
          ...options(places.suburbs),
          { value: notListed, label: 'My suburb is not listed' },
        ]}
        value={suburb || ''}
        disabled={!places.cityId}
        error={field('suburbId').error}
        onChange={(event) => {
          const id = event.target.value === notListed ? null : Number(event.target.value)
          places.chooseSuburb(id)
          show(places.suburbs.find((one) => one.id === id))
        }}
      />
      {places.suburbId === null ? (
        <TextField {...field('suburb')} label="Suburb name" required />
      ) : (
        <span aria-hidden="true" />
      )}
      <TextField {...field('streetNumber')} label="Street number" autoComplete="off" />
      <TextField {...field('streetName')} label="Street name" autoComplete="off" />
      <TextField
        {...field('addressLine1')}
        label="Complex, building or estate"
        autoComplete="off"
      />
      <TextField
        label="Postal code"
        name="postalCode"
        inputMode="numeric"
        maxLength={10}
        value={postalCode}
        error={field('postalCode').error}
        onChange={(event) => setPostalCode(event.target.value)}
      />
      <TextField {...field('addressLine2')} label="Address line 2" autoComplete="off" />
      <TextField {...field('addressLine3')} label="Address line 3" autoComplete="off" />
      <CheckField
        className={wholeRow}
        label="Show the street address in the listing"
        name="showAddress"
        value="on"
        defaultChecked={start['showAddress'] === 'on'}
        help="If you leave this unticked, visitors see only the suburb and can ask for the address."
      />
      <div ref={panel} className={styles.map}>
        <p className={styles.label}>On the map</p>
        <MapCanvas
          label="Map: select the position of the property"
          className={styles.canvas}
          view={view}
          pins={pins}
          onPick={movePin}
          onPinMoved={movePin}
        />
        <p className={styles.help}>
          {pin
            ? `The pin is at ${pin.lat.toFixed(5)}, ${pin.lng.toFixed(5)}. Drag it to correct the position.`
            : 'Click or tap the map where the property is. Without a pin, it is shown in the middle of its suburb.'}{' '}
          {pin && (
            <Button kind="quiet" size="sm" onClick={() => setPin(null)}>
              Remove pin
            </Button>
          )}
          {places.cityId > 0 && (
            <Button kind="quiet" size="sm" busy={address.busy} onClick={() => void findOnMap()}>
              Find the address on the map
            </Button>
          )}
        </p>
        <input
          type="hidden"
          name={wireNames.propertyCoords}
          value={pin ? `${pin.lat.toFixed(6)},${pin.lng.toFixed(6)}` : ''}
        />
      </div>
      <TextField
        {...field('addressUrl')}
        className={wholeRow}
        label="Map link"
        type="url"
        placeholder="https://"
        help="A link to the property on Google Maps or another map, if you have one."
      />
    </FormPanel>
  )
}
