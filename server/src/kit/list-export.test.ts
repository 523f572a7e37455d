import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import type { ListColumn } from '#contract/list.ts'
import { excelColumns, readInBatches, type ExcelCells } from './list-export.ts'

const columns = [
  { key: 'name', label: 'Name', width: 30 },
  { key: 'price', label: 'Price', kind: 'money', header: 'amount' },
  { key: 'planted', label: 'Planted', kind: 'day' },
  { key: 'seen', label: 'Seen', kind: 'time' },
  { key: 'phone', label: 'Phone', kind: 'phone' },
  { key: 'tall', label: 'Tall' },
  { key: 'kind', label: 'Kind', of: 'species' },
] as const satisfies ListColumn[]

const trees = { name: 'trees', columns, export: {} as AnyCall }

const fig = {
  name: 'Fig',
  price: 1250.5,
  planted: '2026-11-15T23:30:00.000Z',
  seen: '2026-11-15T23:30:05.000Z',
  phone: '+27125550143',
  tall: true,
  species: 'Ficus',
}

describe('the Excel file of a list', () => {
  it('has the declared columns with their headings and widths', () => {
    expect(excelColumns(trees).map(({ header }) => header)).toEqual([
      'Name',
      'amount',
      'Planted',
      'Seen',
      'Phone',
      'Tall',
      'Kind',
    ])
    expect(excelColumns(trees)[0]?.width).toBe(30)
  })

  it('has its columns in its own order where it declares one', () => {
    const excel = { fileName: 'trees', sheet: 'Trees', columns: ['kind', 'name'] }
    const ordered = excelColumns({ ...trees, excel })
    expect(ordered.map(({ header }) => header)).toEqual(['Kind', 'Name'])
  })

  it('formats each kind of value, in South African time', () => {
    expect(excelColumns(trees).map(({ value }) => value(fig))).toEqual([
      'Fig',
      1250.5,
      new Date('2026-11-16'),
      new Date('2026-11-16T01:30:05Z'),
      '012 555 0143',
      'Yes',
      'Ficus',
    ])
  })

  it('leaves cells without a value empty', () => {
    expect(excelColumns(trees).map(({ value }) => value({}))).toEqual(columns.map(() => null))
  })

  it('uses the cells that the export overrides', () => {
    const cells: ExcelCells<typeof trees, typeof fig> = { name: (tree) => tree.name.toUpperCase() }
    const [name] = excelColumns(trees, cells)
    expect(name?.value(fig)).toBe('FIG')
  })
})

it('items are read in batches, each after the last item of the one before, until a batch is not full', async () => {
  const all = Array.from({ length: 2300 }, (_, place) => place + 1)
  const told: number[] = []
  const read = await readInBatches<number>(
    async (last = 0, size) => all.slice(last, last + size),
    (done) => told.push(done),
  )
  expect(read).toEqual(all)
  expect(told).toEqual([1000, 2000, 2300])
})
