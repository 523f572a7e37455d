import { beforeAll, describe, expect, it } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { listContactLog, listEnquireLog } from '#contract/message-logs/message-logs.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aProperty } from '../../testing/property-builders.ts'

const api = useApi({ rateLimit: false })
let house: { id: number; reference: string }

beforeAll(async () => {
  const owner = await aUser(api.services)
  house = await aProperty(api.services, { ownerUserId: owner.id })
})

const sql: typeof api.services.database.sql = ((...template: [TemplateStringsArray]) =>
  api.services.database.sql(...template)) as never

async function enquire(name: string) {
  await api.visitor(sendEnquiry, {
    name,
    email: 'visitor@example.com',
    phone: '082 555 0134',
    property: String(house.id),
    message: 'Is it still for sale?',
    heardFrom: 'Google Search',
  } as never)
  const [row] = await sql`select id from enquiries order by id desc limit 1`
  return row as { id: number }
}

describe('the message logs', () => {
  it('show each message with the code of its email error, and none once the email is sent', async () => {
    const admin = await api.as('superAdmin')
    const { id } = await enquire('Bounced Person')
    await sql`update outbox set last_error = 'SMTP 451', attempts = 1
      where dedupe_key = ${`enquiry:${id}:hello@jacaranda.example`}`
    const read = async () =>
      (await admin(listEnquireLog, { search: 'bounced person' })).body.items[0]
    expect(await read()).toMatchObject({
      id,
      property: `${house.reference}, A sunny house`,
      propertyId: house.id,
      name: 'Bounced Person',
      phone: '+27825550134',
      heardFrom: 'Google Search',
      error: 'SMTP 451',
    })
    const failed = await admin(listEnquireLog, { failedOnly: 'true' })
    expect(failed.body.items.map((item) => item.id)).toEqual([id])
    await sql`update outbox set state = 'sent', last_error = null`
    expect((await read())?.error).toBeNull()
  })

  it('are paged, sorted and searched', async () => {
    const admin = await api.as('superAdmin')
    for (let nth = 1; nth <= 11; nth++) await enquire(`Visitor ${nth}`)
    const all = await admin(listEnquireLog, {})
    expect(all.body.items).toHaveLength(10)
    expect(all.body.total).toBeGreaterThan(10)
    const ids = all.body.items.map((item) => item.id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    const second = await admin(listEnquireLog, { page: 2, size: 3, sort: 'name', order: 'asc' })
    expect(second.body).toMatchObject({ page: 2, size: 3, total: all.body.total })
  })

  it('contain the messages of the contact form with their source and consent', async () => {
    const message = { name: 'Thandi', email: 't@example.com', message: 'Hello', mailSourceId: 2 }
    await api.visitor(sendContactMessage, { ...message, consent: false })
    const { body } = await (await api.as('superAdmin'))(listContactLog, {})
    expect(body.items[0]).toMatchObject({
      name: 'Thandi',
      message: 'Hello',
      consent: false,
      error: null,
    })
    expect(body.items[0]?.mailSource).toBeTruthy()
  })

  it('are for Super Admins only', async () => {
    for (const call of [listContactLog, listEnquireLog]) {
      expect((await api.visitor(call, {})).status).toBe(401)
      expect((await (await api.as('designer'))(call, {})).status).toBe(403)
      expect((await (await api.as('agency'))(call, {})).status).toBe(403)
    }
  })
})
