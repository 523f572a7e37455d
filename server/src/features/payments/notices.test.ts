import { describe, expect, it } from 'vitest'
import { publishWeek } from '#contract/weeks/week-changes.calls.ts'
import { listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { getPaymentLedger } from '#contract/payments/payments-admin.calls.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import {
  aNotice,
  anUnpaidWeek,
  aPayment,
  aRequest,
  paymentState,
  weekStatusCode,
} from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

const notify = (payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payment/paygate/notify',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  })

const outcomes = async (id: number) =>
  (
    await api.services.database
      .sql`select outcome from payment_events where payment_id = ${id} order by id`
  ).map(({ outcome }) => outcome as string)

async function alertsOf(id: number): Promise<string[]> {
  const { body } = await (await api.as('superAdmin'))(listPaymentAlerts, { paymentId: id })
  return body.items.map(({ kind }) => kind)
}

describe('a notification', () => {
  it('gets a plain OK, whatever its Origin header', async () => {
    const payment = await aPayment(api.services)
    const reply = await notify(aNotice(payment), { origin: 'https://secure.paygate.co.za' })
    expect([reply.statusCode, reply.body]).toEqual([200, 'OK'])
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('is an exception: other calls accept no forms and no foreign origin', async () => {
    const form = await api.app.inject({
      method: 'POST',
      url: '/api/payment',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'timeshareWeekId=1',
    })
    expect(form.statusCode).toBe(415)
    const foreign = await api.app.inject({
      method: 'POST',
      url: '/api/payment',
      headers: { origin: 'https://secure.paygate.co.za' },
      payload: { timeshareWeekId: 1 },
    })
    expect(foreign.json().code).toBe('wrongOrigin')
    const json = await api.app.inject({
      method: 'POST',
      url: '/api/payment/paygate/notify',
      payload: { PAYGATE_ID: 'x' },
    })
    expect(json.statusCode).toBe(415)
  })

  it('with a wrong checksum is refused, recorded and shown to the Super Admin', async () => {
    const payment = await aPayment(api.services)
    const forged = aNotice(payment, {}, 'guessed')
    const reply = await notify(forged)
    expect([reply.statusCode, reply.json().message]).toEqual([400, texts.noticeRefused])
    await notify(forged)
    expect(await outcomes(payment.id)).toEqual(['forged'])
    expect(await alertsOf(payment.id)).toEqual(['forged'])
    // It does not block the real one.
    await notify(aNotice(payment))
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('with its amount changed after signing is refused; signed with a wrong amount, it is not trusted', async () => {
    const payment = await aPayment(api.services)
    const tampered = aNotice(payment).replace('AMOUNT=38000', 'AMOUNT=100')
    expect((await notify(tampered)).statusCode).toBe(400)
    expect((await notify(aNotice(payment, { AMOUNT: '100' }))).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AP')
    expect((await alertsOf(payment.id)).toSorted()).toEqual(['forged', 'wrongAmount'])
  })

  it('about an unknown payment is recorded and shown', async () => {
    const unknown = { reference: 'PM-0', providerRequestId: 'NOBODY' }
    expect((await notify(aNotice(unknown))).body).toBe('OK')
    const { body } = await (await api.as('superAdmin'))(listPaymentAlerts, {})
    expect(body.items[0]).toMatchObject({
      kind: 'unknownPayment',
      payment: null,
      details: { REFERENCE: 'PM-0' },
    })
  })

  it('that is repeated, late or out of order changes nothing', async () => {
    const payment = await aPayment(api.services)
    await notify(aNotice(payment, { TRANSACTION_STATUS: '5', RESULT_CODE: '' }))
    await notify(aNotice(payment))
    await notify(aNotice(payment))
    await notify(aNotice(payment, { TRANSACTION_STATUS: '2', RESULT_CODE: '900003' }))
    expect(await outcomes(payment.id)).toEqual(['still open', 'paid', 'repeated', 'late'])
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('of approval is accepted after one of refusal', async () => {
    const payment = await aPayment(api.services)
    await notify(aNotice(payment, { TRANSACTION_STATUS: '2', RESULT_CODE: '900003' }))
    expect(await paymentState(api.services, payment.id)).toBe('declined')
    await notify(aNotice(payment))
    expect(await paymentState(api.services, payment.id)).toBe('paid')
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AV')
  })

  it('for a listing that is already paid makes a refund due', async () => {
    const first = await aPayment(api.services)
    const second = await aPayment(api.services, {
      weekId: first.weekId,
      userId: first.userId,
      state: 'declined',
    })
    await notify(aNotice(first))
    await notify(aNotice(second))
    expect(await paymentState(api.services, second.id)).toBe('refund due')
    expect(await alertsOf(second.id)).toEqual(['paidTwice'])
    // Two requests for one payment, both paid: the record stays paid, and an alert is raised.
    const other = await aRequest(api.services, first.id)
    await notify(aNotice({ ...first, providerRequestId: other }, { TRANSACTION_ID: '2' }))
    expect(await paymentState(api.services, first.id)).toBe('paid')
    expect(await alertsOf(first.id)).toEqual(['paidTwice'])
  })

  it('for a deleted listing makes a refund due', async () => {
    const payment = await aPayment(api.services)
    await api.services.database
      .sql`update weeks set deleted_at = now() where id = ${payment.weekId}`
    await notify(aNotice(payment))
    expect(await paymentState(api.services, payment.id)).toBe('refund due')
    expect(await alertsOf(payment.id)).toEqual(['listingGone'])
  })

  it('closes other open payments for the listing', async () => {
    const payment = await aPayment(api.services)
    const { weekId, userId } = payment
    const eft = await aPayment(api.services, {
      weekId,
      userId,
      provider: 'eft',
      providerRequestId: null,
    })
    await notify(aNotice(payment))
    expect(await paymentState(api.services, eft.id)).toBe('cancelled')
  })

  it('later reversed by the provider is a refund: it is shown, and the week awaits payment again', async () => {
    const payment = await aPayment(api.services)
    const { sql } = api.services.database
    await notify(aNotice(payment))
    await sql`update weeks set published = true where id = ${payment.weekId}`
    await notify(aNotice(payment, { TRANSACTION_STATUS: '7' }))
    expect(await paymentState(api.services, payment.id)).toBe('refunded')
    expect(await alertsOf(payment.id)).toEqual(['voided'])
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AP')
    const [week] = await sql`select published, paid_at from weeks where id = ${payment.weekId}`
    expect(week).toEqual({ published: false, paid_at: null })
    const mails = await sql`select usage from outbox where usage = 'ListingHidden'`
    expect(mails).toHaveLength(1)
    const { body } = await (await api.as('superAdmin'))(getPaymentLedger, {})
    expect(body.differences.filter(({ id }) => id === payment.id)).toEqual([])
  })

  it('is stored with all its effects, or not at all', async () => {
    const { sql } = api.services.database
    const payment = await aPayment(api.services)
    await sql`create function stumble() returns trigger language plpgsql as
      $$ begin raise exception 'the machine stopped'; end $$`
    await sql`create trigger stumble before update on weeks for each row execute function stumble()`
    expect((await notify(aNotice(payment))).statusCode).toBe(500)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    expect(await outcomes(payment.id)).toEqual([])
    await sql`drop trigger stumble on weeks`
    // The provider got no OK, so it resends the notice.
    expect((await notify(aNotice(payment))).body).toBe('OK')
    expect(await paymentState(api.services, payment.id)).toBe('paid')
    expect(await weekStatusCode(api.services, payment.weekId)).toBe('AV')
  })
})

describe('an unpaid week', () => {
  it('is never published by its owner; a paid and verified one is published at once', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const payment = await aPayment(api.services, { weekId, userId: owner.id })
    await api.services.database.sql`update weeks set verified_at = now() where id = ${weekId}`
    const refused = await api.by(owner)(publishWeek, { id: weekId })
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'payment has not been confirmed yet',
    ])
    await notify(aNotice(payment))
    const { status, body } = await api.by(owner)(publishWeek, { id: weekId })
    expect([status, body.isPublished]).toEqual([200, true])
  })
})

/** Always shuffled the same way, so that a failure can be reproduced. */
function shuffled<T>(items: T[]): T[] {
  let seed = 20_261_115
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  return items
    .map((item) => [next(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)
}

describe('a thousand notifications, shuffled and repeated', () => {
  it('settle each payment exactly once', { timeout: 120_000 }, async () => {
    const owner = (await anUnpaidWeek(api.services)).owner
    const paid = []
    for (let n = 0; n < 40; n++) {
      const { weekId } = await anUnpaidWeek(api.services, owner)
      paid.push(await aPayment(api.services, { weekId, userId: owner.id }))
    }
    const notices = paid.flatMap((payment) => [
      ...Array.from({ length: 14 }, () => aNotice(payment)),
      ...Array.from({ length: 4 }, () => aNotice(payment, { TRANSACTION_STATUS: '5' })),
      ...Array.from({ length: 3 }, () => aNotice(payment, { TRANSACTION_STATUS: '2' })),
      aNotice({ ...payment, providerRequestId: 'OLD' }, { TRANSACTION_STATUS: '4' }),
      aNotice(payment, { AMOUNT: '38001' }),
      aNotice(payment, { AMOUNT: '1' }),
      aNotice(payment, {}, 'guessed'),
    ])
    expect(notices).toHaveLength(1000)
    const waiting = shuffled(notices)
    const replies: string[] = []
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          replies.push((await notify(next)).body)
        }
      }),
    )
    expect(replies.filter((reply) => reply === 'OK')).toHaveLength(960)
    const ids = paid.map(({ id }) => id)
    const [sums] = await api.services.database.sql`
      select count(*) filter (where outcome = 'paid')::int as settled,
        count(distinct payment_id) filter (where outcome = 'paid')::int as payments,
        count(*) filter (where outcome = 'forged')::int as forged,
        count(*) filter (where outcome = 'wrong amount')::int as wrong
      from payment_events where payment_id = any(${ids})`
    expect(sums).toEqual({ settled: 40, payments: 40, forged: 40, wrong: 80 })
    const [after] = await api.services.database.sql`
      select (select count(*)::int from payments where id = any(${ids}) and state = 'paid') as paid,
        (select count(*)::int from outbox where usage = 'PaymentReceived' and "to" = ${owner.email}) as mails,
        (select count(*)::int from weeks w join payments y on y.week_id = w.id
          where y.id = any(${ids}) and w.paid_at is not null) as weeks`
    expect(after).toEqual({ paid: 40, mails: 40, weeks: 40 })
  })
})
