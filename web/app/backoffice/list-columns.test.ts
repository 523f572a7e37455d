import { describe, expect, it } from 'vitest'
import { adminWeeksList } from '#contract/weeks/week-lists.calls.ts'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import {
  cellOf,
  columnsOf,
  foldColumns,
  pairColumns,
  standsRight,
  type Column,
} from './list-columns.ts'

const shown = (column: Omit<Column<object>, 'key' | 'label'>, value: unknown) =>
  cellOf({ key: 'it', label: 'It', ...column }, { it: value })

describe('the columns of a list screen', () => {
  it('are those that the list declares, in order', () => {
    expect(columnsOf(contactSources).map(({ label }) => label)).toEqual([
      'ID',
      'Description',
      'Used by',
    ])
  })

  it('omit columns that are only for sorting and for Excel', () => {
    const keys = columnsOf(adminWeeksList).map(({ key }) => key)
    expect(keys).toContain('owner')
    expect(keys).not.toContain('agent')
  })

  it('use the cells that the screen overrides', () => {
    const [, description] = columnsOf(contactSources, {
      description: (row) => `“${row.description}”`,
    })
    const row = { id: 1, version: 1, description: 'Radio' }
    expect(description && cellOf(description, row)).toBe('“Radio”')
  })
})

describe('a cell', () => {
  it.each([
    ['text', 'Radio', 'Radio'],
    ['number', 0, '0'],
    ['money', 68500, 'R\u00a068\u00a0500'],
    ['day', '2026-11-15', '2026-11-15'],
    ['day', '2026-11-15T23:30:00.000Z', '2026-11-16'],
    ['time', '2026-11-15T23:30:00.000Z', '2026-11-16 01:30'],
    ['yesNo', false, 'No'],
    ['phone', '+27125550143', '012 555 0143'],
    ['number', 1604, '1\u00a0604'],
  ] as const)('of the kind %s shows %j as %j', (kind, value, text) => {
    expect(shown({ kind }, value)).toBe(text)
  })

  it('without a kind shows its value, and a boolean as yes or no', () => {
    expect(shown({}, 7)).toBe('7')
    expect(shown({}, true)).toBe('Yes')
  })

  it('without a value is empty, even if it has a kind', () => {
    for (const value of [null, undefined, '']) expect(shown({ kind: 'time' }, value)).toBe('')
  })

  it('comes from another field if the column declares one', () => {
    const column = { key: 'usageType', label: 'Usage type', of: 'propertyUsageType' }
    expect(cellOf(column, { usageType: 0, propertyUsageType: 'Residential' })).toBe('Residential')
  })

  it('is right-aligned if it contains a number', () => {
    expect(standsRight({ key: 'id', label: 'Id' })).toBe(false)
    expect(standsRight({ key: 'sleeps', label: 'Sleeps', kind: 'number' })).toBe(true)
  })
})

describe('columns that share cells', () => {
  const column = (key: string) => ({ key, label: key })

  it('become one column with a second line', () => {
    const paired = pairColumns([column('resort'), column('region'), column('unit')], {
      region: 'resort',
    })
    expect(paired.map(({ key, second }) => [key, second?.key])).toEqual([
      ['resort', 'region'],
      ['unit', undefined],
    ])
  })

  it('share them only if the table is narrow, and otherwise keep their own column', () => {
    const folded = foldColumns([column('date'), column('type'), column('offer'), column('price')], {
      type: 'date',
      price: 'offer',
    })
    expect(folded.map(({ key, folded: lines, folds }) => [key, lines?.[0]?.key, folds])).toEqual([
      ['date', 'type', undefined],
      ['type', undefined, true],
      ['offer', 'price', undefined],
      ['price', undefined, true],
    ])
    expect(foldColumns([column('type')], { type: 'date' })).toEqual([column('type')])
  })

  it('stay separate if the first is not shown', () => {
    expect(pairColumns([column('region')], { region: 'resort' })).toEqual([column('region')])
  })
})
