import { describe, expect, it } from 'vitest'
import { mailRecipients } from '#contract/mail/recipients.resource.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const { list, get, create, update, remove } = mailRecipients
const admin = () => api.as('superAdmin')

const good = {
  recipientName: 'Letting desk',
  recipientMail: 'letting@Jacaranda.Example',
  recipientUsage: 'EnquireNow',
} as const

describe('the mail recipients', () => {
  it('are listed by name, one row for each usage', async () => {
    const { body } = await (await admin())(list, {})
    expect(body.total).toBe(6)
    expect(body.items.map(({ recipientName }) => recipientName)).toEqual([
      'Front desk',
      'Front desk',
      'Listings desk',
      'Listings desk',
      'Offers desk',
      'Offers desk',
    ])
    const found = await (await admin())(list, { search: 'enquire' })
    expect(found.body.items.map(({ recipientUsage }) => recipientUsage)).toEqual(['EnquireNow'])
  })

  it('are added, changed and deleted', async () => {
    const send = await admin()
    const { body: made } = await send(create, good)
    expect(made).toMatchObject({ ...good, recipientMail: 'letting@jacaranda.example', version: 1 })
    const change = { ...made, recipientName: '', recipientUsage: 'ContactUs' as const }
    const { body: changed } = await send(update, change)
    expect(changed).toMatchObject({ recipientName: '', recipientUsage: 'ContactUs', version: 2 })
    expect((await send(update, change)).error.code).toBe('stale')
    expect((await send(get, { id: made.id })).body).toEqual(changed)
    expect((await send(remove, { id: made.id })).status).toBe(200)
    expect((await send(remove, { id: made.id })).status).toBe(404)
    expect((await send(update, change)).status).toBe(404)
  })

  it.each([
    [{ recipientMail: 'letting at example' }, { recipientMail: 'Invalid Email' }],
    [{ recipientMail: 'a@b.co, c@d.co' }, { recipientMail: 'Invalid Email' }],
    [{ recipientMail: 'a@b.co\r\nBcc: x@y.co' }, { recipientMail: 'Invalid Email' }],
    [{ recipientUsage: '' }, { recipientUsage: 'Please select a usage type' }],
    [{ recipientUsage: 'PasswordReset' }, { recipientUsage: 'Please select a usage type' }],
  ])('refuse %j with the exact message', async (input, fields) => {
    const { status, error } = await (
      await admin()
    )(create, {
      ...good,
      ...input,
    } as never)
    expect([status, error.fields]).toEqual([422, fields])
  })

  it('are for Super Admins only', async () => {
    for (const role of ['designer', 'agency', 'privateUser'] as const) {
      const send = await api.as(role)
      expect((await send(list, {})).status).toBe(403)
      expect((await send(get, { id: 1 })).status).toBe(403)
      expect((await send(create, good)).status).toBe(403)
      expect((await send(update, { ...good, id: 1, version: 1 })).status).toBe(403)
      expect((await send(remove, { id: 1 })).status).toBe(403)
    }
    expect((await api.visitor(list, {})).status).toBe(401)
  })
})
