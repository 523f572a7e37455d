import { describe, expect, it } from 'vitest'
import * as calls from '#contract/payments/payments.calls.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import { signature } from '../../gateways/payments/payfast.ts'
import { aUser } from '../../testing/builders.ts'
import { paymentState } from '../../testing/payment-builders.ts'
import { form, hiddenFields, openSandbox, usePayments } from '../../testing/payment-sandbox.ts'
import { aProperty } from '../../testing/property-builders.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox)

describe('a card payment at PayFast', () => {
  async function atPayFast() {
    const owner = await aUser(api.services)
    const property = await aProperty(api.services, {
      status: 'AP',
      published: false,
      ownerUserId: owner.id,
    })
    const { body } = await api.by(owner)(calls.createPayFastPayment, { propertyId: property.id })
    const fields = Object.fromEntries(body.fields.map(({ name, value }) => [name, value]))
    const page = await fetch(body.action, { method: 'POST', body: form(fields) })
    return { owner, property, id: body.paymentId, fields, html: await page.text() }
  }
  const finish = (html: string, more: Record<string, string>) =>
    fetch(`${sandbox.url}/eng/pay`, {
      method: 'POST',
      redirect: 'manual',
      body: form({ ...hiddenFields(html), card: '4000000000000002', step: 'pay', ...more }),
    })

  it('passes all four checks and publishes the property', async () => {
    const { owner, property, id, fields, html } = await atPayFast()
    expect(fields).toMatchObject({
      merchant_id: '10000100',
      amount: '380.00',
      item_name: `Property sale ${property.reference}`,
      custom_str1: property.reference,
    })
    const back = await finish(html, {})
    expect(back.status).toBe(302)
    const led = await fetch(back.headers.get('location') ?? '')
    expect(await led.text()).toContain(`/payments/success?payment=${id}`)
    const { body } = await api.by(owner)(calls.getPayment, { id })
    expect(body).toMatchObject({ paymentStatus: 'PAID', provider: 'payfast' })
    const [row] = await api.services.database
      .sql`select published, paid_at is not null as paid from properties where id = ${property.id}`
    expect(row).toEqual({ published: true, paid: true })
  })

  it.each(['forged', 'wrongAmount'] as const)(
    'with a %s notification stays open',
    async (manner) => {
      const { property, id, html } = await atPayFast()
      await finish(html, { manner })
      expect(await paymentState(api.services, id)).toBe('pending')
      const [row] = await api.services.database
        .sql`select published from properties where id = ${property.id}`
      expect(row).toEqual({ published: false })
    },
  )

  it('is refused if PayFast did not send it, or does not confirm it', async () => {
    const { id, fields } = await atPayFast()
    const told = {
      m_payment_id: fields.m_payment_id as string,
      pf_payment_id: '1089250',
      payment_status: 'COMPLETE',
      amount_gross: '380.00',
      merchant_id: '10000100',
    }
    const signed = {
      ...told,
      signature: signature(Object.entries(told), sandbox.payfast.passphrase),
    }
    // The second has a valid signature and source address, but PayFast never sent it.
    for (const remoteAddress of ['41.13.7.9', '127.0.0.1']) {
      const reply = await api.app.inject({
        method: 'POST',
        url: '/api/payment/payfast/notify',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form(signed).toString(),
      })
      expect([reply.statusCode, reply.json().message]).toEqual([400, texts.noticeRefused])
    }
    expect(await paymentState(api.services, id)).toBe('pending')
  })

  it('cancelled at the card page leads to the error page and stays open', async () => {
    const { id, html } = await atPayFast()
    const back = await finish(html, { step: 'cancel' })
    const led = await fetch(back.headers.get('location') ?? '')
    expect(await led.text()).toContain(`/payments/error/${id}`)
    expect(await paymentState(api.services, id)).toBe('pending')
  })
})

describe('a flood of forged notifications', () => {
  it('is limited before it fills the ledger', async () => {
    const forge = (n: number) =>
      api.app.inject({
        method: 'POST',
        url: '/api/payment/paygate/notify',
        remoteAddress: '41.0.0.9',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: form({ PAYGATE_ID: '10011072130', REFERENCE: `PM-${n}` }).toString(),
      })
    const statuses = new Set<number>()
    for (let n = 0; n < 31; n++) statuses.add((await forge(n)).statusCode)
    expect([...statuses]).toEqual([400, 429])
  })
})
