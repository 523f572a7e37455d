import { describe, expect, it } from 'vitest'
import { newProperty } from '../properties/properties.form.ts'
import { importFields, missingForNew } from './import-fields.ts'

/** What the form of a listing requires, by the fields of a file that fill it. */
const filledBy: Record<string, string> = {
  propertyTypeId: 'type',
  cityId: 'city',
  suburbId: 'suburb',
}

/** Without a column of its own, the province is that of the city. */
function askedByForm(isSale: boolean): string[] {
  const { error } = newProperty.safeParse({
    propertyUsageType: 'Residential',
    isSale,
    ...(isSale ? {} : { pricePer: 'Month' }),
  })
  const asked = new Set((error?.issues ?? []).map(({ path }) => String(path[0])))
  asked.delete('provinceId')
  return [...asked].map((name) => filledBy[name] ?? name)
}

const labelsOf = (keys: readonly string[]) =>
  importFields.filter(({ key }) => keys.includes(key)).map(({ label }) => label)

describe('what new listings lack when no column provides it', () => {
  it('is what the form of a listing requires', () => {
    expect(missingForNew([], { kind: 'Sale' })).toEqual(labelsOf(askedByForm(true)))
    expect(missingForNew([], { kind: 'Rent' })).toEqual(labelsOf(askedByForm(false)))
  })

  it('is only what is not mapped, and the day only if every row is a rental', () => {
    const mapping = ['type', 'shortDescription', null, 'price', 'suburb']
    expect(missingForNew(mapping, { kind: 'Sale' })).toEqual(['City or town'])
    expect(missingForNew([...mapping, 'kind'], { kind: 'Rent' })).toEqual(['City or town'])
    expect(missingForNew([...mapping, 'city'], { kind: 'Rent' })).toEqual(['Available from'])
  })
})
