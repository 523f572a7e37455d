import { z } from 'zod'
import { defineCall } from '../call.ts'
import { textFields } from '../values/any-fields.ts'

/** The addresses that payment providers and the browsers they send back call, in the providers' own form. */
const fields = textFields(100, 2000)

const bodyLimit = 16 * 1024

export const payGateNotify = defineCall({
  name: 'payments.payGateNotify',
  method: 'POST',
  path: '/api/payment/paygate/notify',
  who: 'everyone',
  summary: 'Receive the result of a payment from PayGate; replies OK once it is stored',
  input: fields,
  output: z.string(),
  outside: { contentType: 'text/plain' },
  bodyLimit,
})

export const payGateReturn = defineCall({
  name: 'payments.payGateReturn',
  method: 'POST',
  path: '/api/payment/paygate/return',
  who: 'everyone',
  summary: 'Receive the browser from PayGate and redirect to the success or error page',
  input: fields,
  output: z.string(),
  outside: { contentType: 'text/html' },
  bodyLimit,
})

export const payFastNotify = defineCall({
  name: 'payments.payFastNotify',
  method: 'POST',
  path: '/api/payment/payfast/notify',
  who: 'everyone',
  summary: 'Receive the result of a payment from PayFast; replies OK once it is stored',
  input: fields,
  output: z.string(),
  outside: { contentType: 'text/plain' },
  bodyLimit,
})

/** The key is part of the address that we gave to PayFast; without it the reply reveals nothing. */
const backFromPayFast = z.object({
  reference: z.string().max(40),
  key: z.string().max(64).catch(''),
})

export const payFastReturn = defineCall({
  name: 'payments.payFastReturn',
  method: 'GET',
  path: '/api/payment/payfast/return/{reference}',
  who: 'everyone',
  summary: 'Receive the browser from PayFast after a payment',
  input: backFromPayFast,
  output: z.string(),
  outside: { contentType: 'text/html' },
})

export const payFastCancel = defineCall({
  name: 'payments.payFastCancel',
  method: 'GET',
  path: '/api/payment/payfast/cancel/{reference}',
  who: 'everyone',
  summary: 'Receive the browser from PayFast after a cancelled payment',
  input: backFromPayFast,
  output: z.string(),
  outside: { contentType: 'text/html' },
})
