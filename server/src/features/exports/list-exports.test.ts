import { describe, expect, it } from 'vitest'
import { exportShownList, listExportTexts as texts } from '#contract/exports/list-exports.calls.ts'
import { declaredLists, declaredViews } from '#contract/list.ts'
import { useApi } from '../../testing/api.ts'
import { sheetOf } from '../../testing/exports.ts'
import { aUser } from '../../testing/builders.ts'
import { anOffer } from '../../testing/offer-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'
import { anEft } from '../../testing/payment-builders.ts'
import { sheetOf as sheetDeclaration } from './sheets.ts'

const api = useApi()

const weeks = { call: 'weeks.adminList', list: 'adminWeeks' }

describe('the Excel file of a list as it is shown', () => {
  it('has the shown columns in their order, with what the cells also show, as dates and numbers', async () => {
    const admin = await api.as('superAdmin')
    const first = await aWeek(api.services, { sellPrice: '1000', resortCode: 'CABA' })
    const second = await aWeek(api.services, { sellPrice: '2000', arrivalDate: '2027-07-02' })
    const columns = ['weekReference', 'sellPrice', 'arrivalDate', 'status']
    const query = { sort: 'sellPrice', order: 'desc', maxPrice: '2500', page: '7' }
    const { rows } = await sheetOf(admin, exportShownList, { ...weeks, columns, query })
    expect(rows[0]).toEqual(['Ref', 'Submitted', 'Amount', 'Arrival', 'Status', 'Published'])
    expect(rows).toHaveLength(3)
    expect(rows[1]?.slice(2)).toEqual([2000, new Date('2027-07-02'), 'Available', 'To be verified'])
    expect(rows[1]?.[1]).toBeInstanceOf(Date)
    const only = await sheetOf(admin, exportShownList, {
      ...weeks,
      columns: ['sellPrice'],
      query: { maxPrice: '2500' },
      ids: [first.id],
    })
    expect(only.rows).toEqual([['Amount'], [1000]])
    expect(second.id).toBeGreaterThan(first.id)
  })

  it('has real times, and is a security event', async () => {
    await anEft(api)
    const admin = await api.as('superAdmin')
    const { rows } = await sheetOf(admin, exportShownList, {
      call: 'payments.list',
      list: 'payments',
      columns: ['created', 'payer', 'amount'],
      query: {},
    })
    expect(rows[0]).toEqual(['Requested', 'Payer', 'Payer’s email', 'Amount', 'Payment method'])
    expect(rows[1]?.[0]).toBeInstanceOf(Date)
    expect(rows[1]?.[3]).toBe(380)
    const [event] = await api.services.database.sql`
      select detail from security_events where kind = 'dataExported' order by id desc limit 1`
    expect(event?.detail).toMatch(/^Payments \(\d+ rows?\)$/)
  })

  it('writes the status of an offer in words, after that of its listing', async () => {
    const { owner } = await anOffer(api)
    const { rows } = await sheetOf(api.by(owner), exportShownList, {
      call: 'offers.list',
      list: 'offers',
      columns: ['type', 'status', 'statusCode'],
      query: { x: owner.username },
    })
    expect(rows).toEqual([
      ['Type', 'Status', 'Offer status'],
      ['Residential', 'For Sale', 'Open'],
    ])
  })

  it('is for those who may read the list, with its own rules', async () => {
    const seller = await api.as('privateUser')
    const input = { ...weeks, columns: ['weekReference'], query: {} }
    expect((await seller(exportShownList, input)).status).toBe(403)
    expect((await api.visitor(exportShownList, input)).status).toBe(401)
    const owner = await aUser(api.services)
    await aWeek(api.services, { ownerUserId: owner.id })
    const mine = { call: 'weeks.mine', list: 'myWeeks', columns: ['resortName'] }
    const { rows } = await sheetOf(api.by(owner), exportShownList, {
      ...mine,
      query: { userId: String(owner.id) },
    })
    expect(rows).toEqual([['Resort'], ['Cabana Beach']])
    expect(
      (await seller(exportShownList, { ...mine, query: { userId: String(owner.id) } })).status,
    ).toBe(403)
  })

  it('refuses an unknown list and unknown columns', async () => {
    const admin = await api.as('superAdmin')
    const unknown = await admin(exportShownList, {
      ...weeks,
      list: 'x',
      columns: ['id'],
      query: {},
    })
    expect([unknown.status, unknown.error.fields.list]).toEqual([422, texts.unknownList])
    const none = await admin(exportShownList, { ...weeks, columns: ['secret'], query: {} })
    expect([none.status, none.error.fields.columns]).toEqual([422, texts.unknownColumns])
  })

  it('can write every column of every list: its value is plain, or its sheet defines how', () => {
    const plain = /^(string|number|int|boolean|enum|literal|custom|union)$/
    const odd: string[] = []
    for (const list of [...declaredLists(), ...declaredViews()]) {
      const sheet = sheetDeclaration(list.list.name, list.name)
      const { shape } = list.rowSchema as unknown as { shape: Record<string, Typed> }
      for (const column of list.columns) {
        if (column.screen === false || sheet[column.key]) continue
        const type = bare(shape[column.of ?? column.key])
        if (!plain.test(type)) odd.push(`${list.name}.${column.key}: ${type}`)
      }
    }
    expect(odd).toEqual([])
  })
})

interface Typed {
  def: { type: string; innerType?: Typed }
}

/** The type of a field without `nullable` and `optional`. */
function bare(type: Typed | undefined): string {
  if (!type) return 'none'
  return type.def.innerType ? bare(type.def.innerType) : type.def.type
}
