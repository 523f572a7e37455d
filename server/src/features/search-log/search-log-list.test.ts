import { sql as statement } from '../../db/orm.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { exportSearches, listSearches } from '#contract/search-log/search-log.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { sheetOf } from '../../testing/exports.ts'
import { pageStatement } from './search-log.queries.ts'

const api = useApi()

beforeAll(async () => {
  await api.services.database.sql`
    insert into search_log (created_at, user_name, type, property, value, results)
    select '2026-11-01T00:00:00Z'::timestamptz + make_interval(mins => n),
      case when n % 10 = 0 then 'Thandi' else 'Unknown' end,
      case when n % 3 = 0 then 'Commercial' else 'Residential' end, 'Sale',
      case when n % 100 = 0 then 'Sea Point; borehole' else 'Lynnwood, Pretoria' end, n % 7
    from generate_series(1, 12000) n`
})

const ask = async (input: Parameters<typeof listSearches.input.parse>[0]) =>
  (await (await api.as('superAdmin'))(listSearches, input as never)).body

describe('the list of searches', () => {
  it('is newest first, a page at a time, counted up to a cap', async () => {
    const body = await ask({ size: 20 })
    expect(body).toMatchObject({ total: 10_000, capped: true, page: 1, size: 20 })
    expect(body.items[0]).toEqual({
      id: expect.any(Number),
      date: '2026-11-09',
      time: '10:00:00',
      userName: 'Thandi',
      userLink: null,
      type: 'Commercial',
      property: 'Sale',
      value: 'Sea Point; borehole',
      results: 2,
    })
  })

  it('is filtered by user, type, dates and search terms', async () => {
    expect((await ask({ userName: 'THANDI' })).total).toBe(1200)
    expect((await ask({ type: 'Commercial', search: 'POINT; bore' })).total).toBe(40)
    const day = await ask({ from: '2026-11-02', to: '2026-11-02' })
    expect([day.total, day.capped]).toEqual([1440, false])
    expect(new Set(day.items.map(({ date }) => date))).toEqual(new Set(['2026-11-02']))
    expect((await ask({ search: '%' })).total).toBe(0)
    expect((await ask({ sort: 'userName', order: 'asc' })).items[0]?.userName).toBe('Thandi')
    expect((await ask({ search: 'xq' })).total).toBe(0)
    expect((await ask({ search: 'ds' })).total).toBe(0)
    expect((await ask({ search: 'TH', type: 'Commercial', size: 5 })).total).toBe(400)
    expect((await ask({ from: 'never' })).total).toBe(10_000)
  })

  it('is sorted by user and by type, with the newest of each first or last', async () => {
    const byType = await ask({ sort: 'type', order: 'desc', size: 2 })
    expect(byType.items.map(({ type, date }) => [type, date])).toEqual([
      ['Residential', '2026-11-09'],
      ['Residential', '2026-11-09'],
    ])
    const rare = await ask({ search: 'sea point', sort: 'userName', order: 'asc', size: 1 })
    expect([rare.total, rare.items[0]?.date]).toEqual([120, '2026-11-01'])
  })

  it('never reads the whole log for one page', async () => {
    const { sql } = api.services.database
    await sql`analyze search_log`
    const plans: Parameters<typeof pageStatement>[] = [
      [{}, { sort: 'date', order: 'desc' }, { limit: 10, offset: 0, few: false }],
      [{}, { sort: 'userName', order: 'asc' }, { limit: 10, offset: 0, few: false }],
      [{}, { sort: 'type', order: 'desc' }, { limit: 10, offset: 0, few: false }],
      [{ type: 'Boat' }, { sort: 'date', order: 'desc' }, { limit: 10, offset: 0, few: false }],
      [
        { userName: 'Thandi' },
        { sort: 'date', order: 'desc' },
        { limit: 10, offset: 0, few: false },
      ],
    ]
    for (const plan of plans) {
      const lines = await api.services.database.db.execute<{ 'QUERY PLAN': string }>(
        statement`explain ${pageStatement(...plan)}`,
      )
      const text = lines.map((line) => line['QUERY PLAN']).join('\n')
      expect(text).not.toMatch(/Seq Scan on search_log/)
    }
  })

  it('is exported to Excel in its order and with its filters', async () => {
    const admin = await api.as('superAdmin')
    const { rows, progress } = await sheetOf(admin, exportSearches, {
      search: 'borehole',
      type: 'Commercial',
    })
    expect(rows[0]).toEqual(['date', 'time', 'userName', 'type', 'property', 'value', 'results'])
    expect(rows).toHaveLength(1 + 40)
    expect(rows[1]?.slice(0, 6)).toEqual([
      '2026-11-09',
      '10:00:00',
      'Thandi',
      'Commercial',
      'Sale',
      'Sea Point; borehole',
    ])
    expect(progress).toMatchObject({ done: 40, total: 40 })
    expect(progress.capped).toBeUndefined()
    const whole = await sheetOf(admin, exportSearches, { type: 'Commercial' })
    expect(whole.rows).toHaveLength(1 + 4000)
    expect(new Set(whole.rows.map((cells) => `${cells[0]} ${cells[1]}`)).size).toBe(1 + 4000)
  })

  it('is for Super Admins only', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(listSearches, {})).status).toBe(403)
      expect((await (await api.as(role))(exportSearches, {})).status).toBe(403)
    }
    expect((await api.visitor(listSearches, {})).status).toBe(401)
  })
})
