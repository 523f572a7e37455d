import { parseRand } from '#contract/values/rand.ts'
import type { FormShape } from '../../ui/read-form.ts'

export const offerShape: FormShape = { texts: ['amount', 'comment'], checks: ['consent'] }

/** What is no amount stays as it was typed, so that the schema answers with its own words. */
export function readAmount(form: FormData): number | string {
  const typed = String(form.get('amount') ?? '')
  return parseRand(typed) ?? typed
}

/** The same reading in the browser and, for a form sent without script, on the server. */
export function readOffer(form: FormData) {
  return {
    amount: readAmount(form),
    comment: String(form.get('comment') ?? ''),
    consent: form.has('consent'),
  }
}
