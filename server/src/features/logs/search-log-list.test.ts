import { beforeAll, describe, expect, it } from 'vitest'
import { listSearches } from '#contract/logs/search-log.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

beforeAll(async () => {
  await api.parts.database.sql`
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
      type: 'Commercial',
      property: 'Sale',
      value: 'Sea Point; borehole',
      results: 2,
    })
  })

  it('is filtered by user, type, days and words', async () => {
    expect((await ask({ userName: 'THANDI' })).total).toBe(1200)
    expect((await ask({ type: 'Commercial', search: 'POINT; bore' })).total).toBe(40)
    const day = await ask({ from: '2026-11-02', to: '2026-11-02' })
    expect([day.total, day.capped]).toEqual([1440, false])
    expect(new Set(day.items.map(({ date }) => date))).toEqual(new Set(['2026-11-02']))
    expect((await ask({ search: '%' })).total).toBe(0)
    expect((await ask({ sort: 'userName', order: 'asc' })).items[0]?.userName).toBe('Thandi')
    expect((await ask({ from: 'never' })).total).toBe(10_000)
  })

  it('is for the Super Admin alone', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(listSearches, {})).status).toBe(403)
    }
    expect((await api.visitor(listSearches, {})).status).toBe(401)
  })
})
