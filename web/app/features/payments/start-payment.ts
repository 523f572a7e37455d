import type { Api } from '#contract/client.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { chooseEft, createPayment } from '#contract/payments/payments.calls.ts'
import { links, type PaidFor } from '#contract/links.ts'
import { listingInput } from './paid-for.ts'

/** The two methods, as the specification writes them. */
export const payOptions = ['CC', 'EFT'] as const
export type PayOption = (typeof payOptions)[number]

/** Why a payment could not begin, as a message for the payer. */
export interface PayProblem {
  code: ErrorCode
  message: string
}

/** Starts the payment that the form chose, and returns where it continues. */
export async function startPayment(api: Api, paidFor: PaidFor, form: FormData): Promise<string> {
  const input = listingInput(paidFor)
  if (form.get('instead') === 'EFT' || form.get('option') === 'EFT') {
    await api(chooseEft, input)
    return links.eftPage(paidFor)
  }
  if (form.get('provider') === 'payfast') return links.payFast(paidFor)
  const reply = new URLSearchParams(await api(createPayment, input))
  return links.paymentGateway(reply.get('PAY_REQUEST_ID') ?? '', reply.get('CHECKSUM') ?? '')
}
