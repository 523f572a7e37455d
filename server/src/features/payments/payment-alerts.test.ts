import { describe, expect, it } from 'vitest'
import { dismissPaymentAlert, listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { listPayments } from '#contract/payments/payments-admin.calls.ts'
import { aNotice, aPayment } from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

const notify = (payload: string, remoteAddress = '127.0.0.1') =>
  api.app.inject({
    method: 'POST',
    url: '/api/payment/paygate/notify',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

const forge = async (n: number, ip: string) =>
  notify(aNotice({ reference: `PM-${n}`, providerRequestId: `R${n}` }, {}, 'guessed'), ip)

describe('the alerts', () => {
  it('about forged notices from one source are one line with a count, below all money', async () => {
    const superAdmin = await api.as('superAdmin')
    const list = async (query = {}) => (await superAdmin(listPaymentAlerts, query)).body
    const odd = await aPayment(api.services)
    await notify(aNotice(odd, { AMOUNT: '1' }))
    for (let n = 1; n <= 12; n++) await forge(n, '41.0.0.9')
    for (let n = 1; n <= 3; n++) await forge(100 + n, '41.0.0.10')
    await notify(aNotice(odd, { CURRENCY: 'USD' }))
    const { items, total, open, counts } = await list()
    expect(items.map(({ kind, count, source }) => [kind, count, source])).toEqual([
      ['wrongCurrency', 1, null],
      ['wrongAmount', 1, null],
      ['forged', 3, '41.0.0.10'],
      ['forged', 12, '41.0.0.9'],
    ])
    expect([total, open]).toEqual([4, 4])
    expect(counts).toMatchObject({ wrongCurrency: 1, wrongAmount: 1, forged: 2, paidTwice: 0 })
    expect((await superAdmin(listPayments, {})).body.openAlerts).toBe(4)

    expect((await list({ show: 'money' })).items.map(({ kind }) => kind)).toEqual([
      'wrongCurrency',
      'wrongAmount',
    ])
    expect((await list({ show: 'forged' })).total).toBe(2)
    expect((await list({ show: 'nonsense', page: 'x' })).total).toBe(4)
    expect((await list({ paymentId: odd.id })).total).toBe(2)
    const second = await list({ page: 2, size: 3 })
    expect([second.items.map(({ count }) => count), second.total, second.page]).toEqual([
      [12],
      4,
      2,
    ])

    // Alerts raised after the line was read stay open.
    const line = items[3]!
    await forge(13, '41.0.0.9')
    const key = { id: line.id, version: line.version, note: 'A scanner' }
    expect((await superAdmin(dismissPaymentAlert, key)).body).toEqual({ open: 4 })
    const left = (await list({ show: 'forged' })).items
    expect(left.map(({ count, source }) => [count, source])).toEqual([
      [1, '41.0.0.9'],
      [3, '41.0.0.10'],
    ])
    expect((await superAdmin(dismissPaymentAlert, key)).status).toBe(404)
    const [closed] = await api.services.database.sql`
      select count(*)::int as n from payment_alerts where note = 'A scanner'`
    expect(closed?.n).toBe(12)
  })

  it('are for Super Admins', async () => {
    expect((await (await api.as('agent'))(listPaymentAlerts, {})).status).toBe(403)
    expect((await api.visitor(listPaymentAlerts, {})).status).toBe(401)
    const key = { id: 1, version: 1 }
    expect((await (await api.as('agent'))(dismissPaymentAlert, key)).status).toBe(403)
  })
})
