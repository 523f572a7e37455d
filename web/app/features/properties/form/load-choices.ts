import type { Api } from '#contract/client.ts'
import { listFieldsOfType } from '#contract/property-fields/property-fields.calls.ts'
import { listCities, listSuburbs } from '#contract/places/place-choices.calls.ts'
import { listProvinces } from '#contract/places/places.calls.ts'
import { listPropertyStatuses } from '#contract/properties/properties.calls.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { listPropertyTypesByUsage } from '#contract/property-types/property-types.resource.ts'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import type { FormChoices } from './property-form.tsx'

/** The lists that a form needs initially, for its starting values. */
export async function loadChoices(api: Api, usage: Usage, start: FormTexts): Promise<FormChoices> {
  const typeId = Number(start['propertyTypeId']) || 0
  const provinceId = Number(start['provinceId']) || 0
  const cityId = Number(start['cityId']) || 0
  const [types, statuses, provinces, cities, suburbs] = await Promise.all([
    api(listPropertyTypesByUsage, { usage }),
    api(listPropertyStatuses, {}),
    api(listProvinces, {}),
    provinceId ? api(listCities, { provinceId }) : [],
    cityId ? api(listSuburbs, { cityId }) : [],
  ])
  const known = types.some(({ id }) => id === typeId)
  return {
    types: types.map(({ id, description }) => ({ id, description })),
    statuses: statuses.map(({ code, description }) => ({ code, description })),
    groups: known ? await api(listFieldsOfType, { id: typeId }) : [],
    places: { provinces, cities, suburbs },
  }
}
