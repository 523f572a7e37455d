import { data } from 'react-router'
import { awaitReply, isAppError } from '../../session/refusal.ts'
import type { PayProblem } from './start-payment.ts'

/** Refusals that the payer can do something about; the page handles the others. */
const tellable = ['providerDown', 'cardsOff', 'wrongState', 'tooMany', 'unavailable']

/** Awaits a step of a payment; what it refuses is returned to the screen that requested it. */
export async function orProblem<T>(step: Promise<T>, url: URL) {
  try {
    return { reply: await step, refused: undefined }
  } catch (error) {
    if (isAppError(error) && tellable.includes(error.code)) {
      const problem: PayProblem = { code: error.code, message: error.message }
      return { reply: undefined, refused: data({ problem, form: undefined }, error.status) }
    }
  }
  // Refused for another reason: shown as everywhere else.
  return { reply: await awaitReply(step, url), refused: undefined }
}
