import { afterAll, describe, expect, it } from 'vitest'
import { endingOf, testCards } from './cards.ts'
import { startSandbox } from './server.ts'
import { payFastSignature, payGateChecksum, phpEncode } from './signing.ts'

const sandbox = await startSandbox({ host: '127.0.0.1', port: 0 })
const url = `http://127.0.0.1:${sandbox.port}`
afterAll(() => sandbox.close())

const post = async (path: string, fields: Record<string, string>) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
  return { status: response.status, text: await response.text() }
}

const order = {
  PAYGATE_ID: '10011072130',
  REFERENCE: 'pgtest_123456789',
  AMOUNT: '3299',
  CURRENCY: 'ZAR',
  RETURN_URL: 'https://my.return.url/page',
  TRANSACTION_DATE: '2018-01-01 12:00:00',
  LOCALE: 'en-za',
  COUNTRY: 'ZAF',
  EMAIL: 'customer@paygate.co.za',
}
const CHECKSUM = '59229d9c6cb336ae4bd287c87e6f0220'

describe('the PayGate side of the sandbox', () => {
  it('accepts the documented checksum and replies with its own', async () => {
    expect(payGateChecksum(Object.values(order), 'secret')).toBe(CHECKSUM)
    const { text } = await post('/payweb3/initiate.trans', { ...order, CHECKSUM })
    const reply = Object.fromEntries(new URLSearchParams(text))
    expect(Object.keys(reply)).toEqual(['PAYGATE_ID', 'PAY_REQUEST_ID', 'REFERENCE', 'CHECKSUM'])
    const asked = await post('/payweb3/query.trans', reply)
    expect(new URLSearchParams(asked.text).get('TRANSACTION_STATUS')).toBe('0')
    const { PAY_REQUEST_ID = '', CHECKSUM: checksum = '' } = reply
    const page = await post('/payweb3/process.trans', { PAY_REQUEST_ID, CHECKSUM: checksum })
    expect(page.text).toContain('R 32.99')
    const wrong = await post('/payweb3/process.trans', { PAY_REQUEST_ID, CHECKSUM })
    expect(wrong.status).toBe(404)
  })

  it.each([
    [{ AMOUNT: '1' }, 'ERROR=DATA_CHK'],
    [{ PAYGATE_ID: '1' }, 'ERROR=PGID_NOT_EN'],
  ])('refuses %j', async (change, error) => {
    const { text } = await post('/payweb3/initiate.trans', { ...order, ...change, CHECKSUM })
    expect(text).toBe(error)
  })
})

describe('the PayFast side of the sandbox', () => {
  const form = {
    merchant_id: '10000100',
    merchant_key: '46f0cd694581a',
    m_payment_id: 'PM-1',
    amount: '380.00',
    item_name: 'Week (27) ~ O’Brien',
  }

  it('accepts a signed form, and confirms only notifications that it sent', async () => {
    const signature = payFastSignature(Object.entries(form), 'jacaranda-sandbox')
    expect((await post('/eng/process', { ...form, signature })).text).toContain('PM-1')
    const tampered = await post('/eng/process', { ...form, amount: '1.00', signature })
    expect(tampered.text).toContain('The signature does not match.')
    expect((await post('/eng/query/validate', form)).text).toBe('INVALID')
  })

  it('encodes like PHP', () => {
    expect(phpEncode("a b'(c)*~é")).toBe('a+b%27%28c%29%2A%7E%C3%A9')
  })
})

describe('the test cards', () => {
  it('have the documented results; any other card is refused', () => {
    expect(testCards.map(({ number }) => endingOf(number).status)).toEqual([
      '1',
      '1',
      '2',
      '2',
      '0',
    ])
    expect(endingOf('4242 4242 4242 4242')).toMatchObject({ status: '2' })
  })
})
