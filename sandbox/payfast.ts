import type { WriteNotice } from './delivery.ts'
import { payFastMerchant as merchant } from './merchants.ts'
import { payFastNoticeSignature, payFastSignature, phpEncode, type Pairs } from './signing.ts'
import type { Transaction, Transactions } from './transactions.ts'

type Form = Record<string, string>

/** Opens a payment from the posted form; a string is the reason for refusing it. */
export function open(form: Form, transactions: Transactions): Transaction | string {
  const pairs = Object.entries(form).filter(([name]) => name !== 'signature')
  if (form.merchant_id !== merchant.merchantId || form.merchant_key !== merchant.merchantKey) {
    return 'Unknown merchant.'
  }
  if (form.signature !== payFastSignature(pairs, merchant.passphrase)) {
    return 'The signature does not match.'
  }
  const amount = Number(form.amount)
  if (!(amount > 0) || !form.item_name) return 'The amount or the item name is missing.'
  return transactions.add({
    provider: 'payfast',
    reference: form.m_payment_id ?? '',
    cents: Math.round(amount * 100),
    returnUrl: form.return_url ?? '',
    cancelUrl: form.cancel_url ?? '',
    notifyUrl: form.notify_url ?? '',
    form,
  })
}

const statusNames: Record<string, string> = {
  0: 'FAILED',
  1: 'COMPLETE',
  2: 'FAILED',
  4: 'CANCELLED',
}

const rand = (cents: number) => (cents / 100).toFixed(2)

function resultOf(transaction: Transaction, cents: number): Pairs {
  const { form, transactionId, reference, ending } = transaction
  const fee = Math.round(cents * 0.035)
  return [
    ['m_payment_id', reference],
    ['pf_payment_id', transactionId],
    ['payment_status', statusNames[ending?.status ?? ''] ?? 'PENDING'],
    ['item_name', form.item_name ?? ''],
    ['item_description', form.item_description ?? ''],
    ['amount_gross', rand(cents)],
    ['amount_fee', rand(-fee)],
    ['amount_net', rand(cents - fee)],
    ['custom_str1', form.custom_str1 ?? ''],
    ['custom_str2', ''],
    ['custom_str3', ''],
    ['custom_str4', ''],
    ['custom_str5', ''],
    ['custom_int1', ''],
    ['custom_int2', ''],
    ['custom_int3', ''],
    ['custom_int4', ''],
    ['custom_int5', ''],
    ['name_first', form.name_first ?? ''],
    ['name_last', form.name_last ?? ''],
    ['email_address', form.email_address ?? ''],
    ['merchant_id', merchant.merchantId],
  ]
}

const written = (pairs: Pairs) =>
  pairs.map(([name, value]) => `${name}=${phpEncode(value)}`).join('&')

/** Every notification that was really sent, so that it can be confirmed. */
const said = new Set<string>()

export function noticeOf(transaction: Transaction): WriteNotice {
  return (flaw) => {
    const pairs = resultOf(transaction, flaw === 'wrongAmount' ? 100 : transaction.cents)
    if (flaw === 'forged') {
      const forged = pairs.map(([name, value]): [string, string] =>
        name === 'payment_status' ? [name, 'COMPLETE'] : [name, value],
      )
      return written([...forged, ['signature', payFastNoticeSignature(forged, 'guessed')]])
    }
    said.add(written(pairs))
    return written([...pairs, ['signature', payFastNoticeSignature(pairs, merchant.passphrase)]])
  }
}

/** /eng/query/validate: was this notification sent by us? */
export function validate(body: string): string {
  return said.has(body) ? 'VALID' : 'INVALID'
}
