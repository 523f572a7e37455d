import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { md5, pick, sameDigest, type Fields, type Notice, type Verdict } from './notice.ts'
import { postForm } from './provider-call.ts'

export interface PayFastConfig {
  merchantId: string
  merchantKey: string
  passphrase: string | undefined
  /** Where /eng/process and /eng/query/validate lie. */
  url: string
  /** Notices come from one of these, by name or address. */
  hosts: readonly string[]
}

/** As PHP's urlencode writes it: a space is a plus, and signs that JavaScript leaves alone are encoded. */
export function phpUrlEncode(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

type Pairs = readonly (readonly [name: string, value: string])[]

function written(pairs: Pairs): string {
  return pairs.map(([name, value]) => `${name}=${phpUrlEncode(value.trim())}`).join('&')
}

/** Of the fields in the order in which they stand in the form. */
export function signature(pairs: Pairs, passphrase: string | undefined): string {
  const secret: Pairs = passphrase ? [['passphrase', passphrase]] : []
  return md5(written([...pairs, ...secret]))
}

const verdicts: Record<string, Verdict> = {
  COMPLETE: 'paid',
  CANCELLED: 'cancelled',
  FAILED: 'failed',
  PENDING: 'open',
}

const kept = ['m_payment_id', 'pf_payment_id', 'payment_status', 'item_name', 'amount_gross']

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
  return /^-?\d+(\.\d+)?$/.test(amount ?? '') ? Math.round(Number(amount) * 100) : null
}

/** The signed fields, up to and without the signature, as they were posted. */
function signedPairs(fields: Fields): Pairs {
  const pairs = Object.entries(fields)
  const end = pairs.findIndex(([name]) => name === 'signature')
  return end < 0 ? pairs : pairs.slice(0, end)
}

/** Speaks PayFast's form and notice protocol. */
export function createPayFast(config: PayFastConfig) {
  async function comesFromPayFast(ip: string): Promise<boolean> {
    const plain = ip.replace(/^::ffff:/, '')
    for (const host of config.hosts) {
      if (isIP(host) ? host === plain : await resolvesTo(host, plain)) return true
    }
    return false
  }

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

    /** The sender and the signature. The amount is ours to compare, and PayFast must confirm it all. */
    async isGenuine(fields: Fields, ip: string): Promise<boolean> {
      const expected = signature(signedPairs(fields), config.passphrase)
      return (
        fields.merchant_id === config.merchantId &&
        sameDigest(expected, fields.signature) &&
        (await comesFromPayFast(ip))
      )
    },

    /** Asks PayFast whether it really sent this. */
    async confirms(fields: Fields): Promise<boolean> {
      const reply = await postForm(`${config.url}/eng/query/validate`, written(signedPairs(fields)))
      return reply.trim().startsWith('VALID')
    },

    readNotice(fields: Fields): Notice {
      const { payment_status: status = '', pf_payment_id: transactionId = '' } = fields
      return {
        provider: 'payfast',
        verdict: verdicts[status] ?? 'open',
        reference: fields.m_payment_id ?? '',
        requestId: null,
        transactionId: transactionId || null,
        cents: cents(fields.amount_gross),
        resultCode: status || null,
        resultDescription: null,
        eventId: `${transactionId}/${status}`,
        payload: pick(fields, kept),
      }
    },
  }
}

export type PayFast = ReturnType<typeof createPayFast>

async function resolvesTo(host: string, ip: string): Promise<boolean> {
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.some(({ address }) => address.replace(/^::ffff:/, '') === ip)
}
