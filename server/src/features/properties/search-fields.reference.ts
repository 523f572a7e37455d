import { featureNames, type FeatureKey } from '#contract/properties/features.ts'
import { hasValue } from '#contract/properties/feature-values.ts'
import type { FieldType } from '#contract/properties/properties.choices.ts'

/** A saved value with its field, as the simple reference reads it. */
export interface PlainValue {
  propertyId: number
  fieldId: number
  name: string
  type: FieldType
  fact: string | null
  feature: FeatureKey | null
  searchable: boolean
  rentCost: boolean
  value: string
}

const measures = ['erf_size', 'floor_size']

/** A name with a unit in brackets is a measurement. */
const isCount = (type: FieldType, name: string, value: string) =>
  type === 'number' && !name.includes('(') && /^\d{1,2}$/.test(value)

/** The meaning of a listing's saved values for searches. */
export function plainFields(values: readonly PlainValue[]) {
  const present = values.filter(({ type, value }) => hasValue(type, value))
  return {
    facts: new Set(present.map(({ fieldId }) => fieldId)).size,
    features: present.flatMap(({ feature, searchable, fieldId }) => [
      ...(feature ? [feature as string] : []),
      ...(searchable ? [`field-${fieldId}`] : []),
    ]),
    words: present
      .flatMap(({ feature, fact, name, type, value }) => [
        feature ? featureNames[feature] : '',
        measures.includes(fact ?? '') ? '' : name,
        type === 'text' || isCount(type, name, value) ? value : '',
      ])
      .join(' '),
    rentCost: Math.max(0, ...present.map((one) => (one.rentCost ? Number(one.value) : 0))),
  }
}
