import { z } from 'zod'
import { defineCall } from '../call.ts'

/** The addresses that payment providers and the browsers they send back call, in the providers' own form. */
const fields = z.record(z.string().max(100), z.string().max(2000))

const bodyLimit = 16 * 1024

export const payGateNotify = defineCall({
  name: 'payments.payGateNotify',
  method: 'POST',
  path: '/api/payment/paygate/notify',
  who: 'everyone',
  summary: 'PayGate tells how a payment ended; answered by OK once that is stored',
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
  summary: 'PayGate sends the browser back; it leads on to the page of success or error',
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
  summary: 'PayFast tells how a payment ended; answered by OK once that is stored',
  input: fields,
  output: z.string(),
  outside: { contentType: 'text/plain' },
  bodyLimit,
})

const backFromPayFast = z.object({ reference: z.string().max(40) })

export const payFastReturn = defineCall({
  name: 'payments.payFastReturn',
  method: 'GET',
  path: '/api/payment/payfast/return/{reference}',
  who: 'everyone',
  summary: 'PayFast sends the browser back after a payment',
  input: backFromPayFast,
  output: z.string(),
  outside: { contentType: 'text/html' },
})

export const payFastCancel = defineCall({
  name: 'payments.payFastCancel',
  method: 'GET',
  path: '/api/payment/payfast/cancel/{reference}',
  who: 'everyone',
  summary: 'PayFast sends the browser back after a cancelled payment',
  input: backFromPayFast,
  output: z.string(),
  outside: { contentType: 'text/html' },
})
