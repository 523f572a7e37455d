import { describe, expect, it } from 'vitest'
import type { HistoryTable } from '#contract/change-log/history-tables.ts'
import { historyTexts as texts, undoChange } from '#contract/change-log/record-history.calls.ts'
import { statuses } from '#contract/statuses/statuses.resource.ts'
import { useApi } from '../../testing/api.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { recordHistory } from '../../testing/record-history.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })
const { linesOf, sentences, listed, change, moveCompany, loggedBy } = recordHistory(api)

describe('undo', () => {
  async function lineAbout(table: HistoryTable, rowId: number | string, what: string) {
    const line = (await linesOf(table, rowId)).find((one) => one.what === what)
    return { changeId: line?.changeId as number, column: line?.column as string }
  }

  it('reverts a price like an ordinary change, and refuses once it has changed again', async () => {
    const { id } = await listed({ price: 2_650_000 })
    const owner = await api.as('privateUser')
    await change(id, { price: 2_500_000 })
    const first = await lineAbout('properties', id, 'Price')
    const logged = await loggedBy(async () => {
      const { status, body } = await owner(undoChange, first)
      expect(status).toBe(200)
      expect(body.message.replaceAll('\u00a0', ' ')).toBe('Price is R 2 650 000 again.')
    })
    expect(logged).toEqual([['properties', ['price']]])
    expect((await sentences('properties', id))[0]).toBe('Price from R 2 500 000 to R 2 650 000')
    const { status, error } = await owner(undoChange, first)
    expect([status, error.code, error.message]).toEqual([
      409,
      'stale',
      texts.changedSince('Price', 'R\u00a02\u00a0650\u00a0000'),
    ])
  })

  it('reverts a user-defined field together with the fact that cards show', async () => {
    const { id } = await listed()
    await change(id, { propertyUserFields: [{ userDefinedFieldId: 101, value: 5 }] })
    const bedrooms = await lineAbout('properties', id, 'Bedrooms')
    const { body } = await (await api.as('privateUser'))(undoChange, bedrooms)
    expect(body.message).toBe('Bedrooms is 3 again.')
    const { sql } = api.services.database
    const [row] = await sql`select bedrooms from properties where id = ${id}`
    expect(row?.bedrooms).toBe(3)
  })

  it('follows the rules of a week', async () => {
    const { id } = await aWeek(api.services)
    const { sql } = api.services.database
    await sql`update weeks set sell_price = 60000 where id = ${id}`
    const price = await lineAbout('weeks', id, 'Selling price')
    await sql`update weeks set status_id = (select id from statuses where code = 'S') where id = ${id}`
    const admin = await api.as('superAdmin')
    expect((await admin(undoChange, price)).status).toBe(409)
    await sql`update weeks set status_id = (select id from statuses where code = 'AV') where id = ${id}`
    expect((await admin(undoChange, price)).status).toBe(200)
    const [row] = await sql`select sell_price from weeks where id = ${id}`
    expect(row?.sell_price).toBe('68500.00')
  })

  it('works for setup and settings, and not for a field with rules of its own', async () => {
    const admin = await api.as('superAdmin')
    const made = await admin(statuses.create, { code: 'HX', description: 'Held' } as never)
    const { id, version } = made.body as { id: number; version: number }
    await admin(statuses.update, { ...made.body, id, version, description: 'On hold' } as never)
    const undone = await admin(undoChange, await lineAbout('statuses', id, 'Description'))
    expect(undone.body.message).toBe('Description is Held again.')
    await moveCompany('Cape Town')
    const city = await lineAbout('settings', 'company', 'City')
    expect((await admin(undoChange, city)).status).toBe(200)
    const { id: property } = await aProperty(api.services)
    await api.services.database.sql`update properties set published = false where id = ${property}`
    const published = await lineAbout('properties', property, 'Published')
    const { status, error } = await admin(undoChange, published)
    expect([status, error.message]).toEqual([409, texts.notPlain])
  })

  it('is refused to others, for bad input and for what does not exist', async () => {
    const { id } = await listed({ price: 2_650_000 })
    await change(id, { price: 2_500_000 })
    const price = await lineAbout('properties', id, 'Price')
    expect((await (await api.as('agent'))(undoChange, price)).status).toBe(404)
    expect((await (await api.as('designer'))(undoChange, price)).status).toBe(403)
    expect((await api.visitor(undoChange, price)).status).toBe(401)
    const admin = await api.as('superAdmin')
    expect((await admin(undoChange, { changeId: 999_999_999, column: 'price' })).status).toBe(404)
    expect((await admin(undoChange, { changeId: 0, column: '' })).status).toBe(422)
  })
})
