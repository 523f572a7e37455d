import { isSettled } from '#contract/payments/payments.states.ts'
import { transaction } from '../../db/connect.ts'
import { pick, type Fields } from '../../gateways/payments/notice.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { recordForgery } from './notices.service.ts'
import { addEvent } from './payment-events.queries.ts'
import * as queries from './payments.queries.ts'

/** Redirects the whole window: the card page may be shown in a frame of ours. */
function handBack(path: string): string {
  return `<!doctype html>
<html lang="en-ZA">
<head><meta charset="utf-8"><title>Returning to the site</title></head>
<body>
<p><a href="${path}" target="_top">Continue</a></p>
<script>window.top.location.replace(document.querySelector('a').href)</script>
</body>
</html>`
}

const successPath = (id: number) => `/payments/success?payment=${id}`
const errorPath = (id: number) => `/payments/error/${id}`

/** A browser's return is recorded but not trusted: only the provider's notification decides. */
async function recordReturn(
  { database }: Services,
  payment: queries.PaymentRecord,
  outcome: string,
  payload: Fields,
  context: CallContext,
): Promise<void> {
  const { id, provider } = payment
  // Once for each way it can end: reloading the page is not news.
  const ending = payload.TRANSACTION_STATUS ?? outcome
  const providerEventId = `return/${payment.providerRequestId ?? payment.reference}/${ending}`
  await transaction(database, { userId: null, name: 'visitor' }, (tx) =>
    addEvent(tx, {
      paymentId: id,
      provider,
      kind: 'return',
      outcome,
      providerEventId,
      payload,
      requestId: context.requestId,
    }),
  )
}

export async function returnFromPayGate(
  services: Services,
  fields: Fields,
  context: CallContext,
): Promise<string> {
  const { paygate } = services.cards
  const requestId = fields.PAY_REQUEST_ID ?? ''
  const payment = await queries.findByRequest(services.database.db, requestId)
  if (!paygate || !payment) return handBack(errorPath(0))
  if (!paygate.isGenuineReturn(fields, payment.reference)) {
    const told = { ...fields, REFERENCE: payment.reference }
    await recordForgery(services, 'paygate', 'return', told, context)
    return handBack(isSettled(payment.state) ? successPath(payment.id) : errorPath(payment.id))
  }
  const verdict = paygate.verdictOf(fields.TRANSACTION_STATUS ?? '')
  const payload = pick(fields, ['PAY_REQUEST_ID', 'TRANSACTION_STATUS'])
  await recordReturn(services, payment, `browser says ${verdict}`, payload, context)
  // What the bank is still busy with is waited for on the page of success.
  const hopeful = verdict === 'paid' || verdict === 'open'
  return handBack(hopeful ? successPath(payment.id) : errorPath(payment.id))
}

export async function returnFromPayFast(
  services: Services,
  reference: string,
  ending: 'return' | 'cancel',
  context: CallContext,
): Promise<string> {
  const payment = await queries.findByReference(services.database.db, 'payfast', reference)
  if (!payment) return handBack(errorPath(0))
  const verdict = ending === 'return' ? 'paid' : 'cancelled'
  await recordReturn(services, payment, `browser says ${verdict}`, {}, context)
  return handBack(ending === 'return' ? successPath(payment.id) : errorPath(payment.id))
}
