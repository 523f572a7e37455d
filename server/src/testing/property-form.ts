import type {
  ChangedPropertyInput,
  NewPropertyInput,
} from '#contract/properties/properties.form.ts'
import type { Property } from '#contract/properties/properties.schema.ts'
import type { TestPlace } from './property-builders.ts'

/** A filled-in form for a house for sale. */
export function aPropertyForm(
  place: TestPlace,
  facts: Partial<NewPropertyInput> = {},
): NewPropertyInput {
  return {
    propertyUsageType: 'Residential',
    isSale: true,
    propertyTypeId: 1,
    shortDescription: 'A family house with a garden',
    description: '<p>Three <strong>sunny</strong> bedrooms.</p>',
    price: 2_450_000,
    addressLine1: '12 Camellia Avenue, Lynnwood',
    streetNumber: '12',
    streetName: 'Camellia Avenue',
    propertCoords: '-25.7651,28.2874',
    provinceId: place.provinceId,
    cityId: place.cityId,
    suburbId: place.suburbId,
    propertyUserFields: [
      { userDefinedFieldId: 101, value: 3 },
      { userDefinedFieldId: 102, value: '2,5' },
      { userDefinedFieldId: 108, value: true },
    ],
    ...facts,
  }
}

/** What the edit form sends for a listing as its owner received it. */
export function changesOf(
  one: Property,
  facts: Partial<ChangedPropertyInput> = {},
): ChangedPropertyInput {
  return {
    id: one.id,
    version: one.version as number,
    statusCode: one.statusCode,
    propertyUsageType: one.propertyUsageType,
    isSale: one.isSale,
    propertyTypeId: one.propertyTypeId,
    propertyName: one.propertyName,
    unit: one.unit,
    shortDescription: one.shortDescription,
    description: one.description,
    price: one.price,
    pricePer: one.pricePer,
    dateAvailable: one.dateAvailable,
    showAddress: one.showAddress,
    addressLine1: one.addressLine1 ?? '1 Main Road',
    streetNumber: one.streetNumber ?? null,
    streetName: one.streetName ?? null,
    propertCoords: one.propertCoords ?? null,
    provinceId: one.provinceId,
    cityId: one.cityId as number,
    suburbId: one.suburbId,
    suburb: one.suburb,
    cutOffDisplayDateString: one.cutOffDisplayDateString ?? null,
    propertyUserFields: one.displayData.flatMap(({ values }) =>
      values.map(({ id, value }) => ({ userDefinedFieldId: id, value })),
    ),
    ...facts,
  }
}
