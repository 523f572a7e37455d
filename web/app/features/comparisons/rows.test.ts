import { describe, expect, it } from 'vitest'
import type { ComparedProperty, ComparedWeek } from '#contract/comparisons/comparisons.schema.ts'
import { usualAssumptions } from '#contract/costs/true-cost.ts'
import { compareAddress, compareStateOf } from './compare-state.ts'
import { propertyGroups } from './property-rows.ts'
import { countSame, onlyDifferences, type RowGroup } from './rows.ts'
import { summaryOf } from './summary.ts'
import { weekGroups } from './week-rows.ts'

const value = (id: number, name: string, type: string, text: string) => ({
  id,
  name,
  type,
  value: text,
})

function property(facts: Partial<ComparedProperty>, values: unknown[] = []): ComparedProperty {
  return {
    propertyType: 'House',
    propertyUsageType: 'Residential',
    isSale: true,
    price: 2_450_000,
    pricePer: null,
    dateAvailable: null,
    statusString: 'For Sale',
    displayColor: 'green',
    bedrooms: 3,
    bathrooms: 2,
    garages: 2,
    floorSize: null,
    erfSize: null,
    reducedBy: null,
    daysOnSite: 3,
    drives: [],
    displayData: [{ groupName: 'Outside', values }],
    ...facts,
  } as ComparedProperty
}

const two = [
  property({ bedrooms: 4, floorSize: 238, reducedBy: 150_000, drives: [{ minutes: 6, km: 3.2 }] }, [
    value(1, 'Pool', 'yesno', 'Yes'),
    value(2, 'Levy (R per month)', 'number', '1650'),
  ]),
  property({ price: 1_990_000, floorSize: 168, drives: [{ minutes: 12, km: 8 }] }, [
    value(1, 'Pool', 'yesno', 'Yes'),
    value(3, 'Borehole', 'yesno', 'No'),
  ]),
]
const school = { key: 'menlyn.pretoria.gauteng', name: 'Menlyn, Pretoria', kind: 'school' } as const

const rowsIn = (groups: readonly RowGroup[]) =>
  Object.fromEntries(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row])))
const texts = (groups: readonly RowGroup[], key: string) =>
  rowsIn(groups)[key]?.cells.map(({ text }) => text.replaceAll('\u00a0', ' '))

describe('a comparison of properties', () => {
  const groups = propertyGroups(two, usualAssumptions, [school])
  const rows = rowsIn(groups)

  it('has every fact, including those of user-defined fields, and marks unknown ones', () => {
    expect(texts(groups, 'bedrooms')).toEqual(['4', '3'])
    expect(texts(groups, 'perMetre')).toEqual(['R 10 294', 'R 11 845'])
    expect(texts(groups, 'reduced')).toEqual(['R 150 000', 'None'])
    expect(texts(groups, 'field-1')).toEqual(['Yes', 'Yes'])
    expect(texts(groups, 'field-3')).toEqual(['–', 'No'])
    expect(rows).not.toHaveProperty('erf')
  })

  it('marks differences and the best of a row, but no best if one is unknown or two are equal', () => {
    expect(rows.bathrooms).toMatchObject({ same: true, best: null })
    expect(rows.bedrooms).toMatchObject({ same: false, best: { at: 0, word: 'Most' } })
    expect(rows['drive-menlyn.pretoria.gauteng']).toMatchObject({
      best: { at: 0, word: 'Shortest' },
    })
    expect(rows.levy).toMatchObject({ best: null })
    expect(texts(groups, 'levy')).toEqual(['R 1 650', 'Not stated'])
  })

  it('has the levy among the costs and not again among the fields', () => {
    expect(rows).not.toHaveProperty('field-2')
    expect(rows.month?.cells[0]).toMatchObject({ bar: 1 })
    expect(rows.month?.best).toEqual({ at: 1, word: 'Lowest' })
  })

  it('hides what is the same on request', () => {
    const same = countSame(groups)
    expect(same).toBeGreaterThan(3)
    const left = onlyDifferences(groups).flatMap((group) => group.rows)
    expect(left.every((row) => !row.same)).toBe(true)
    expect(left).toHaveLength(groups.flatMap((group) => group.rows).length - same)
  })

  it('is summed up in a sentence', () => {
    expect(summaryOf(groups, ['Garsfontein', 'Newlands']).replaceAll('\u00a0', ' ')).toMatch(
      /^Newlands costs least every month, R [\d ]+\. Garsfontein has the largest floor area and is nearest to school\.$/,
    )
  })

  it('calls no price per m² the lowest across sales and rentals, and marks the monthly one', () => {
    const mixed = propertyGroups(
      [two[0] as ComparedProperty, property({ isSale: false, price: 5800, floorSize: 54 })],
      usualAssumptions,
      [],
    )
    const { perMetre } = rowsIn(mixed)
    expect(perMetre?.best).toBeNull()
    expect(perMetre?.cells.map(({ note }) => note)).toEqual([undefined, 'a month'])
    expect(rows.perMetre).toMatchObject({ best: { at: 0, word: 'Lowest' } })
    expect(rows.perMetre?.cells.map(({ note }) => note)).toEqual([undefined, undefined])
  })

  it('shows the rent of rentals instead of the costs of buying', () => {
    const rent = propertyGroups(
      [property({ isSale: false, price: 950, pricePer: 'Day' })],
      usualAssumptions,
      [],
    )
    expect(texts(rent, 'rent')).toEqual(['R 28 500'])
    expect(rowsIn(rent)).not.toHaveProperty('cash')
  })
})

it('compares weeks by levy per night, season and sleeps', () => {
  const week = (facts: Partial<ComparedWeek>) =>
    ({
      displayText: 'Available',
      displayColor: 'green',
      reducedBy: null,
      daysOnSite: 1,
      season: 'Red',
      nights: 7,
      bedrooms: '2',
      maxSleep: 6,
      sellPrice: 60_000,
      levyAmount: 7_000,
      levyPerNight: 1_000,
      disclosure: { legalBasis: null, legalYears: null, accommodationType: '', schemeName: '' },
      drives: [],
      ...facts,
    }) as ComparedWeek
  const groups = weekGroups(
    [week({}), week({ season: 'Peak 1', maxSleep: 8, levyPerNight: 1_200 })],
    [],
  )
  const rows = rowsIn(groups)
  expect(texts(groups, 'season')).toEqual(['Red', 'Peak 1'])
  expect(rows.perNight?.best).toEqual({ at: 0, word: 'Lowest' })
  expect(rows.sleeps?.best).toEqual({ at: 1, word: 'Most' })
  expect(texts(groups, 'perSleeper')).toEqual(['R 167', 'R 150'])
})

describe('the address of a comparison', () => {
  it('contains everything, and leaves out default values', () => {
    const address =
      '/compare?kind=week&places=menlyn.pretoria.gauteng_sandton.gauteng&for=work_place&deposit=20&ids=7,3'
    const state = compareStateOf(new URLSearchParams(address.split('?')[1]))
    expect(state).toMatchObject({
      kind: 'week',
      ids: [7, 3],
      places: [
        { key: 'menlyn.pretoria.gauteng', kind: 'work' },
        { key: 'sandton.gauteng', kind: 'place' },
      ],
      assumptions: { ...usualAssumptions, depositPercent: 20 },
    })
    expect(compareStateOf(new URLSearchParams(compareAddress(state).split('?')[1]))).toEqual(state)
    expect(compareAddress(compareStateOf(new URLSearchParams('ids=1,2')))).toBe(
      '/compare?kind=property&ids=1,2',
    )
  })

  it('ignores invalid values', () => {
    const query = new URLSearchParams({
      kind: 'boat',
      ids: '1,x,1,2,-3,9999999999,3,4,5',
      places: 'a_A_<b>_c_d_e',
      for: 'work_work',
      deposit: '900',
      rate: 'x',
    })
    expect(compareStateOf(query)).toEqual({
      kind: 'property',
      ids: [1, 2, 3, 4],
      places: [
        { key: 'a', kind: 'work' },
        { key: 'c', kind: 'place' },
        { key: 'd', kind: 'place' },
      ],
      assumptions: usualAssumptions,
    })
  })
})
