import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { downloadExport, getExport } from '#contract/exports/exports.calls.ts'
import * as faq from '#contract/weeks/week-faq.calls.ts'
import * as lists from '#contract/weeks/week-lists.calls.ts'
import * as calls from '#contract/weeks/weeks.calls.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser, type TestUser } from '../../testing/builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { excelColumns } from '../../kit/list-export.ts'
import { weekCellsInExcel } from './week-export.service.ts'
import type { TableRow } from './week-table.queries.ts'

const api = useApi()
let owner: TestUser
let agent: TestUser
let boss: TestUser

beforeAll(async () => {
  const agency = await anAgency(api.services, { name: 'Moreleta Homes' })
  owner = await aUser(api.services)
  agent = await aUser(api.services, { role: 'agent', agencyId: agency.id })
  boss = await aUser(api.services, { role: 'agency', agencyId: agency.id })
  const own = { ownerUserId: owner.id }
  await aWeek(api.services, { ...own, published: true, sellPrice: '50000.00', season: 'Red' })
  await aWeek(api.services, {
    ...own,
    resortCode: 'SABI',
    status: 'APEFT',
    consent: false,
    bedrooms: 0,
  })
  await aWeek(api.services, {
    ...own,
    published: true,
    ownerName: '=cmd|calc',
    agentId: agent.personId,
    agencyId: agency.id,
  })
  await aWeek(api.services, { ...own, deletedAt: new Date() })
  await aWeek(api.services, {
    published: true,
    resortCode: 'MANZ',
    arrivalDate: '2027-02-05',
    departureDate: '2027-02-12',
  })
})

describe('My Timeshare Weeks', () => {
  it('shows the user’s own weeks, newest first, with every column', async () => {
    const { status, body } = await api.by(owner)(lists.listMyWeeks, { userId: owner.id })
    expect([status, body.total, body.size]).toEqual([200, 3, 10])
    expect(body.items[1]).toMatchObject({
      owner: 'Thandi Nkosi',
      agent: '',
      resortName: 'Sabi River Sun',
      module: '27 Fri',
      unitNumber: '1204',
      bedrooms: 'Studio',
      season: 'Peak 3',
      region: 'Lowveld and Kruger',
      sellPrice: 68500,
      status: { code: 'APEFT', description: 'Awaiting EFT Payment' },
      consent: false,
      may: { edit: true, remove: true, publish: false },
    })
    expect(body.items[0]).toMatchObject({ owner: '=cmd|calc van Wyk', agent: 'Thandi Nkosi' })
  })

  it('also shows the weeks that an agent or an agency manages', async () => {
    for (const user of [agent, boss]) {
      const { body } = await api.by(user)(lists.listMyWeeks, { userId: user.id })
      expect(body.total).toBe(1)
      expect((await api.by(user)(lists.countMyWeeks, { id: user.id })).body).toEqual({ count: 1 })
    }
  })

  it('is refused for someone else’s weeks, except to a Super Admin', async () => {
    const stranger = await api.as('privateUser')
    expect((await stranger(lists.listMyWeeks, { userId: owner.id })).status).toBe(403)
    expect((await stranger(lists.countMyWeeks, { id: owner.id })).status).toBe(403)
    expect((await api.visitor(lists.listMyWeeks, { userId: owner.id })).status).toBe(401)
    const admin = await api.as('superAdmin')
    expect((await admin(lists.countMyWeeks, { id: owner.id })).body.count).toBe(3)
  })

  it('sorts by any column and searches in every value', async () => {
    const prices = await api.by(owner)(lists.listMyWeeks, {
      userId: owner.id,
      sort: 'sellPrice',
      order: 'asc',
    })
    expect(prices.body.items[0]?.sellPrice).toBe(50000)
    for (const sort of [
      'owner',
      'agent',
      'resortName',
      'status',
      'submitted',
      'region',
      'season',
    ] as const) {
      const { body } = await api.by(owner)(lists.listMyWeeks, { userId: owner.id, sort })
      expect(body.items).toHaveLength(3)
    }
    const found = await api.by(owner)(lists.listMyWeeks, { userId: owner.id, search: 'sabi RIVER' })
    expect(found.body.total).toBe(1)
  })
})

describe('Timeshare Admin', () => {
  it('lists every week that is not deleted, with the filters of the specification', async () => {
    const admin = await api.as('superAdmin')
    const total = async (filter: object) => (await admin(lists.listAdminWeeks, filter)).body.total
    expect(await total({})).toBe(4)
    expect(await total({ status: 'APEFT' })).toBe(1)
    expect(await total({ publish: 'true' })).toBe(3)
    expect(await total({ verified: 'false' })).toBe(1)
    expect(await total({ region: 'GAUT', date: '2027-02-06', ddate: '2027-02-12' })).toBe(1)
    expect(await total({ season: 'Red', maxPrice: 50000 })).toBe(1)
    expect(await total({ bedrooms: 'Studio' })).toBe(1)
    expect(await total({ keyword: 'moreleta' })).toBe(0)
    expect(await total({ keyword: 'VAN WYK' })).toBe(1)
    expect((await admin(lists.listAdminWeeks, {})).body.size).toBe(10)
  })
})

describe('the counts', () => {
  it('show how many published weeks each region and resort has', async () => {
    const { body } = await api.visitor(calls.listAvailability, {})
    const coast = body.find(({ regionCode }) => regionCode === 'NCST')
    expect(coast).toMatchObject({ available: 2, provinces: ['KZN'] })
    expect(coast?.resorts.find(({ resortCode }) => resortCode === 'CABA')?.available).toBe(2)
    expect(body.find(({ regionCode }) => regionCode === 'LOWV')?.available).toBe(0)
  })

  it('include a price guide only for enough listings', async () => {
    expect((await api.visitor(calls.getPriceGuide, { resortCode: 'CABA' })).body).toEqual({
      count: 2,
      lowest: null,
      highest: null,
    })
    await aWeek(api.services, { published: true, sellPrice: '90000', deletedAt: null })
    api.services.cache.invalidate()
    expect((await api.visitor(calls.getPriceGuide, { resortCode: 'CABA' })).body).toEqual({
      count: 3,
      lowest: 50000,
      highest: 90000,
    })
  })

  it('include questions and answers', async () => {
    const { body } = await api.visitor(faq.listWeekFaq, {})
    expect(body[0]?.question).toBe('What is timeshare?')
  })
})

describe('the Excel export', () => {
  async function sheetOf(input: Parameters<typeof lists.exportWeeks.input.parse>[0]) {
    const admin = await api.as('superAdmin')
    const started = await admin(lists.exportWeeks, input as never)
    expect(started.body.state).toBe('done')
    const { body, headers } = await admin(downloadExport, { exportId: started.body.exportId })
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(headers['content-disposition']).toContain(`filename="${started.body.fileName}"`)
    const [sheet] = await readXlsxFile(Buffer.from(body.content))
    return sheet?.data as unknown[][]
  }

  it('has the columns of the specification, R before amounts, ten-character dates and no formulas', async () => {
    const [head, ...rows] = await sheetOf({ variant: 'all' })
    expect(head).toEqual([
      'ref',
      'owner',
      'agent',
      'resort',
      'module',
      'unit',
      'beds',
      'max sleep',
      'season',
      'region',
      'amount',
      'levy',
      'arrival',
      'departure',
      'submitted',
      'status',
    ])
    const row = rows.find((cells) => String(cells[1]).startsWith('=cmd')) as unknown[]
    expect(row[1]).toBe('=cmd|calc van Wyk')
    expect(row.slice(10, 14)).toEqual(['R68500', 'R11840', '2027-07-02', '2027-07-09'])
    expect(row[14]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(row[15]).toBe('Available')
    expect(rows).toHaveLength(5)
  })

  it('writes an amount with its cents', () => {
    const [column] = excelColumns(lists.adminWeeksList, weekCellsInExcel).filter(
      ({ header }) => header === 'levy',
    )
    expect(column?.value({ levyAmount: 7000.5 } as TableRow)).toBe('R7000.50')
  })

  it('comes in three variants', async () => {
    expect(await sheetOf({ variant: 'published' })).toHaveLength(1 + 4)
    expect(await sheetOf({ variant: 'display', status: 'APEFT' })).toHaveLength(1 + 1)
    expect(await sheetOf({ variant: 'display', size: 2, page: 2 })).toHaveLength(1 + 2)
  })

  it('is available only to the user who requested it', async () => {
    const admin = await api.as('superAdmin')
    const { exportId } = (await admin(lists.exportWeeks, { variant: 'all' })).body
    const other = api.by(await aUser(api.services, { role: 'superAdmin' }))
    expect((await other(getExport, { exportId })).status).toBe(404)
    expect((await other(downloadExport, { exportId })).status).toBe(404)
    expect((await api.visitor(downloadExport, { exportId })).status).toBe(401)
    expect((await admin(getExport, { exportId })).body).toMatchObject({
      state: 'done',
      done: 5,
      total: 5,
    })
  })

  it('exports ten thousand weeks in the background and reports its progress', async () => {
    // Recording ten thousand made-up rows in the change log would take longer than the test.
    await api.services.database.sql`alter table weeks disable trigger user`
    await api.services.database.sql`
      insert into weeks (region_id, resort_id, unit_number, module, season_id, bedrooms, max_sleep, week_type,
        levy_amount, arrival_date, departure_date, sell_price, status_id, owner_user_id)
      select 2, 102, n::text, '1 Fri', 1, 2, 6, 1, 9000, '2027-01-01', '2027-01-08', 50000 + n, 1032, ${owner.id}
      from generate_series(1, 10000) n`
    const admin = await api.as('superAdmin')
    let progress = (await admin(lists.exportWeeks, { variant: 'all' })).body
    expect(progress.total).toBe(10_005)
    while (progress.state === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 100))
      progress = (await admin(getExport, { exportId: progress.exportId })).body
    }
    expect(progress).toMatchObject({ state: 'done', done: 10_005 })
    const { body } = await admin(downloadExport, { exportId: progress.exportId })
    const [sheet] = await readXlsxFile(Buffer.from(body.content))
    expect(sheet?.data).toHaveLength(10_006)
  })
})
