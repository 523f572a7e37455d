import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { idInPath, version } from '../values/id.ts'
import {
  eftDetails,
  paidListing,
  payment,
  paymentOrder,
  paymentRow,
  providerForm,
} from './payments.schema.ts'

/** Each may query a provider. */
const limit = { max: 60, seconds: 3600 }

export const getPaymentOrder = defineCall({
  name: 'payments.order',
  method: 'GET',
  path: '/api/payment/order',
  who: 'ownListings.manage',
  summary:
    'Get the order to review before paying for your own listing: amount, supplier and payment methods',
  input: paidListing,
  output: paymentOrder,
})

export const createPayment = defineCall({
  name: 'payments.create',
  repeatable: true,
  method: 'POST',
  path: '/api/payment',
  who: 'ownListings.manage',
  summary:
    'Start a card payment of the listing fee at PayGate; returns PAYGATE_ID, PAY_REQUEST_ID, REFERENCE and CHECKSUM joined by ampersands',
  input: paidListing,
  output: z.string(),
  limit,
})

/** What the hand-off page posts: the card form of a request that was started earlier. */
export const getPaymentForm = defineCall({
  name: 'payments.form',
  method: 'GET',
  path: '/api/payment/gateway/{payRequestId}',
  who: 'ownListings.manage',
  summary: 'Get the form that opens the card page for your own payment',
  input: z.object({
    payRequestId: z
      .string()
      .max(64)
      .regex(/^[\w-]{1,64}$/),
  }),
  output: providerForm,
})

export const createPayFastPayment = defineCall({
  name: 'payments.createPayFast',
  repeatable: true,
  method: 'POST',
  path: '/api/payment/payfast',
  who: 'ownListings.manage',
  summary: 'Start a card payment of the listing fee at PayFast; returns the signed form',
  input: paidListing,
  output: providerForm,
  limit,
})

export const chooseEft = defineCall({
  name: 'payments.chooseEft',
  method: 'POST',
  path: '/api/payment/eft',
  who: 'ownListings.manage',
  summary: 'Choose to pay the listing fee by EFT; the listing then awaits payment',
  input: paidListing,
  output: eftDetails,
})

export const getEftDetails = defineCall({
  name: 'payments.eft',
  method: 'GET',
  path: '/api/payment/eft',
  who: 'ownListings.manage',
  summary: 'Get the bank details, amount and reference for an EFT',
  input: paidListing,
  output: eftDetails,
})

export const printEftDetails = defineCall({
  name: 'payments.printEft',
  method: 'GET',
  path: '/api/payment/eft.pdf',
  who: 'ownListings.manage',
  summary: 'Download the EFT details as a PDF; its file name is the date',
  input: paidListing,
  output: fileReply,
  produces: 'application/pdf',
  limit: documentLimit,
})

export const getPayment = defineCall({
  name: 'payments.get',
  method: 'GET',
  path: '/api/payment/{id}',
  who: 'ownListings.manage',
  summary:
    'Get a payment, as its payer or on the seller’s side; a Super Admin also gets its record',
  input: z.object({ id: idInPath }),
  output: payment.extend({ record: paymentRow.nullable(), testPayments: z.boolean() }),
})

export const cancelPayment = defineCall({
  name: 'payments.cancel',
  method: 'POST',
  path: '/api/payment/{id}/cancel',
  who: 'ownListings.manage',
  summary: 'Cancel your own open payment; money received anyway still counts',
  input: z.object({ id: idInPath, version }),
  output: payment,
})

export const printReceipt = defineCall({
  name: 'payments.receipt',
  method: 'GET',
  path: '/api/payment/{id}/receipt.pdf',
  who: 'ownListings.manage',
  summary: 'Download the tax invoice of a received payment',
  input: z.object({ id: idInPath }),
  output: fileReply,
  produces: 'application/pdf',
  limit: documentLimit,
})
