import type { NewPropertyInput } from '#contract/properties/properties.form.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { typedAmount } from '#contract/values/parse-amount.ts'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const texts = [
  'propertyName',
  'unit',
  'shortDescription',
  'description',
  'dateAvailable',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'streetNumber',
  'streetName',
  'postalCode',
  'addressUrl',
  wireNames.propertyCoords,
  'suburb',
  'virtualTour',
  'video',
] as const

/** User-defined fields are identified by their id. */
export const fieldPrefix = 'field-'

export const fieldNameOf = (id: number) => `${fieldPrefix}${id}`

interface Kind {
  usage: Usage
  isSale: boolean
}

function numberOf(text: string | undefined): number | null {
  return text && /^\d+$/.test(text) ? Number(text) : null
}

/** The ids of the user-defined fields in the order in which they are sent. */
export function sentFields(typed: FormTexts): number[] {
  return Object.keys(typed)
    .filter((name) => name.startsWith(fieldPrefix) && typed[name]?.trim())
    .map((name) => Number(name.slice(fieldPrefix.length)))
}

/** The form's values, in the shape that its calls expect. */
export function readProperty(typed: FormTexts, { usage, isSale }: Kind): NewPropertyInput {
  const plain = Object.fromEntries(texts.map((name) => [name, typed[name] ?? '']))
  const pricePer = typed['pricePer']
  return {
    ...plain,
    propertyUsageType: usage,
    isSale,
    shortDescription: typed['shortDescription'] ?? '',
    propertyTypeId: numberOf(typed['propertyTypeId']) ?? 0,
    price: typedAmount(typed['price']) ?? 0,
    pricePer: isSale || !pricePer ? null : (pricePer as 'Month'),
    operationalCosts: typedAmount(typed['operationalCosts']),
    showAddress: typed['showAddress'] === 'on',
    provinceId: numberOf(typed['provinceId']) ?? 0,
    cityId: numberOf(typed['cityId']) ?? 0,
    suburbId: numberOf(typed['suburbId']),
    propertyUserFields: sentFields(typed).map((id) => ({
      userDefinedFieldId: id,
      value: typed[fieldNameOf(id)] ?? '',
    })),
  }
}

const asText = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** A saved listing as the form shows it. */
export function textsFrom(property: Property): FormTexts {
  const found: FormTexts = {}
  const names = [
    ...texts,
    'propertyTypeId',
    'price',
    'pricePer',
    'operationalCosts',
    'provinceId',
    'cityId',
    'suburbId',
    'statusCode',
    'cutOffDisplayDateString',
  ] as const
  for (const name of names) found[name] = asText(property[name])
  if (property.showAddress) found['showAddress'] = 'on'
  for (const { values } of property.displayData) {
    for (const { id, value } of values) found[fieldNameOf(id)] = value
  }
  return found
}

/** The server identifies a user-defined field by its index in the list; the form by its id. */
export function fieldErrorsById(
  errors: Record<string, string>,
  sent: readonly number[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [shownName(name, sent), message]),
  )
}

function shownName(name: string, sent: readonly number[]): string {
  const place = /^propertyUserFields\.(\d+)/.exec(name)?.[1]
  const id = place === undefined ? undefined : sent[Number(place)]
  return id === undefined ? name : fieldNameOf(id)
}

/** The errors that no longer apply once this field of the form is being corrected. */
export function errorsOfField(
  field: string,
  errors: Record<string, string>,
  sent: readonly number[],
): string[] {
  return Object.keys(errors).filter((name) => shownName(name, sent) === field)
}

const addressFields = ['streetName', 'addressLine1']

/** Whether editing this field has left the form without an address. */
export function clearsAddress(field: string, typed: FormTexts): boolean {
  return addressFields.includes(field) && addressFields.every((name) => !typed[name]?.trim())
}

/** Whether this field is part of the address. */
export function isAddressField(field: string): boolean {
  return addressFields.includes(field)
}
