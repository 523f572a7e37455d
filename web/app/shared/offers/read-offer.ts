import { typedAmount } from '#contract/values/parse-amount.ts'
import type { FormShape } from '../../ui/form/read-form.ts'

export const offerShape: FormShape = { texts: ['amount', 'comment'], checks: ['consent'] }

/** The same parsing in the browser and, for a form submitted without script, on the server. */
export function readOffer(form: FormData) {
  return {
    amount: typedAmount(String(form.get('amount') ?? '')),
    comment: String(form.get('comment') ?? ''),
    consent: form.has('consent'),
  }
}
