import type { FastifyBaseLogger } from 'fastify'
import type { PayGateConfig } from '../../config/payments.ts'
import { ReceivedForm } from '../received-form.ts'
import {
  eventKey,
  md5,
  pick,
  sameDigest,
  type Fields,
  type Notice,
  type Verdict,
} from './notice.ts'
import { openProvider, postForm, providerDown } from './provider-call.ts'

/**
 * Our requests, and a browser's return, are signed in these orders with the merchant's key; absent
 * values are skipped.
 */
export const checksumOrders = {
  initiate: [
    'PAYGATE_ID',
    'REFERENCE',
    'AMOUNT',
    'CURRENCY',
    'RETURN_URL',
    'TRANSACTION_DATE',
    'LOCALE',
    'COUNTRY',
    'EMAIL',
    'PAY_METHOD',
    'PAY_METHOD_DETAIL',
    'NOTIFY_URL',
    'USER1',
    'USER2',
    'USER3',
    'VAULT',
    'VAULT_ID',
  ],
  process: ['PAYGATE_ID', 'PAY_REQUEST_ID', 'REFERENCE'],
  return: ['PAYGATE_ID', 'PAY_REQUEST_ID', 'TRANSACTION_STATUS', 'REFERENCE'],
} as const

export function checksum(order: readonly string[], fields: Fields, key: string): string {
  return md5(order.map((name) => fields[name] ?? '').join('') + key)
}

/** PayGate sends a missing value as this string, most often the authorisation code, and signs it as empty. */
const absent = 'null'

/** Notices and query replies: every value in the order received, whatever its name, then the key. */
function receivedChecksum({ pairs }: ReceivedForm, key: string): string {
  const signed = pairs.filter(({ name, value }) => name !== 'CHECKSUM' && value !== absent)
  return md5(Buffer.concat([...signed.map(({ bytes }) => bytes), Buffer.from(key)]))
}

/** The fields without the empty ones. */
function presentFields(form: ReceivedForm): Fields {
  return Object.fromEntries(Object.entries(form.fields).filter(([, value]) => value !== absent))
}

const verdicts: Record<string, Verdict> = {
  0: 'failed',
  1: 'paid',
  2: 'declined',
  3: 'cancelled',
  4: 'cancelled',
  5: 'open',
  7: 'voided',
}

const storedFields = [
  'PAY_REQUEST_ID',
  'REFERENCE',
  'TRANSACTION_STATUS',
  'RESULT_CODE',
  'RESULT_DESC',
  'AUTH_CODE',
  'CURRENCY',
  'AMOUNT',
  'TRANSACTION_ID',
  'PAY_METHOD',
  'PAY_METHOD_DETAIL',
]

function toNotice(form: ReceivedForm): Notice {
  const fields = presentFields(form)
  const { PAY_REQUEST_ID: requestId = '', TRANSACTION_STATUS: status = '' } = fields
  return {
    provider: 'paygate',
    verdict: verdicts[status] ?? 'open',
    reference: fields.REFERENCE ?? '',
    requestId,
    transactionId: fields.TRANSACTION_ID?.slice(0, 200) || null,
    cents: /^\d{1,10}$/.test(fields.AMOUNT ?? '') ? Number(fields.AMOUNT) : null,
    currency: fields.CURRENCY || null,
    resultCode: fields.RESULT_CODE || null,
    resultDescription: fields.RESULT_DESC || null,
    eventId: eventKey(requestId, status, ...(fields.TRANSACTION_ID ? [fields.TRANSACTION_ID] : [])),
    payload: pick(fields, storedFields),
  }
}

export interface PayGateOrder {
  reference: string
  cents: number
  email: string
  returnUrl: string
  notifyUrl: string
  now: Date
}

/** A request as PayGate stores it, without the key. */
export interface PayGateRequest {
  PAYGATE_ID: string
  PAY_REQUEST_ID: string
  REFERENCE: string
  CHECKSUM: string
}

export function initiateFields(order: PayGateOrder, { id, key }: PayGateConfig): Fields {
  const fields = {
    PAYGATE_ID: id,
    REFERENCE: order.reference,
    AMOUNT: String(order.cents),
    CURRENCY: 'ZAR',
    RETURN_URL: order.returnUrl,
    TRANSACTION_DATE: order.now.toISOString().slice(0, 19).replace('T', ' '),
    LOCALE: 'en-za',
    COUNTRY: 'ZAF',
    EMAIL: order.email,
    ...(order.notifyUrl ? { NOTIFY_URL: order.notifyUrl } : {}),
  }
  return { ...fields, CHECKSUM: checksum(checksumOrders.initiate, fields, key) }
}

/** Implements PayWeb3: https://secure.paygate.co.za/payweb3/ or a compatible server. */
export function createPayGate(config: PayGateConfig, log?: FastifyBaseLogger) {
  const { id, key, url } = config
  const provider = openProvider('PayGate server', url, log)

  async function ask(what: string, fields: Fields): Promise<ReceivedForm> {
    const body = new URLSearchParams(fields).toString()
    const reply = await postForm(`${url}/${what}.trans`, body, provider)
    const lineEnd = /[\r\n]*$/.exec(reply.toString('latin1')) as RegExpExecArray
    return new ReceivedForm(reply.subarray(0, lineEnd.index))
  }

  function requestOf(requestId: string, reference: string): PayGateRequest {
    const fields = { PAYGATE_ID: id, PAY_REQUEST_ID: requestId, REFERENCE: reference }
    return { ...fields, CHECKSUM: checksum(checksumOrders.process, fields, key) }
  }

  function isGenuine(form: ReceivedForm): boolean {
    const { PAYGATE_ID, CHECKSUM } = form.fields
    return PAYGATE_ID === id && sameDigest(receivedChecksum(form, key), CHECKSUM)
  }

  return {
    /** Where the browser posts PAY_REQUEST_ID and CHECKSUM. */
    processUrl: `${url}/process.trans`,
    requestOf,

    async initiate(order: PayGateOrder): Promise<PayGateRequest> {
      const reply = (await ask('initiate', initiateFields(order, config))).fields
      const { PAY_REQUEST_ID: requestId = '', REFERENCE: reference = '' } = reply
      const expected = requestOf(requestId, order.reference)
      if (reference !== order.reference || !sameDigest(expected.CHECKSUM, reply.CHECKSUM)) {
        throw providerDown(new Error(`PayGate refused the payment: ${reply.ERROR ?? 'bad reply'}`))
      }
      return expected
    },

    /** Undefined if PayGate does not know the request, or did not sign the reply. */
    async query(requestId: string, reference: string): Promise<Notice | undefined> {
      const reply = await ask('query', { ...requestOf(requestId, reference) })
      const notice = toNotice(reply)
      const ours = notice.requestId === requestId && notice.reference === reference
      if (!ours || !isGenuine(reply)) return undefined
      // Without a result the payer is still at the card page, or has left it.
      const undone = notice.verdict === 'failed' && notice.resultCode === null
      return undone ? { ...notice, verdict: 'open' } : notice
    },

    isGenuine,
    readNotice: toNotice,

    /** This comes from a browser, so it only determines where to redirect that browser. */
    isGenuineReturn(fields: Fields, reference: string): boolean {
      const told = { ...fields, PAYGATE_ID: id, REFERENCE: reference }
      return sameDigest(checksum(checksumOrders.return, told, key), fields.CHECKSUM)
    },

    verdictOf: (status: string): Verdict => verdicts[status] ?? 'open',
  }
}

export type PayGate = ReturnType<typeof createPayGate>
