import type { FieldType } from '../properties/properties.choices.ts'

export const fieldTypeNames: Record<FieldType, string> = {
  text: 'Text',
  number: 'Number',
  yesno: 'Yes or no',
}
