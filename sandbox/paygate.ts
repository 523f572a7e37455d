import type { Ending } from './cards.ts'
import type { WriteNotice } from './delivery.ts'
import { payGateMerchant as merchant } from './merchants.ts'
import { payGateChecksum } from './signing.ts'
import type { Transaction, Transactions } from './transactions.ts'

type Form = Record<string, string>

const initiateOrder = [
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
]

const needed = ['REFERENCE', 'AMOUNT', 'CURRENCY', 'RETURN_URL', 'TRANSACTION_DATE', 'EMAIL']

const written = (fields: Form) => new URLSearchParams(fields).toString()

function requestChecksum({ requestId, reference }: Transaction): string {
  return payGateChecksum([merchant.id, requestId, reference], merchant.key)
}

/** initiate.trans: an ampersand-joined reply, or ERROR and its code. */
export function initiate(form: Form, transactions: Transactions): string {
  if (form.PAYGATE_ID !== merchant.id) return 'ERROR=PGID_NOT_EN'
  const expected = payGateChecksum(
    initiateOrder.map((name) => form[name]),
    merchant.key,
  )
  if (form.CHECKSUM !== expected) return 'ERROR=DATA_CHK'
  if (needed.some((name) => !form[name])) return 'ERROR=ND_INV_PARAM'
  if (!/^[1-9]\d*$/.test(form.AMOUNT ?? '')) return 'ERROR=DATA_AMT_NUM'
  if (form.CURRENCY !== 'ZAR') return 'ERROR=DATA_CUR'
  const transaction = transactions.add({
    provider: 'paygate',
    reference: form.REFERENCE ?? '',
    cents: Number(form.AMOUNT),
    returnUrl: form.RETURN_URL ?? '',
    cancelUrl: '',
    notifyUrl: form.NOTIFY_URL ?? '',
    form,
  })
  return written({
    PAYGATE_ID: merchant.id,
    PAY_REQUEST_ID: transaction.requestId,
    REFERENCE: transaction.reference,
    CHECKSUM: requestChecksum(transaction),
  })
}

/** The transaction that a browser may pay: the checksum must match its request. */
export function findForProcess(form: Form, transactions: Transactions): Transaction | undefined {
  const transaction = transactions.find('paygate', form.PAY_REQUEST_ID)
  return transaction && form.CHECKSUM === requestChecksum(transaction) ? transaction : undefined
}

const notDone: Ending = { status: '0', resultCode: '', resultDesc: '' }

/** The fields of a notification and of a query, in the order of the checksum. */
function resultOf(transaction: Transaction, cents: number): Form {
  const { status, resultCode, resultDesc } = transaction.ending ?? notDone
  const done = resultCode !== ''
  return {
    PAYGATE_ID: merchant.id,
    PAY_REQUEST_ID: transaction.requestId,
    REFERENCE: transaction.reference,
    TRANSACTION_STATUS: status,
    RESULT_CODE: resultCode,
    // As PayGate does if there is none.
    AUTH_CODE: status === '1' ? '00X1BN' : 'null',
    CURRENCY: 'ZAR',
    AMOUNT: String(cents),
    RESULT_DESC: resultDesc,
    TRANSACTION_ID: done ? transaction.transactionId : '',
    RISK_INDICATOR: 'AX',
    PAY_METHOD: done ? 'CC' : '',
    PAY_METHOD_DETAIL: done ? 'Visa' : '',
  }
}

function signed(fields: Form, key = merchant.key): string {
  return written({ ...fields, CHECKSUM: payGateChecksum(Object.values(fields), key) })
}

/** A forged notification claims approval and is signed with the wrong key. */
export function noticeOf(transaction: Transaction): WriteNotice {
  return (flaw) => {
    if (flaw === 'forged') {
      const approved = { ...resultOf(transaction, transaction.cents), TRANSACTION_STATUS: '1' }
      return signed(approved, 'guessed')
    }
    return signed(resultOf(transaction, flaw === 'wrongAmount' ? 100 : transaction.cents))
  }
}

export function query(form: Form, transactions: Transactions): string {
  const transaction = transactions.find('paygate', form.PAY_REQUEST_ID)
  if (!transaction || transaction.reference !== form.REFERENCE) return 'ERROR=ND_INV_PRID'
  if (form.CHECKSUM !== requestChecksum(transaction)) return 'ERROR=DATA_CHK'
  return signed(resultOf(transaction, transaction.cents))
}

/** What the browser posts to the merchant's RETURN_URL. */
export function returnFields(transaction: Transaction): Form {
  const { status } = transaction.ending ?? notDone
  return {
    PAY_REQUEST_ID: transaction.requestId,
    TRANSACTION_STATUS: status,
    CHECKSUM: payGateChecksum(
      [merchant.id, transaction.requestId, status, transaction.reference],
      merchant.key,
    ),
  }
}
