import { inCommunityOfProperty } from '#contract/accounts/people.schema.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { FormStep } from '../../../ui/form/long-form/form-steps.tsx'
import { otherResort } from '#contract/weeks/weeks.choices.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import type { SellValues } from './sell-values.ts'

/** The parts of the form, in order, with every field that an error may name. */
export const sellParts = [
  { id: 'resort', title: 'The resort', fields: ['regionId', 'resortCode', 'otherResortName'] },
  {
    id: 'week',
    title: 'The week',
    fields: ['unitNumber', 'module', 'weekNumber', 'season', 'weekType', 'bedrooms', 'maxSleep'],
  },
  { id: 'levy', title: 'Levy and banking', fields: ['levyAmount', 'bankedWith'] },
  {
    id: 'price',
    title: 'Dates and price',
    fields: [
      'arrivalDate',
      'departureDate',
      'sellPrice',
      'askingPrice',
      'originalPurchaseDate',
      'originalPurchasePrice',
    ],
  },
  {
    id: 'disclosure',
    title: 'What the buyer gets',
    fields: ['accommodationType', 'legalBasis', 'legalYears', 'schemeName', 'schemeAddress'],
  },
  {
    id: 'owner',
    title: 'The owner',
    fields: ['ownerId', 'agencyId', 'agentId', 'agentCommission'],
  },
  { id: 'mandate', title: 'Mandate and consent', fields: ['mandate', 'mandateDate', 'consent'] },
] as const

export type PartId = (typeof sellParts)[number]['id']

/** As the fields themselves are labelled. */
export const fieldLabels: Record<string, string> = {
  regionId: 'Region',
  resortCode: 'Resort',
  otherResortName: 'Other Resort Name',
  unitNumber: 'Unit Number',
  module: 'Week Module',
  weekNumber: 'Week number',
  season: 'Season',
  bedrooms: 'Bedroom/s',
  maxSleep: 'Maximum sleeper',
  weekType: 'Week Type',
  levyAmount: 'Levy Amount',
  bankedWith: 'Banked with',
  arrivalDate: 'Arrival Date',
  departureDate: 'Departure Date',
  sellPrice: weeksMessages.priceLabel,
  askingPrice: 'Amount you want to receive',
  originalPurchaseDate: 'Original purchase date',
  originalPurchasePrice: 'Original purchase price',
  agentCommission: 'Agent’s commission',
  legalYears: 'Number of years',
  ownerId: 'Select owner',
  agencyId: 'Agency',
  agentId: 'Agent',
  'ownerObject.name': 'Name',
  'ownerObject.surname': 'Surname',
  'ownerObject.emailAddress': 'Email address',
  'ownerObject.cellNumber': 'Cell Number',
  'ownerObject.telephone': 'Landline',
  'ownerObject.idNumber': 'ID number',
  'ownerObject.spouseName': 'Spouse name',
  'ownerObject.spouseEmail': 'Spouse email',
}

/** The fields that are required, based on the current values. */
export function requiredFields(values: SellValues): (keyof SellValues)[] {
  const custom = values.ownerType === 'custom'
  const together = custom && Number(values['ownerObject.howMarried']) === inCommunityOfProperty
  return [
    'regionId',
    'resortCode',
    ...(values.resortCode === otherResort ? (['otherResortName'] as const) : []),
    'unitNumber',
    'module',
    'season',
    'weekType',
    'bedrooms',
    'maxSleep',
    'levyAmount',
    ...(values.currentYearBanked ? (['bankedWith'] as const) : []),
    'arrivalDate',
    'departureDate',
    'sellPrice',
    ...(values.legalBasis === 'limited term' ? (['legalYears'] as const) : []),
    ...(values.ownerType === 'registered' ? (['ownerId'] as const) : []),
    ...(custom
      ? ([
          'ownerObject.name',
          'ownerObject.surname',
          'ownerObject.emailAddress',
          'ownerObject.cellNumber',
        ] as const)
      : []),
    ...(together ? (['ownerObject.spouseName', 'ownerObject.spouseSurname'] as const) : []),
  ]
}

export function partOf(field: string): PartId {
  if (field.startsWith('ownerObject')) return 'owner'
  const part = sellParts.find(({ fields }) => (fields as readonly string[]).includes(field))
  return part?.id ?? 'mandate'
}

export interface Progress {
  required: number
  given: number
  parts: Record<PartId, { state: 'done' | 'open' | 'wrong'; wrong: number }>
}

/** The progress of the form, by part: errors take precedence over missing values. */
export function progressOf(values: SellValues, errors: FieldErrors): Progress {
  const required = requiredFields(values)
  const given = required.filter((name) => String(values[name]).trim() !== '')
  const missing = new Set(required.filter((name) => !given.includes(name)).map(partOf))
  const parts = Object.fromEntries(
    sellParts.map(({ id }) => {
      const wrong = Object.keys(errors).filter((field) => partOf(field) === id).length
      const untouched =
        (id === 'mandate' && !values.mandate) || (id === 'disclosure' && !values.resortCode)
      return [
        id,
        { state: wrong ? 'wrong' : missing.has(id) || untouched ? 'open' : 'done', wrong },
      ]
    }),
  ) as Progress['parts']
  return { required: required.length, given: given.length, parts }
}

/** The parts as the steps beside the form show them. */
export function stepsOf({ parts }: Progress): FormStep[] {
  return sellParts.map(({ id, title }) => ({ id, title, ...parts[id] }))
}
