import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ReceivedForm } from '../received-form.ts'
import { openCardProviders } from './card-providers.ts'
import { createPayFast, phpUrlEncode, signature } from './payfast.ts'
import { checksum, checksumOrders, createPayGate, initiateFields } from './paygate.ts'

const received = (fields: Record<string, string>) =>
  new ReceivedForm(Buffer.from(new URLSearchParams(fields).toString()))

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

const config = { id: '10011072130', key: 'secret', url: 'https://secure.paygate.co.za/payweb3' }

describe('PayGate checksums', () => {
  it('agree with the documented initiate', () => {
    const fields = initiateFields(
      {
        reference: 'pgtest_123456789',
        cents: 3299,
        returnUrl: 'https://my.return.url/page',
        email: 'customer@paygate.co.za',
        notifyUrl: '',
        now: new Date('2018-01-01T12:00:00Z'),
      },
      config,
    )
    expect(fields).toMatchObject({
      TRANSACTION_DATE: '2018-01-01 12:00:00',
      CHECKSUM: '59229d9c6cb336ae4bd287c87e6f0220',
    })
  })

  it('agree with the documented request', () => {
    const request = createPayGate(config).requestOf(
      '23B785AE-C96C-32AF-4879-D2C9363DB6E8',
      'pgtest_123456789',
    )
    expect(request.CHECKSUM).toBe('b41a77f83a275a849f23e30b4666e837')
  })

  const notice = {
    PAYGATE_ID: config.id,
    PAY_REQUEST_ID: '23B785AE-C96C-32AF-4879-D2C9363DB6E8',
    REFERENCE: 'PM-30001',
    TRANSACTION_STATUS: '1',
    RESULT_CODE: '990017',
    CURRENCY: 'ZAR',
    AMOUNT: '38000',
    RESULT_DESC: 'Auth Done',
    TRANSACTION_ID: '78705178',
  }
  const signed = {
    ...notice,
    CHECKSUM: md5(`${Object.values(notice).join('')}secret`),
  }

  it('cover every field of a notice that matters', () => {
    const paygate = createPayGate(config)
    expect(paygate.isGenuine(received(signed))).toBe(true)
    for (const name of Object.keys(notice)) {
      expect(paygate.isGenuine(received({ ...signed, [name]: '7' }))).toBe(false)
    }
    expect(paygate.isGenuine(received(notice))).toBe(false)
  })

  describe('of a query reply', () => {
    const asked = [notice.PAY_REQUEST_ID, notice.REFERENCE] as const
    const replying = (fields: Record<string, string>, end = '') => {
      const text = new URLSearchParams(fields).toString() + end
      return vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(text))
    }
    afterEach(() => vi.restoreAllMocks())
    const query = () => createPayGate(config).query(...asked)
    const values = '1001107213023B785AE-C96C-32AF-4879-D2C9363DB6E8PM-30001'

    it('cover its values as received: null is empty, and unknown fields count', async () => {
      const reply = {
        PAYGATE_ID: config.id,
        PAY_REQUEST_ID: notice.PAY_REQUEST_ID,
        REFERENCE: notice.REFERENCE,
        NEW_FIELD: ' new\u00a0',
        TRANSACTION_STATUS: '1',
        RESULT_DESC: 'null',
        AUTH_CODE: 'null',
        AMOUNT: '38000',
        CHECKSUM: md5(`${values} new\u00a0138000secret`),
      }
      replying(reply, '\r\n')
      expect(await query()).toMatchObject({
        verdict: 'paid',
        cents: 38_000,
        resultDescription: null,
      })
      replying({ ...reply, CHECKSUM: md5(`${values} new\u00a01nullnull38000secret`) })
      expect(await query()).toBeUndefined()
    })

    it('are not valid for any request other than the one that was queried', async () => {
      const other = { ...notice, PAY_REQUEST_ID: '23B785AE' }
      replying({ ...other, CHECKSUM: md5(`${Object.values(other).join('')}secret`) })
      expect(await query()).toBeUndefined()
      replying(signed)
      expect(await query()).toMatchObject({ verdict: 'paid' })
    })

    it('leave a payment open while there is no result, even if that is written as null', async () => {
      const undone = { ...notice, TRANSACTION_STATUS: '0', RESULT_CODE: 'null' }
      const text = Object.values({ ...undone, RESULT_CODE: '' }).join('')
      replying({ ...undone, CHECKSUM: md5(`${text}secret`) })
      expect(await query()).toMatchObject({ verdict: 'open', resultCode: null })
    })
  })

  it('of a return cover its status', () => {
    const paygate = createPayGate(config)
    const fields = { PAY_REQUEST_ID: notice.PAY_REQUEST_ID, TRANSACTION_STATUS: '2' }
    const all = { ...fields, PAYGATE_ID: config.id, REFERENCE: 'PM-30001' }
    const CHECKSUM = checksum(checksumOrders.return, all, config.key)
    expect(paygate.isGenuineReturn({ ...fields, CHECKSUM }, 'PM-30001')).toBe(true)
    expect(
      paygate.isGenuineReturn({ ...fields, TRANSACTION_STATUS: '1', CHECKSUM }, 'PM-30001'),
    ).toBe(false)
  })

  it.each([
    ['0', 'failed'],
    ['1', 'paid'],
    ['2', 'declined'],
    ['3', 'cancelled'],
    ['4', 'cancelled'],
    ['5', 'open'],
    ['7', 'voided'],
    ['99', 'open'],
  ])('status %s is read as %s', (TRANSACTION_STATUS, verdict) => {
    const read = createPayGate(config).readNotice(received({ ...notice, TRANSACTION_STATUS }))
    expect(read).toMatchObject({ verdict, cents: 38_000, reference: 'PM-30001' })
  })
})

describe('PayFast signatures', () => {
  it('are encoded as PHP does', () => {
    expect(phpUrlEncode("O'Brien* ~ (100%)!")).toBe('O%27Brien%2A+%7E+%28100%25%29%21')
    expect(phpUrlEncode('à b_c-d.e')).toBe('%C3%A0+b_c-d.e')
  })

  it('match one computed by hand', () => {
    const pairs = [
      ['merchant_id', '10000100'],
      ['merchant_key', '46f0cd694581a'],
      ['return_url', 'https://shop.example/back'],
      ['name_first', ' Thandi '],
      ['email_address', 'thandi+test@example.com'],
      ['m_payment_id', 'PM-30001'],
      ['amount', '380.00'],
      ['item_name', 'Timeshare week sale (TW-20418)!'],
      ['item_description', "O'Brien* ~ 100%"],
    ] as const
    expect(signature(pairs, 'two words')).toBe('7a9a7a6253d0c1ee46cb7154186cd837')
    expect(signature(pairs, undefined)).not.toBe('7a9a7a6253d0c1ee46cb7154186cd837')
  })

  const payfast = createPayFast({
    merchantId: '10000100',
    merchantKey: '46f0cd694581a',
    passphrase: 'two words',
    url: 'https://www.payfast.co.za',
    hosts: ['10.0.0.7', 'localhost'],
  })
  const fields = {
    m_payment_id: 'PM-30001',
    pf_payment_id: '1089250',
    payment_status: 'COMPLETE',
    item_name: 'Week',
    item_description: '',
    amount_gross: '380.00',
    merchant_id: '10000100',
  }
  const genuine = { ...fields, signature: signature(Object.entries(fields), 'two words') }

  it('of a notice cover empty fields, and only count from a host of PayFast', async () => {
    const isGenuine = (told: Record<string, string>, ip: string) =>
      payfast.isGenuine(received(told), ip)
    expect(await isGenuine(genuine, '10.0.0.7')).toBe(true)
    expect(await isGenuine(genuine, '::ffff:127.0.0.1')).toBe(true)
    expect(await isGenuine(genuine, '10.0.0.8')).toBe(false)
    const { item_description: _empty, ...shorter } = genuine
    expect(await isGenuine(shorter, '10.0.0.7')).toBe(false)
    expect(await isGenuine({ ...genuine, amount_gross: '1.00' }, '10.0.0.7')).toBe(false)
  })

  it('cover a form in the documented order, without empty fields', () => {
    const form = payfast.form({
      reference: 'PM-30001',
      amount: 380,
      firstName: 'Thandi',
      lastName: '',
      email: 'thandi@example.com',
      itemName: 'Week',
      itemDescription: '2027-07-02 - 2027-07-09',
      listingReference: 'TW-20418',
      returnUrl: 'https://x.example/r',
      cancelUrl: 'https://x.example/c',
      notifyUrl: 'https://x.example/n',
    })
    expect(form.map(({ name }) => name).join(' ')).toBe(
      'merchant_id merchant_key return_url cancel_url notify_url name_first email_address m_payment_id amount item_name item_description custom_str1 signature',
    )
    expect(form.find(({ name }) => name === 'amount')?.value).toBe('380.00')
  })
})

describe('the sites involved in a card payment', () => {
  it('are listed in the policy; with a real provider, banks may show their page in the frame', () => {
    const payfast = undefined
    const paymentOrigins = ['https://pay.example']
    expect(openCardProviders({ paygate: config, payfast, paymentOrigins })).toMatchObject({
      forms: ['https://secure.paygate.co.za', 'https://pay.example'],
      frames: ['https://secure.paygate.co.za', 'https://pay.example', 'https:'],
    })
    const none = openCardProviders({ paygate: undefined, payfast, paymentOrigins: [] })
    expect(none).toEqual({ paygate: undefined, payfast: undefined, forms: [], frames: [] })
  })
})
