import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import * as admin from '#contract/payments/payments-admin.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import { today } from '#contract/values/day.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { PayGate } from '../../gateways/payments/paygate.ts'
import { providerDown } from '../../gateways/payments/provider-call.ts'
import { agePayment, aPayment, anUnpaidWeek, paymentState } from '../../testing/payment-builders.ts'
import { openSandbox, usePayments } from '../../testing/payment-sandbox.ts'
import { queryOpenPayments } from './open-payments.service.ts'
import { claimPayment, currentInstant } from './payment-requests.queries.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

/** Each test has the queue to itself. */
beforeEach(async () => {
  await api.services.database
    .sql`update payment_requests set ended_at = now() where ended_at is null`
})
afterEach(() => vi.restoreAllMocks())

const paygate = () => api.services.cards.paygate as PayGate

/** PayGate does not reply about these references; the others are queried as usual. */
function failFor(...references: string[]) {
  const { query } = paygate()
  return vi.spyOn(paygate(), 'query').mockImplementation(async (requestId, reference) => {
    if (references.includes(reference)) throw providerDown(new Error('no reply'))
    return query(requestId, reference)
  })
}

/** A payment at the card page that has been idle for this many minutes. */
async function started(minutes = 16) {
  const { owner, weekId } = await anUnpaidWeek(api.services)
  const { body } = await api.by(owner)(calls.createPayment, { timeshareWeekId: weekId })
  const request = Object.fromEntries(new URLSearchParams(body))
  const reference = request.REFERENCE as string
  const [row] = await api.services.database
    .sql`select id from payments where reference = ${reference}`
  const id = row?.id as number
  await agePayment(api.services, id, minutes)
  return { owner, weekId, id, reference, requestId: request.PAY_REQUEST_ID as string }
}

/** A request made a moment ago would be handed out again. */
async function ageLedger(id: number) {
  const { sql } = api.services.database
  await sql`alter table payment_events disable trigger only_grows`
  await sql`update payment_events set created_at = now() - interval '5 minutes'
    where payment_id = ${id}`
  await sql`alter table payment_events enable trigger only_grows`
}

/** The payer begins again; the first request's page is still open somewhere. */
async function startAgain({ owner, weekId, id }: Awaited<ReturnType<typeof started>>) {
  await ageLedger(id)
  const reply = await api.by(owner)(calls.createPayment, { timeshareWeekId: weekId })
  expect(reply.status).toBe(200)
  return new URLSearchParams(reply.body).get('PAY_REQUEST_ID') as string
}

/** Pays one request on its page, as a person would; the notice never arrives. */
async function payRequest(requestId: string) {
  await sandbox.set({ manner: 'silent' })
  const paid = await fetch(`${sandbox.url}/payweb3/pay`, {
    method: 'POST',
    body: new URLSearchParams({ request: requestId, card: '4000000000000002', step: 'pay' }),
  })
  expect(paid.status).toBe(200)
}

async function isQueried(requestId: string): Promise<boolean> {
  const [row] = await api.services.database.sql`
    select queried_at is not null as queried from payment_requests where request_id = ${requestId}`
  return row?.queried as boolean
}

describe('reconciliation', () => {
  it('continues after a query that fails, and retries that one later', async () => {
    const failing = await started(40)
    const paid = await started(20)
    await payRequest(failing.requestId)
    await payRequest(paid.requestId)
    const query = failFor(failing.reference)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, paid.id)).toBe('paid')
    expect(await paymentState(api.services, failing.id)).toBe('pending')
    query.mockRestore()
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, failing.id)).toBe('paid')
  })

  it('continues after a payment that cannot be stored', async () => {
    const { sql } = api.services.database
    const broken = await started(40)
    const paid = await started(20)
    await payRequest(broken.requestId)
    await payRequest(paid.requestId)
    await sql.unsafe(`create function stumble() returns trigger language plpgsql as
      $$ begin if new.id = ${broken.id} then raise exception 'the disk is full'; end if; return new; end $$`)
    await sql`create trigger stumble before update on payments for each row execute function stumble()`
    await queryOpenPayments(api.services)
    await sql`drop trigger stumble on payments`
    expect(await paymentState(api.services, broken.id)).toBe('pending')
    expect(await paymentState(api.services, paid.id)).toBe('paid')
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, broken.id)).toBe('paid')
  })

  it('finds a paid payment behind thousands of abandoned ones and one that always fails', async () => {
    const { sql } = api.services.database
    const abandoned = 2000
    const { owner, weekId } = await anUnpaidWeek(api.services)
    await sql`
      with made as (
        insert into payments (provider, state, week_id, user_id, fee_name, amount)
        select 'paygate', 'cancelled', ${weekId}, ${owner.id}, 'Listing Fee', 380
        from generate_series(1, ${abandoned}) returning id)
      insert into payment_requests (payment_id, request_id) select id, 'ABANDONED-' || id from made`
    await sql`alter table payments disable trigger raise_version`
    await sql`update payments set updated_at = now() - interval '1 hour' where week_id = ${weekId}`
    await sql`alter table payments enable trigger raise_version`
    await sql`analyze payments, payment_requests`
    const failing = await started()
    const paid = await started()
    await payRequest(paid.requestId)
    const { query: ask } = paygate()
    vi.spyOn(paygate(), 'query').mockImplementation(async (requestId, reference) => {
      if (reference === failing.reference) throw providerDown(new Error('no reply'))
      return requestId.startsWith('ABANDONED-') ? undefined : ask(requestId, reference)
    })
    let rounds = 0
    while ((await paymentState(api.services, paid.id)) !== 'paid' && rounds < 40) {
      rounds++
      await queryOpenPayments(api.services)
    }
    expect(await paymentState(api.services, paid.id)).toBe('paid')
    expect(rounds).toBeLessThanOrEqual(Math.ceil((abandoned + 2) / 100))
    // One that was never queried comes before all that were.
    const late = await started()
    await payRequest(late.requestId)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, late.id)).toBe('paid')
  }, 120_000)

  it('queries every request of a payment, not only the newest', async () => {
    const payment = await started()
    await startAgain(payment)
    await payRequest(payment.requestId)
    await agePayment(api.services, payment.id, 16)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('claims a payment with all of its requests once, however many processes try at the same time', async () => {
    const { sql } = api.services.database
    const payment = await started()
    await startAgain(payment)
    await sql`insert into payment_requests (payment_id, request_id)
      select ${payment.id}, 'sibling ' || n from generate_series(1, 40) n`
    await agePayment(api.services, payment.id, 16)
    const { db } = api.services.database
    for (let round = 0; round < 150; round++) {
      const claim = {
        startedAt: await currentInstant(db),
        quietMinutes: 15,
        repliesForMonths: 6,
      }
      const claims = await Promise.all(Array.from({ length: 8 }, () => claimPayment(db, claim)))
      expect(claims.filter((claimed) => claimed).map((claimed) => claimed?.id)).toEqual([
        payment.id,
      ])
    }
  })

  it('reports a second request that was paid as well', async () => {
    const payment = await started()
    const second = await startAgain(payment)
    await payRequest(second)
    await agePayment(api.services, payment.id, 16)
    await queryOpenPayments(api.services)
    await payRequest(payment.requestId)
    await agePayment(api.services, payment.id, 16)
    await queryOpenPayments(api.services)
    const { body } = await (
      await api.as('superAdmin')
    )(listPaymentAlerts, {
      paymentId: payment.id,
    })
    expect(body.items.map(({ kind }) => kind)).toEqual(['paidTwice'])
  })

  it('abandons a payment after a day, but only on a signed reply', async () => {
    const payment = await started(1441)
    const query = vi.spyOn(paygate(), 'query').mockResolvedValue(undefined)
    await queryOpenPayments(api.services)
    expect(query).toHaveBeenCalledOnce()
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    query.mockRestore()
    const failing = failFor(payment.reference)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
    failing.mockRestore()
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payment.id)).toBe('cancelled')
  })

  it('abandons nothing while one of its requests has no signed reply', async () => {
    const payment = await started()
    const second = await startAgain(payment)
    await agePayment(api.services, payment.id, 1441)
    const { query } = paygate()
    vi.spyOn(paygate(), 'query').mockImplementation(async (requestId, reference) =>
      requestId === second ? query(requestId, reference) : undefined,
    )
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payment.id)).toBe('pending')
  })

  it('abandons, after a day, payments that no provider can be queried about', async () => {
    const payfast = await aPayment(api.services, { provider: 'payfast', providerRequestId: null })
    const unmade = await aPayment(api.services, { providerRequestId: null })
    for (const { id } of [payfast, unmade]) await agePayment(api.services, id, 1430)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payfast.id)).toBe('pending')
    for (const { id } of [payfast, unmade]) await agePayment(api.services, id, 1441)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payfast.id)).toBe('cancelled')
    expect(await paymentState(api.services, unmade.id)).toBe('cancelled')
  })

  it('settles an abandoned payment that was paid after all', async () => {
    const payment = await started(1441)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payment.id)).toBe('cancelled')
    await payRequest(payment.requestId)
    await agePayment(api.services, payment.id, 16)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, payment.id)).toBe('paid')
  })

  it('makes a refund due for a cancelled payment that was paid twice', async () => {
    const payment = await started()
    const { owner, weekId, id } = payment
    await payRequest(payment.requestId)
    const { body } = await api.by(owner)(calls.getPayment, { id })
    await api.by(owner)(calls.cancelPayment, { id, version: body.version })
    const { body: eft } = await api.by(owner)(calls.chooseEft, { timeshareWeekId: weekId })
    const superAdmin = await api.as('superAdmin')
    const { body: open } = await superAdmin(calls.getPayment, { id: eft.paymentId })
    const statement = { amount: open.amount, paidOn: today(), bankReference: null }
    const confirmation = { id: eft.paymentId, version: open.version, ...statement }
    expect((await superAdmin(admin.confirmEft, confirmation)).status).toBe(200)
    await agePayment(api.services, id, 16)
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, id)).toBe('refund due')
  })

  it('queries neither closed payments nor ones unpaid for a week', async () => {
    const declined = await started()
    await sandbox.set({ manner: 'silent' })
    await sandbox.pay(declined.reference, { card: '4000000000000036' })
    const old = await started(1441)
    await api.services.database.sql`update payment_requests
      set created_at = now() - interval '8 days' where request_id = ${old.requestId}`
    await queryOpenPayments(api.services)
    expect(await paymentState(api.services, declined.id)).toBe('declined')
    expect(await paymentState(api.services, old.id)).toBe('cancelled')
    for (const { id } of [declined, old]) await agePayment(api.services, id, 16)
    const query = vi.spyOn(paygate(), 'query')
    await queryOpenPayments(api.services)
    expect(query).not.toHaveBeenCalled()
  })

  it('does not query a payment in its first quarter of an hour', async () => {
    const payment = await started(14)
    await queryOpenPayments(api.services)
    expect(await isQueried(payment.requestId)).toBe(false)
  })
})

describe('a Super Admin', () => {
  it('can check a cancelled payment, and all its requests are queried', async () => {
    const payment = await started()
    await startAgain(payment)
    const { owner, id } = payment
    const { body } = await api.by(owner)(calls.getPayment, { id })
    await api.by(owner)(calls.cancelPayment, { id, version: body.version })
    await payRequest(payment.requestId)
    const superAdmin = await api.as('superAdmin')
    const { body: cancelled } = await superAdmin(calls.getPayment, { id })
    expect(cancelled).toMatchObject({ paymentStatus: 'CANCELLED', may: { ask: true } })
    const { body: asked } = await superAdmin(admin.askProvider, { id })
    expect(asked).toMatchObject({ paymentStatus: 'PAID', may: { ask: false } })
  })
})

describe('a restarted payment', () => {
  it('is not charged twice when an earlier request was paid', async () => {
    const payment = await started()
    await startAgain(payment)
    await payRequest(payment.requestId)
    await ageLedger(payment.id)
    const { status, error } = await api.by(payment.owner)(calls.createPayment, {
      timeshareWeekId: payment.weekId,
    })
    expect([status, error.message]).toEqual([409, texts.alreadyPaid])
  })
})
