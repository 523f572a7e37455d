import type { FieldErrors } from '#contract/errors.ts'
import type { FormTexts } from '../../../ui/form/form-texts.ts'
import type { FormStep } from '../../../ui/form/long-form/form-steps.tsx'
import { fieldPrefix } from './form-values.ts'

/** The parts of the form in order, with every field that an error may name. */
const parts = [
  {
    id: 'listing',
    title: 'What you are listing',
    fields: ['propertyTypeId', 'propertyName', 'unit', 'shortDescription', 'description'],
  },
  {
    id: 'price',
    title: 'Price',
    fields: ['price', 'pricePer', 'operationalCosts', 'dateAvailable'],
  },
  {
    id: 'place',
    title: 'Location',
    fields: ['provinceId', 'cityId', 'suburbId', 'suburb', 'streetName', 'postalCode'],
  },
  { id: 'details', title: 'Property details', fields: [] },
  { id: 'photos', title: 'Photos', fields: [] },
  { id: 'tour', title: 'Tour and video', fields: ['virtualTour', 'video'] },
] as const

const labels: Record<string, string> = {
  propertyTypeId: 'Type',
  propertyName: 'Property name',
  unit: 'Unit',
  shortDescription: 'Short description',
  description: 'Description',
  price: 'Price',
  pricePer: 'Per',
  operationalCosts: 'Monthly operational costs',
  dateAvailable: 'Date available',
  provinceId: 'Province',
  cityId: 'City',
  suburbId: 'Suburb',
  suburb: 'Suburb name',
  streetName: 'Street name',
  postalCode: 'Postal code',
  virtualTour: 'Virtual tour',
  video: 'Video',
  statusCode: 'Status',
}

/** A field's name in the list of fields to correct. */
export function labelOf(name: string, message: string): string {
  return labels[name] ?? message
}

/**
 * Names of fields as the form shows them; fields without a label here are in parts of their own.
 */
export function inFormOrder(names: readonly string[]): string[] {
  const order = Object.keys(labels)
  const placeOf = (name: string) => (name in labels ? order.indexOf(name) : order.length)
  return [...names].sort((one, other) => placeOf(one) - placeOf(other))
}

const unlisted = 'other'

function requiredFields(texts: FormTexts, isSale: boolean): string[] {
  return [
    'propertyTypeId',
    'shortDescription',
    'price',
    ...(isSale ? [] : ['dateAvailable']),
    'provinceId',
    'cityId',
    'suburbId',
    ...(texts['suburbId'] === unlisted ? ['suburb'] : []),
  ]
}

interface Facts {
  texts: FormTexts
  errors: FieldErrors
  isSale: boolean
  pictures: number
}

/** The progress of the form, overall and by part: errors take precedence over missing values. */
export function progressOf({ texts, errors, isSale, pictures }: Facts) {
  const required = requiredFields(texts, isSale)
  const isGiven = (name: string) => (texts[name] ?? '').trim() !== ''
  const missing = required.filter((name) => !isGiven(name))
  const isFilled: Record<string, boolean> = {
    details: Object.keys(texts).some((name) => name.startsWith(fieldPrefix) && isGiven(name)),
    photos: pictures > 0,
    tour: isGiven('virtualTour') || isGiven('video'),
  }
  const steps = parts.map(({ id, title, fields }): FormStep => {
    const has = (name: string) => (fields as readonly string[]).includes(name)
    const belongs = (name: string) =>
      has(name) || (id === 'details' && name.startsWith(fieldPrefix))
    const wrong = Object.keys(errors).filter(belongs).length
    const filled = isFilled[id]
    return { id, title, wrong, state: stateOf({ wrong, open: missing.some(has), filled }) }
  })
  return { required: required.length, given: required.length - missing.length, steps }
}

function stateOf(part: { wrong: number; open: boolean; filled: boolean | undefined }) {
  if (part.wrong > 0) return 'wrong'
  if (part.filled === undefined) return part.open ? 'open' : 'done'
  return part.filled ? 'done' : 'optional'
}
