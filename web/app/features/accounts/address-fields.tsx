import { useState } from 'react'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'
import { suggestFrom } from '#contract/places/places.requests.ts'
import { findPlaces } from '../../shared/places/find-places.ts'

interface AddressFieldsProps {
  form: Pick<FormHandle, 'field'>
  provinces: readonly string[]
}

/** An address. Choosing a suburb fills in its city and province; everything can also be typed. */
export function AddressFields({ form, provinces }: AddressFieldsProps) {
  const first = {
    suburb: form.field('address.suburb'),
    city: form.field('address.city'),
    province: form.field('address.province'),
  }
  const [suburb, setSuburb] = useState(first.suburb.defaultValue)
  const [city, setCity] = useState(first.city.defaultValue)
  const [province, setProvince] = useState(first.province.defaultValue)
  const options = [...new Set([...provinces, province])].filter(Boolean)

  function choose(place: PlaceSuggestion) {
    setSuburb(place.suburb)
    setCity(place.city)
    setProvince(place.province)
  }

  return (
    <>
      <TextField
        {...form.field('address.streetNumber')}
        label="Street number"
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...form.field('address.street')}
        label="Street"
        maxLength={120}
        autoComplete="off"
      />
      <Combobox
        label="Suburb"
        name={first.suburb.name}
        error={first.suburb.error}
        maxLength={120}
        text={suburb}
        onText={setSuburb}
        onChoose={choose}
        load={findPlaces}
        minLetters={suggestFrom}
        optionKey={({ display, province }) => `${display} ${province}`}
        optionLabel={({ display }) => display}
        noneFound="No matching suburb. You can type the full name."
      />
      <TextField
        label="City"
        name={first.city.name}
        error={first.city.error}
        maxLength={120}
        autoComplete="off"
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      <SelectField
        label="Province"
        name={first.province.name}
        error={first.province.error}
        options={options.map((name) => ({ value: name, label: name }))}
        placeholder="Choose one"
        value={province}
        onChange={(event) => setProvince(event.target.value)}
      />
      <TextField
        {...form.field('address.postalCode')}
        label="Postal code"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
    </>
  )
}
