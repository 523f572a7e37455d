import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineList, forgetLists, listView, sortKeys } from './list.ts'

const row = z.object({ id: z.number(), name: z.string(), price: z.number() })
const spec = {
  path: '/api/trees',
  who: { read: 'everyone', write: 'settings.manage' },
  summary: 'A page of trees',
  row,
  defaults: { size: 20, sort: 'id', order: 'desc' },
} as const

const trees = defineList({
  ...spec,
  name: 'trees',
  columns: [
    { key: 'name', label: 'Name', lead: true },
    { key: 'price', label: 'Price', kind: 'money', sortable: false },
    { key: 'id', label: 'Id', screen: false },
  ],
  filters: { kind: z.enum(['fig', 'oak']).optional() },
  params: { owner: z.string() },
  reply: { counted: z.boolean() },
  excel: {
    path: '/api/trees/export',
    summary: 'Write the trees to an Excel file',
    fileName: 'trees',
    sheet: 'Trees',
    columns: ['price', 'name'],
    takes: 'filters',
  },
})

const own = ['trees', 'fixedTrees', 'wrong', 'treeNames']

afterAll(() => forgetLists(own))

describe('a declared list', () => {
  it('creates a call for its pages, sorted only by its columns', () => {
    expect(trees.list).toMatchObject({ name: 'trees.list', method: 'GET', who: 'everyone' })
    const asked = { sort: 'name', kind: 'oak', owner: 'thandi' }
    expect(trees.list.input.parse(asked)).toMatchObject({ ...asked, order: 'desc', size: 20 })
    expect(trees.list.input.parse({ sort: 'price', owner: 'thandi' }).sort).toBe('id')
    expect(trees.list.output.shape).toHaveProperty('counted')
  })

  it('takes path parameters from its address', () => {
    expect(Object.keys(trees.query.shape)).toEqual([
      'page',
      'size',
      'sort',
      'order',
      'search',
      'kind',
    ])
  })

  it('creates a call that exports the filtered rows', () => {
    expect(trees.export).toMatchObject({ name: 'trees.export', method: 'POST', who: 'everyone' })
    expect(Object.keys(trees.export.input.shape)).toEqual(['search', 'kind'])
  })

  it('has no sort parameter and no search parameter when its order is fixed', () => {
    const fixed = defineList({
      ...spec,
      name: 'fixedTrees',
      columns: [{ key: 'rank', label: 'Rank' }],
      sorted: false,
      searched: false,
    })
    expect(Object.keys(fixed.query.shape)).toEqual(['page', 'size'])
    expect(sortKeys(fixed.columns)).toEqual([])
  })

  it('can be shown with other columns on a second screen', () => {
    const view = listView(trees, {
      name: 'treeNames',
      columns: [{ key: 'id', label: 'Number' }, 'name'],
    })
    expect(view.columns.map(({ label }) => label)).toEqual(['Number', 'Name'])
    expect(view.list).toBe(trees.list)
    expect(() => listView(trees, { name: 'x', columns: ['age'] })).toThrow('has no column age')
  })
})

describe('a list cannot be declared', () => {
  const declare = (change: object) => () =>
    defineList({ ...spec, name: 'wrong', ...change } as never)

  it('when it sorts by a field that its rows do not have', () => {
    const columns = [{ key: 'id', label: 'Id' }]
    expect(declare({ columns: [...columns, { key: 'age', label: 'Age' }] })).toThrow(
      'sorted by age, which its rows do not have',
    )
    expect(
      declare({ columns: [...columns, { key: 'age', label: 'Age', of: 'price' }] }),
    ).not.toThrow()
  })

  it('when its default sort is not one of its columns', () => {
    expect(declare({ columns: [{ key: 'name', label: 'Name' }] })).toThrow('default order is by id')
  })

  it('when a column is repeated or its Excel file has an unknown one', () => {
    const id = { key: 'id', label: 'Id' }
    expect(declare({ columns: [id, id] })).toThrow('id is declared twice')
    expect(declare({ columns: [id], excel: { columns: ['age'] } })).toThrow('age, which is not')
  })
})
