import type { FastifyBaseLogger } from 'fastify'
import type { PayFastConfig } from '../../config/payments.ts'
import type { ReceivedForm } from '../received-form.ts'
import { eventKey, md5, pick, sameDigest, type Notice, type Verdict } from './notice.ts'
import { openProvider, postForm, providerDown } from './provider-call.ts'
import { senderCheck } from './sender-check.ts'

/**
 * Like PHP's urlencode: a space is a plus, and some characters that JavaScript leaves alone are
 * encoded.
 */
export function phpUrlEncode(text: string | Buffer): string {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return bytes
    .toString('latin1')
    .replace(
      /[^\w. -]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replaceAll(' ', '+')
}

type Pairs = readonly (readonly [name: string, value: string])[]

function signed(pairs: readonly string[], passphrase: string | undefined): string {
  const secret = passphrase ? [`passphrase=${phpUrlEncode(passphrase.trim())}`] : []
  return md5([...pairs, ...secret].join('&'))
}

/** Signs what we send, in the order of the form. PayFast trims these values before it compares. */
export function signature(pairs: Pairs, passphrase: string | undefined): string {
  const written = pairs.map(([name, value]) => `${name}=${phpUrlEncode(value.trim())}`)
  return signed(written, passphrase)
}

/** Received values are not trimmed, since PayFast signs them exactly as sent. */
function receivedSignature({ pairs }: ReceivedForm, passphrase: string | undefined): string {
  const written = pairs.map(({ name, bytes }) => `${name}=${phpUrlEncode(bytes)}`)
  return signed(written, passphrase)
}

const verdicts: Record<string, Verdict> = {
  COMPLETE: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  PENDING: 'open',
}

const storedFields = [
  'm_payment_id',
  'pf_payment_id',
  'payment_status',
  'item_name',
  'amount_gross',
]

export interface PayFastOrder {
  reference: string
  amount: number
  firstName: string
  lastName: string
  email: string
  itemName: string
  itemDescription: string
  listingReference: string
  returnUrl: string
  cancelUrl: string
  notifyUrl: string
}

function cents(amount: string | undefined): number | null {
  return /^-?\d{1,8}(\.\d{1,8})?$/.test(amount ?? '') ? Math.round(Number(amount) * 100) : null
}

/** The fields up to the signature, as received; anything after it is not signed and not read. */
const signedPart = (form: ReceivedForm) => form.before('signature')

/** Implements PayFast's payment form and notification protocol. */
export function createPayFast(config: PayFastConfig, log?: FastifyBaseLogger) {
  const provider = openProvider('PayFast server', config.url, log)
  const comesFromPayFast = senderCheck(config.hosts)

  return {
    processUrl: `${config.url}/eng/process`,

    /** The hidden form, in the order that PayFast signs it; empty fields are left out. */
    form(order: PayFastOrder): { name: string; value: string }[] {
      const pairs: Pairs = [
        ['merchant_id', config.merchantId],
        ['merchant_key', config.merchantKey],
        ['return_url', order.returnUrl],
        ['cancel_url', order.cancelUrl],
        ['notify_url', order.notifyUrl],
        ['name_first', order.firstName],
        ['name_last', order.lastName],
        ['email_address', order.email],
        ['m_payment_id', order.reference],
        ['amount', order.amount.toFixed(2)],
        ['item_name', order.itemName.slice(0, 100)],
        ['item_description', order.itemDescription.slice(0, 255)],
        ['custom_str1', order.listingReference],
      ]
      const sent = pairs
        .map(([name, value]) => [name, value.trim()] as const)
        .filter(([, value]) => value !== '')
      const signed = [...sent, ['signature', signature(sent, config.passphrase)] as const]
      return signed.map(([name, value]) => ({ name, value }))
    },

    /**
     * Checks the sender and the signature. We compare the amount ourselves, and PayFast must
     * confirm it all.
     */
    async isGenuine(form: ReceivedForm, ip: string): Promise<boolean> {
      const part = signedPart(form)
      const expected = receivedSignature(part, config.passphrase)
      return (
        part.fields.merchant_id === config.merchantId &&
        sameDigest(expected, form.fields.signature) &&
        (await comesFromPayFast(ip))
      )
    },

    /** Asks PayFast whether it sent this notification. Only a clear yes or no counts as a reply. */
    async confirms(form: ReceivedForm): Promise<boolean> {
      const reply = await postForm(
        `${config.url}/eng/query/validate`,
        signedPart(form).raw,
        provider,
      )
      const text = reply.toString('latin1')
      if (text === 'VALID') return true
      if (text === 'INVALID') return false
      throw providerDown(
        new Error(`unexpected confirmation from PayFast: ${JSON.stringify(text.slice(0, 80))}`),
      )
    },

    readNotice(form: ReceivedForm): Notice {
      const { fields } = signedPart(form)
      const { payment_status: status = '', pf_payment_id: transactionId = '' } = fields
      return {
        provider: 'payfast',
        verdict: verdicts[status] ?? 'open',
        reference: fields.m_payment_id ?? '',
        requestId: null,
        transactionId: transactionId.slice(0, 200) || null,
        cents: cents(fields.amount_gross),
        // PayFast settles in rand and usually omits the currency.
        currency: fields.currency || 'ZAR',
        resultCode: status || null,
        resultDescription: null,
        eventId: eventKey(transactionId, status),
        payload: pick(fields, storedFields),
      }
    },
  }
}

export type PayFast = ReturnType<typeof createPayFast>
