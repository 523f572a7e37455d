import { describe, expect, it } from 'vitest'
import * as calls from '#contract/mail/recipients.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()
const admin = () => api.as('superAdmin')

const good = {
  recipientName: 'Letting desk',
  recipientMail: 'letting@Jacaranda.Example',
  recipientUsage: 'EnquireNow',
} as const

describe('the mail recipients', () => {
  it('are listed by name, one row for each usage', async () => {
    const { body } = await (await admin())(calls.listMailRecipients, {})
    expect(body.total).toBe(6)
    expect(body.items.map(({ recipientName }) => recipientName)).toEqual([
      'Front desk',
      'Front desk',
      'Listings desk',
      'Listings desk',
      'Offers desk',
      'Offers desk',
    ])
    const found = await (await admin())(calls.listMailRecipients, { search: 'enquire' })
    expect(found.body.items.map(({ recipientUsage }) => recipientUsage)).toEqual(['EnquireNow'])
  })

  it('are added, changed and deleted', async () => {
    const send = await admin()
    const { body: made } = await send(calls.createMailRecipient, good)
    expect(made).toMatchObject({ ...good, recipientMail: 'letting@jacaranda.example', version: 1 })
    const change = { ...made, recipientName: '', recipientUsage: 'ContactUs' as const }
    const { body: changed } = await send(calls.updateMailRecipient, change)
    expect(changed).toMatchObject({ recipientName: '', recipientUsage: 'ContactUs', version: 2 })
    expect((await send(calls.updateMailRecipient, change)).error.code).toBe('stale')
    expect((await send(calls.getMailRecipient, { id: made.id })).body).toEqual(changed)
    expect((await send(calls.removeMailRecipient, { id: made.id })).status).toBe(200)
    expect((await send(calls.removeMailRecipient, { id: made.id })).status).toBe(404)
    expect((await send(calls.updateMailRecipient, change)).status).toBe(404)
  })

  it.each([
    [{ recipientMail: 'letting at example' }, { recipientMail: 'Invalid Email' }],
    [{ recipientMail: 'a@b.co, c@d.co' }, { recipientMail: 'Invalid Email' }],
    [{ recipientMail: 'a@b.co\r\nBcc: x@y.co' }, { recipientMail: 'Invalid Email' }],
    [{ recipientUsage: '' }, { recipientUsage: 'Please select a usage type' }],
    [{ recipientUsage: 'PasswordReset' }, { recipientUsage: 'Please select a usage type' }],
  ])('refuse %j with the exact words', async (input, fields) => {
    const { status, error } = await (
      await admin()
    )(calls.createMailRecipient, {
      ...good,
      ...input,
    } as never)
    expect([status, error.fields]).toEqual([422, fields])
  })

  it('are for a Super Admin alone', async () => {
    for (const role of ['designer', 'agency', 'privateUser'] as const) {
      const send = await api.as(role)
      expect((await send(calls.listMailRecipients, {})).status).toBe(403)
      expect((await send(calls.getMailRecipient, { id: 1 })).status).toBe(403)
      expect((await send(calls.createMailRecipient, good)).status).toBe(403)
      expect((await send(calls.updateMailRecipient, { ...good, id: 1, version: 1 })).status).toBe(
        403,
      )
      expect((await send(calls.removeMailRecipient, { id: 1 })).status).toBe(403)
    }
    expect((await api.visitor(calls.listMailRecipients, {})).status).toBe(401)
  })
})
