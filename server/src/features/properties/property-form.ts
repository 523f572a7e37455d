import { AppError, type FieldErrors } from '#contract/errors.ts'
import type { NewProperty } from '#contract/properties/properties.form.ts'
import {
  propertiesMessages,
  propertiesTexts as texts,
} from '#contract/properties/properties.messages.ts'
import type { Tx } from '../../db/connect.ts'
import { safeRichText } from '../../kit/rich-text.ts'
import { findFormFields } from '../field-groups/field-groups.service.ts'
import { isTypeOf } from '../property-types/property-types.service.ts'
import * as queries from './properties.queries.ts'
import { readUserFields } from './user-fields.ts'
import { wireNames } from '#contract/values/wire-names.ts'

/** Everything in a form that has to be verified by a lookup. */
export async function readListing(tx: Tx, input: NewProperty) {
  const fields: FieldErrors = {}
  const { propertyTypeId, propertyUsageType, propertyUserFields } = input
  if (!(await isTypeOf(tx, propertyTypeId, propertyUsageType))) {
    fields.propertyTypeId = texts.typeUnknown
  }
  const middle = await queries.findMiddle(tx, input)
  if (!middle) fields.suburbId = texts.placeUnknown
  const read = readUserFields(propertyUserFields, await findFormFields(tx, propertyUsageType))
  Object.assign(fields, read.errors)
  if (Object.keys(fields).length) {
    throw new AppError('invalidInput', { message: propertiesMessages.fieldsMissing, fields })
  }
  return { ...read, middle }
}

/**
 * The columns that a form fills. Without a pin the listing is placed at the centre of its suburb or
 * town.
 */
export function columnsOf(input: NewProperty, middle: queries.Middle | undefined) {
  const at = input[wireNames.propertyCoords] ?? middle
  return {
    usage: input.propertyUsageType,
    isSale: input.isSale,
    propertyTypeId: input.propertyTypeId,
    name: input.propertyName ?? '',
    unit: input.propertyUsageType === 'Commercial' ? input.unit : null,
    shortDescription: input.shortDescription,
    description: safeRichText(input.description),
    price: String(input.price),
    pricePer: input.isSale ? null : (input.pricePer ?? 'Month'),
    operationalCosts: input.operationalCosts == null ? null : String(input.operationalCosts),
    dateAvailable: input.dateAvailable,
    showAddress: input.showAddress,
    addressLine1: input.addressLine1,
    addressLine2: input.addressLine2,
    addressLine3: input.addressLine3,
    streetNumber: input.streetNumber,
    streetName: input.streetName,
    postalCode: input.postalCode,
    addressUrl: input.addressUrl,
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    pinned: Boolean(input[wireNames.propertyCoords]),
    provinceId: input.provinceId,
    cityId: input.cityId,
    suburbId: input.suburbId ?? null,
    ...(input.suburbId ? {} : { suburb: input.suburb ?? '' }),
    virtualTour: input.virtualTour,
    video: input.video,
  }
}
