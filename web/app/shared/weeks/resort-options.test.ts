import { describe, expect, it } from 'vitest'
import { resortOptions } from './resort-options.ts'

const choices = {
  regions: [
    { regionId: 2, regionCode: 'KZN', regionName: 'KwaZulu-Natal coast' },
    { regionId: 6, regionCode: 'MPU', regionName: 'Lowveld' },
  ],
  resorts: [
    { resortId: 1, resortName: 'Cabana Beach', resortCode: 'CAB', regionCode: 'KZN', available: 3 },
    { resortId: 2, resortName: 'Breakers', resortCode: 'BRK', regionCode: 'KZN', available: 0 },
    {
      resortId: 3,
      resortName: 'Kruger Park Lodge',
      resortCode: 'KPL',
      regionCode: 'MPU',
      available: 1,
    },
  ],
}

describe('the resort field of the timeshare search', () => {
  it('offers every resort with weeks when no region is chosen', () => {
    expect(resortOptions(choices, '').map(({ value }) => value)).toEqual([1, 3])
  })

  it('offers only the resorts of the chosen region', () => {
    expect(resortOptions(choices, 'KZN')).toEqual([{ value: 1, label: 'Cabana Beach (3)' }])
  })

  it('offers none for a region without listings', () => {
    expect(resortOptions(choices, 'NW')).toEqual([])
  })
})
