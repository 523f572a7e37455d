import type { FieldType } from './properties.choices.ts'

const saysNo =
  /^(no\.?$|no[^a-z.0-9]|(none|nil|nee|geen|not|without|sonder|unfurnished|un-furnished|ongemeubileer|strictly no|streng geen|sorry no|sorry, no|pets not|n\/a|na|n\.a\.)([^a-z]|$)|[-–—0. ]*$)/

/**
 * Whether a field means that the listing has something: “Strictly no pets” means that it does not.
 */
export function hasValue(type: FieldType, value: string): boolean {
  if (type === 'yesno') return value === 'Yes'
  if (type === 'number') return Number(value) > 0
  return !saysNo.test(value.trim().toLowerCase())
}
