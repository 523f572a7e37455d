import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { aPayment, paymentState } from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

/** Replaces PayFast's /eng/query/validate: records its requests and sends the configured reply. */
const asked: string[] = []
let reply: { status?: number; location?: string; body?: string } = {}
const validator = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push(`${request.url} ${Buffer.concat(chunks).toString('latin1')}`)
    response.writeHead(reply.status ?? 200, reply.location ? { location: reply.location } : {})
    response.end(reply.body ?? '')
  })
})
await new Promise<void>((resolve) => validator.listen(0, '127.0.0.1', resolve))
const validatorUrl = `http://127.0.0.1:${(validator.address() as AddressInfo).port}`
afterAll(() => void validator.close())

const sandbox = await openSandbox()
const passphrase = sandbox.payfast.passphrase as string
const api = usePayments(sandbox, {
  rateLimit: false,
  payfast: { ...sandbox.payfast, url: validatorUrl },
})

/** Both providers' arithmetic, written out plainly and shared with no other code. */
const md5 = (bytes: string) => createHash('md5').update(bytes, 'latin1').digest('hex')
const utf8 = (text: string) => Buffer.from(text).toString('latin1')

function phpEncoded(bytes: string): string {
  let encoded = ''
  for (const sign of bytes) {
    if (/[A-Za-z0-9_.-]/.test(sign)) encoded += sign
    else if (sign === ' ') encoded += '+'
    else encoded += `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
  }
  return encoded
}

const post = (path: string, payload: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/payment/${path}`,
    remoteAddress: '127.0.0.1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })

type Pair = [name: string, value: string]

describe('a PayGate notification', () => {
  const written = (pairs: readonly Pair[]) =>
    pairs.map(([name, value]) => `${name}=${phpEncoded(utf8(value))}`).join('&')

  function signed(pairs: readonly Pair[], signedText: string): string {
    return written([...pairs, ['CHECKSUM', md5(`${utf8(signedText)}secret`)]])
  }

  const approvalOf = (payment: { reference: string; providerRequestId: string | null }): Pair[] => [
    ['PAYGATE_ID', '10011072130'],
    ['PAY_REQUEST_ID', payment.providerRequestId as string],
    ['REFERENCE', payment.reference],
    ['TRANSACTION_STATUS', '1'],
    ['RESULT_CODE', '990017'],
    ['AUTH_CODE', 'null'],
    ['CURRENCY', 'ZAR'],
    ['AMOUNT', '38000'],
    ['RESULT_DESC', 'Auth Done'],
    ['TRANSACTION_ID', '78705178'],
    ['RISK_INDICATOR', 'AX'],
    ['PAY_METHOD', 'CC'],
    ['PAY_METHOD_DETAIL', 'Visa'],
  ]

  it('is genuine when its authorisation code is the string null, which is signed as empty', async () => {
    const payment = await aPayment(api.services)
    const pairs = approvalOf(payment)
    const signedText = `10011072130${payment.providerRequestId}${payment.reference}1990017ZAR38000Auth Done78705178AXCCVisa`
    expect((await post('paygate/notify', signed(pairs, signedText))).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
    const [event] = await api.services.database
      .sql`select payload from payment_events where payment_id = ${payment.id}`
    expect(event?.payload).not.toHaveProperty('AUTH_CODE')
  })

  it('is not genuine when the string null was signed as a string', async () => {
    const payment = await aPayment(api.services)
    const pairs = approvalOf(payment)
    const signedText = pairs.map(([, value]) => value).join('')
    expect((await post('paygate/notify', signed(pairs, signedText))).statusCode).toBe(400)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
  })

  it('is signed in the order in which it was posted', async () => {
    const payment = await aPayment(api.services)
    const pairs = approvalOf(payment).toReversed()
    const signedText = `VisaCCAX78705178Auth Done38000ZAR9900171${payment.reference}${payment.providerRequestId}10011072130`
    expect((await post('paygate/notify', signed(pairs, signedText))).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('may contain unknown signed fields, even with numeric names', async () => {
    const payment = await aPayment(api.services)
    const pairs: Pair[] = [...approvalOf(payment), ['3DS', ' Café\u00a0'], ['7', '\ufeffseven ']]
    const signedText = `10011072130${payment.providerRequestId}${payment.reference}1990017ZAR38000Auth Done78705178AXCCVisa Café\u00a0\ufeffseven `
    expect((await post('paygate/notify', signed(pairs, signedText))).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('is refused when a field was added after signing', async () => {
    const payment = await aPayment(api.services)
    const signedText = `10011072130${payment.providerRequestId}${payment.reference}1990017ZAR38000Auth Done78705178AXCCVisa`
    const added = `${signed(approvalOf(payment), signedText)}&USER1=x`
    expect((await post('paygate/notify', added)).statusCode).toBe(400)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
  })

  it('about an unknown request settles nothing and raises an alert', async () => {
    // Names are not signed, so a signed text could be split into different fields.
    const payment = await aPayment(api.services)
    const cut = { ...payment, providerRequestId: payment.providerRequestId!.slice(0, 20) }
    const signedText = `10011072130${cut.providerRequestId}${payment.reference}1990017ZAR38000Auth Done78705178AXCCVisa`
    expect((await post('paygate/notify', signed(approvalOf(cut), signedText))).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    const { body } = await (
      await api.as('superAdmin')
    )(listPaymentAlerts, {
      paymentId: payment.id,
    })
    expect(body.items[0]).toMatchObject({
      kind: 'unknownPayment',
      payment: { id: payment.id },
    })
  })
})

describe('a PayFast notification', () => {
  const aPayFastPayment = () =>
    aPayment(api.services, { provider: 'payfast', providerRequestId: null })

  /** Names and bytes of values, as PayFast would write and sign them. */
  function noticeOf(payment: { reference: string }, more: readonly Pair[] = []) {
    const pairs: Pair[] = [
      ['m_payment_id', payment.reference],
      ['pf_payment_id', `1${payment.reference.replace(/\D/g, '')}`],
      ['payment_status', 'COMPLETE'],
      ['item_name', 'Week'],
      ['item_description', ''],
      ['amount_gross', '380.00'],
      ...more,
      ['merchant_id', '10000100'],
    ]
    const told = pairs.map(([name, value]) => `${name}=${phpEncoded(value)}`).join('&')
    const signature = md5(`${told}&passphrase=${phpEncoded(passphrase)}`)
    return { told, body: `${told}&signature=${signature}` }
  }

  it.each([
    ['spaces at the edge', utf8('  spaced out  ')],
    ['no-break spaces at the edge', utf8('\u00a0Thandi\u00a0')],
    ['a byte order mark', utf8('\ufeffThandi\ufeff')],
    ['line breaks and tabs', '\r\nline\t'],
    ['signs that JavaScript would leave alone', "O'Brien* ~ (100%)!"],
    ['bytes that are not UTF-8', 'Caf\xe9'],
  ])('is genuine with %s, and is confirmed as it was received', async (_what, value) => {
    const payment = await aPayFastPayment()
    const { told, body } = noticeOf(payment, [['custom_str1', value]])
    asked.length = 0
    reply = { body: 'VALID' }
    expect((await post('payfast/notify', body)).body).toBe('OK')
    expect(asked).toEqual([`/eng/query/validate ${told}`])
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('is confirmed exactly as it was received', async () => {
    const payment = await aPayFastPayment()
    const { told, body } = noticeOf(payment, [['custom_str1', 'a b*']])
    const respelt = (text: string) => text.replace('a+b%2A', 'a%20b%2a')
    asked.length = 0
    reply = { body: 'VALID' }
    expect((await post('payfast/notify', respelt(body))).body).toBe('OK')
    expect(asked).toEqual([`/eng/query/validate ${respelt(told)}`])
  })

  it('is read only in its signed part', async () => {
    const payment = await aPayFastPayment()
    const { body } = noticeOf(payment)
    const underpaid = body.replace('amount_gross=380.00', 'amount_gross=1.00')
    reply = { body: 'VALID' }
    expect((await post('payfast/notify', `${underpaid}&amount_gross=380.00`)).statusCode).toBe(400)
    const other = await aPayFastPayment()
    await post('payfast/notify', `${body}&m_payment_id=${other.reference}`)
    expect(await paymentState(api.services, other.id)).toBe('pending')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it.each([
    ['empty', {}],
    ['garbled', { body: '<html>VALID</html>' }],
    ['longer than it should be', { body: 'VALIDATED' }],
    ['followed by something else', { body: 'VALID\r\nOK' }],
    ['redirected', { status: 302, location: `${validatorUrl}/elsewhere`, body: 'VALID' }],
    ['an error', { status: 500, body: 'VALID' }],
  ])('whose confirmation is %s is retried later, with one alert', async (_what, confirmation) => {
    const payment = await aPayFastPayment()
    const { body } = noticeOf(payment)
    asked.length = 0
    reply = confirmation
    for (let attempt = 0; attempt < 2; attempt++) {
      const { statusCode, headers } = await post('payfast/notify', body)
      expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true])
    }
    expect(asked).toHaveLength(2)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    const { body: alerts } = await (
      await api.as('superAdmin')
    )(listPaymentAlerts, {
      paymentId: payment.id,
    })
    expect(alerts.items.map(({ kind }) => kind)).toEqual(['unconfirmed'])
    // PayFast resends the notice, and then it counts.
    reply = { body: 'VALID' }
    expect((await post('payfast/notify', body)).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('that PayFast calls INVALID is a forgery', async () => {
    const payment = await aPayFastPayment()
    reply = { body: 'INVALID' }
    expect((await post('payfast/notify', noticeOf(payment).body)).statusCode).toBe(400)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    const { body: alerts } = await (
      await api.as('superAdmin')
    )(listPaymentAlerts, {
      show: 'forged',
    })
    expect(alerts.items[0]).toMatchObject({ kind: 'forged', payment: { id: payment.id } })
  })
})
