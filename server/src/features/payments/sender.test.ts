import { afterEach, describe, expect, it, vi } from 'vitest'
import { listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { providerDown } from '../../gateways/payments/provider-call.ts'
import { aPayment, paymentState } from '../../testing/payment-builders.ts'
import { aPayFastNotice, openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, {
  rateLimit: false,
  trustProxy: ['10.0.0.1', '10.0.1.0/24'],
  payfast: { ...sandbox.payfast, hosts: ['197.97.145.144/28', '2c0f:f4c0::/32'] },
})
afterEach(() => vi.restoreAllMocks())

/** A valid notice that reaches us from this machine, with this proxy header. */
async function send(remoteAddress: string, forwarded?: string) {
  const facts = { provider: 'payfast', providerRequestId: null } as const
  const payment = await aPayment(api.services, facts)
  vi.spyOn(api.services.cards.payfast!, 'confirms').mockResolvedValue(true)
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/payment/payfast/notify',
    remoteAddress,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    payload: aPayFastNotice(payment, {}, sandbox.payfast),
  })
  return { statusCode, payment, state: await paymentState(api.services, payment.id) }
}

describe('the sender of a PayFast notice', () => {
  it.each([
    ['197.97.145.150', undefined],
    ['::ffff:197.97.145.150', undefined],
    ['2c0f:f4c0::9', undefined],
    ['10.0.0.1', '197.97.145.150'],
    ['10.0.0.1', '41.13.7.9, 197.97.145.150'],
    ['10.0.0.1', '197.97.145.150, 10.0.1.7'],
  ])('is accepted at %s with %j', async (remoteAddress, forwarded) => {
    const { statusCode, state } = await send(remoteAddress, forwarded)
    expect([statusCode, state]).toEqual([200, 'paid'])
  })

  it.each([
    ['41.13.7.9', undefined],
    // Anyone can write the header; only our own proxies are trusted.
    ['41.13.7.9', '197.97.145.150'],
    ['10.0.0.1', '197.97.145.150, 41.13.7.9'],
    ['10.0.0.1', undefined],
  ])('is refused at %s with %j', async (remoteAddress, forwarded) => {
    const { statusCode, state } = await send(remoteAddress, forwarded)
    expect([statusCode, state]).toEqual([400, 'pending'])
  })

  it('is retried later, with an alert, if its name cannot be looked up', async () => {
    const down = providerDown(new Error('EAI_AGAIN'))
    vi.spyOn(api.services.cards.payfast!, 'isGenuine').mockRejectedValue(down)
    const { statusCode, state, payment } = await send('41.13.7.9')
    expect([statusCode, state]).toEqual([503, 'pending'])
    const { body } = await (
      await api.as('superAdmin')
    )(listPaymentAlerts, {
      paymentId: payment.id,
    })
    expect(body.items.map(({ kind }) => kind)).toEqual(['unconfirmed'])
  })
})
