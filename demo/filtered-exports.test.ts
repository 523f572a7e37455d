import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { exportChanges, listChanges } from '#contract/change-log/change-log.calls.ts'
import { exportPayments, listPayments } from '#contract/payments/payments-admin.calls.ts'
import { exportSearches, listSearches } from '#contract/search-log/search-log.calls.ts'
import { addDays } from '#contract/values/day.ts'
import { exportWeeks, listAdminWeeks } from '#contract/weeks/week-lists.calls.ts'
import { loadDemo } from './load.ts'
import { useApi } from '../server/src/testing/api.ts'
import { sheetOf } from '../server/src/testing/exports.ts'

const api = useApi({ rateLimit: false })
const day = '2026-11-15'
const month = { from: addDays(day, -30), to: addDays(day, -3) }

beforeAll(async () => {
  await loadDemo(api.services.database, { day })
})

/** Every row of the filtered list, page by page as the screen shows them. */
async function rowsOf(call: AnyCall, filters: object): Promise<Record<string, never>[]> {
  const admin = await api.as('superAdmin')
  const rows: Record<string, never>[] = []
  for (let page = 1; ; page++) {
    const { status, body } = await admin(call, { ...filters, page, size: 100 })
    expect(status).toBe(200)
    const { items, total } = body as { items: Record<string, never>[]; total: number }
    rows.push(...items)
    if (items.length === 0 || rows.length >= total) return rows
  }
}

async function cellsOf(call: AnyCall, input: object): Promise<unknown[][]> {
  const { rows } = await sheetOf(await api.as('superAdmin'), call, input)
  return rows.slice(1)
}

const sorted = (lines: unknown[][]) => lines.map((line) => line.join(' | ')).toSorted()

/** The file contains exactly these, and the filter matched some but not all. */
async function expectSame(
  inFile: unknown[][],
  onScreen: unknown[][],
  all: Promise<{ length: number }>,
) {
  expect(onScreen.length).toBeGreaterThan(0)
  expect((await all).length).toBeGreaterThan(onScreen.length)
  expect(sorted(inFile)).toEqual(sorted(onScreen))
}

describe('an export contains the rows that the filter leaves on the screen', () => {
  it('of the search log', async () => {
    const filters = { ...month, type: 'Residential' }
    const shown = (await rowsOf(listSearches, filters)).map((row) => [row.date, row.time, row.type])
    const cells = await cellsOf(exportSearches, filters)
    const file = cells.map(([date, time, , type]) => [date, time, type])
    await expectSame(file, shown, rowsOf(listSearches, {}))
  })

  it('of the change log', async () => {
    const filters = { ...month, action: 'update' }
    const rows = await rowsOf(listChanges, filters)
    const shown = new Set(rows.map((row) => `${row.noun} ${row.rowId}`))
    const cells = await cellsOf(exportChanges, filters)
    const file = new Set(cells.map(([, , , noun, , rowId]) => `${noun} ${rowId}`))
    await expectSame(
      [...file].map((one) => [one]),
      [...shown].map((one) => [one]),
      rowsOf(listChanges, {}),
    )
  })

  it('of the payments', async () => {
    const filters = { ...month, kind: 'week' }
    const shown = (await rowsOf(listPayments, filters)).map((row) => [row.reference])
    const file = (await cellsOf(exportPayments, filters)).map(([reference]) => [reference])
    await expectSame(file, shown, rowsOf(listPayments, {}))
  })

  it('of the weeks, one page as shown', async () => {
    const admin = await api.as('superAdmin')
    const filters = { date: '2027-01-01', ddate: '2027-12-31', size: 10, page: 2 }
    const { items } = (await admin(listAdminWeeks, filters)).body
    const shown = items.map(({ weekReference }) => [weekReference])
    const cells = await cellsOf(exportWeeks, { ...filters, variant: 'display' })
    await expectSame(
      cells.map(([reference]) => [reference]),
      shown,
      rowsOf(listAdminWeeks, {}),
    )
  })
})
