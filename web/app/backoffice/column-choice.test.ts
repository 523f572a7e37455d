import { describe, expect, it } from 'vitest'
import { readChoice, toggleColumn, defaultColumns } from './column-choice.ts'

const keys = ['id', 'created', 'name', 'email', 'phone', 'message', 'source', 'consent']

describe('the column chooser', () => {
  it('shows up to six columns at first', () => {
    expect(defaultColumns(keys)).toEqual(['id', 'created', 'name', 'email', 'phone', 'message'])
    expect(defaultColumns(['id'])).toEqual(['id'])
  })

  it('restores a stored choice in the order of the list', () => {
    expect(readChoice('["consent","id"]', keys)).toEqual(['id', 'consent'])
  })

  it('drops columns that no longer exist', () => {
    expect(readChoice('["id","fax"]', keys)).toEqual(['id'])
  })

  it.each([[null], ['[]'], ['["fax"]'], ['{'], ['7'], ['"id"']])(
    'uses the default columns if %j was stored',
    (text) => {
      expect(readChoice(text, keys)).toEqual(defaultColumns(keys))
    },
  )

  it('hides and shows a column', () => {
    expect(toggleColumn(['id', 'name'], keys, 'id')).toEqual(['name'])
    expect(toggleColumn(['name'], keys, 'id')).toEqual(['id', 'name'])
  })

  it('never hides the last column', () => {
    expect(toggleColumn(['name'], keys, 'name')).toEqual(['name'])
  })
})
