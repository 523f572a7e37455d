import { AppError } from '#contract/errors.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import type { findIdentity } from './properties.queries.ts'
import type { columnsOf } from './property-form.ts'

type Identity = Omit<Awaited<ReturnType<typeof findIdentity>>, 'goneAt'>

/** The type and the address, each by its form field. */
const fieldNames = {
  usage: 'propertyUsageType',
  propertyTypeId: 'propertyTypeId',
  unit: 'unit',
  addressLine1: 'addressLine1',
  addressLine2: 'addressLine2',
  addressLine3: 'addressLine3',
  streetNumber: 'streetNumber',
  streetName: 'streetName',
  provinceId: 'provinceId',
  cityId: 'cityId',
  suburbId: 'suburbId',
  suburb: 'suburb',
} satisfies Record<keyof Identity, string>

/** The same in a different spelling is the same. */
const plain = (value: unknown) =>
  String(value ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/**
 * The fee pays for one listing of one property. Once it is sold or rented out, it can be listed
 * again, but another property cannot take its place.
 */
export function requireSameProperty(before: Identity, after: ReturnType<typeof columnsOf>): void {
  const changed = (Object.keys(fieldNames) as (keyof Identity)[]).filter(
    // The name of the suburb follows from its id, if it has one.
    (name) => name in after && plain(before[name]) !== plain(after[name as keyof typeof after]),
  )
  if (changed.length === 0) return
  const fields = Object.fromEntries(changed.map((name) => [fieldNames[name], texts.otherProperty]))
  throw new AppError('wrongState', { message: texts.otherProperty, fields })
}
