import { describe, expect, it, vi } from 'vitest'
import { getPaymentLedger } from '#contract/payments/payments-admin.calls.ts'
import { aNotice, anUnpaidWeek, aPayment, aRequest } from '../../testing/payment-builders.ts'
import { aPayFastNotice, openSandbox, usePayments } from '../../testing/payment-sandbox.ts'

const sandbox = await openSandbox()
const api = usePayments(sandbox, { rateLimit: false })

/** Always shuffled the same way, so that a failure can be reproduced. */
const seed = 20_261_116
const sequences = 100

function randomOf(start: number) {
  let state = start
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31
  return {
    chance: (part: number) => next() < part,
    int: (below: number) => Math.floor(next() * below),
    pick: <T>(items: readonly T[]) => items[Math.floor(next() * items.length)] as T,
    shuffled: <T>(items: readonly T[]) =>
      items
        .map((item) => [next(), item] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, item]) => item),
  }
}
type Random = ReturnType<typeof randomOf>
type Payment = Awaited<ReturnType<typeof aPayment>>

/** A notice and its required effect: money of this transaction, an alert, or nothing. */
interface Told {
  path: 'paygate' | 'payfast'
  payload: string
  sum?: string
  alert?: string
}

let transactions = 100_000_000

function payGateNotices(random: Random, payment: Payment, requests: string[], other: Payment) {
  const told: Told[] = []
  const add = (facts: Record<string, string>, rest: Omit<Told, 'path' | 'payload'> = {}) => {
    const requestId = facts.PAY_REQUEST_ID ?? (requests[0] as string)
    const subject = { ...payment, providerRequestId: requestId }
    told.push({ path: 'paygate', payload: aNotice(subject, facts), ...rest })
  }
  for (const PAY_REQUEST_ID of requests) {
    const count = random.pick([0, 1, 1, 1, 2])
    for (let n = 0; n < count; n++) {
      const TRANSACTION_ID = String(++transactions)
      for (let repeat = 0; repeat <= random.int(3); repeat++) {
        add(
          { PAY_REQUEST_ID, TRANSACTION_ID },
          { sum: TRANSACTION_ID, ...(n > 0 ? { alert: 'otherTransaction' } : {}) },
        )
      }
    }
    if (random.chance(0.3)) add({ PAY_REQUEST_ID, TRANSACTION_STATUS: '2', TRANSACTION_ID: '' })
    if (random.chance(0.2)) add({ PAY_REQUEST_ID, TRANSACTION_STATUS: '4', TRANSACTION_ID: '' })
    if (random.chance(0.2)) add({ PAY_REQUEST_ID, TRANSACTION_STATUS: '5', TRANSACTION_ID: '' })
  }
  const odd = () => String(++transactions)
  if (random.chance(0.3)) {
    const CURRENCY = random.pick(['USD', 'EUR', 'NAD', ''])
    add({ CURRENCY, TRANSACTION_ID: odd() }, { alert: 'wrongCurrency' })
  }
  if (random.chance(0.3)) {
    const AMOUNT = random.pick(['1', '38001', '37999', '3800000', '0', '', 'x', '9'.repeat(30)])
    add({ AMOUNT, TRANSACTION_ID: odd() }, { alert: 'wrongAmount' })
  }
  if (random.chance(0.3)) {
    const PAY_REQUEST_ID = other.providerRequestId as string
    add({ PAY_REQUEST_ID, TRANSACTION_ID: odd() }, { alert: 'otherPayment' })
  }
  if (random.chance(0.2)) {
    add({ PAY_REQUEST_ID: 'NOBODY', TRANSACTION_ID: odd() }, { alert: 'unknownPayment' })
  }
  if (random.chance(0.2)) {
    const payload = aNotice(payment, {}, 'guessed')
    told.push({ path: 'paygate', payload, alert: 'forged' })
  }
  return told
}

function payFastNotices(random: Random, payment: Payment, other: Payment) {
  const told: Told[] = []
  const add = (facts: Record<string, string>, rest: Omit<Told, 'path' | 'payload'> = {}) =>
    told.push({
      path: 'payfast',
      payload: aPayFastNotice(payment, facts, sandbox.payfast),
      ...rest,
    })
  const count = random.pick([0, 1, 1, 2])
  for (let n = 0; n < count; n++) {
    const pf_payment_id = String(++transactions)
    for (let repeat = 0; repeat <= random.int(3); repeat++)
      add({ pf_payment_id }, { sum: pf_payment_id })
  }
  const odd = () => String(++transactions)
  if (random.chance(0.3)) add({ pf_payment_id: odd(), payment_status: 'FAILED' })
  if (random.chance(0.3)) add({ pf_payment_id: odd(), payment_status: 'PENDING' })
  if (random.chance(0.3)) {
    const amount_gross = random.pick(['379.00', '380.50', '-380.00', '0', 'x', '9'.repeat(30)])
    add({ pf_payment_id: odd(), amount_gross }, { alert: 'wrongAmount' })
  }
  if (random.chance(0.2)) {
    add({ pf_payment_id: odd(), currency: 'USD' }, { alert: 'wrongCurrency' })
  }
  if (random.chance(0.2)) {
    const payload = aPayFastNotice(other, { pf_payment_id: odd() }, sandbox.payfast)
    told.push({ path: 'payfast', payload, alert: 'otherPayment' })
  }
  return told
}

async function send({ path, payload, alert }: Told) {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: `/api/payment/${path}/notify`,
    remoteAddress: '127.0.0.1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
  if (alert === 'forged') expect(statusCode).toBe(400)
  else expect([statusCode, body]).toEqual([200, 'OK'])
}

/** The tables' state of a week and its payments, after all its notices. */
async function bookedFor(weekId: number) {
  const { sql } = api.services.database
  const [row] = await sql`
    select
      coalesce((select array_agg(provider_transaction_id order by provider_transaction_id)
        from payments where week_id = ${weekId} and state in ('paid', 'refund due')), '{}') as sums,
      (select coalesce(sum(amount), 0)::float8 from payments
        where week_id = ${weekId} and state in ('paid', 'refund due')) as booked,
      (select count(*)::int from payments where week_id = ${weekId} and state = 'paid') as settled,
      (select coalesce(sum(e.amount), 0)::float8 from payment_events e
        join payments y on y.id = e.payment_id where y.week_id = ${weekId}
        and e.kind = 'notify' and e.outcome in ('paid', 'refund due')) as received,
      (select s.code from weeks w join statuses s on s.id = w.status_id
        where w.id = ${weekId}) as status,
      coalesce((select array_agg(a.kind) from payment_alerts a join payments y
        on y.id = a.payment_id where y.week_id = ${weekId}), '{}') as alerts,
      (select count(*)::int from outbox where dedupe_key in (
        select 'payment:' || id || ':received' from payments where week_id = ${weekId})) as mails`
  return row as unknown as {
    sums: string[]
    booked: number
    settled: number
    received: number
    status: string
    alerts: string[]
    mails: number
  }
}

describe(`${sequences} sequences of notices in disorder, with odd currencies, numbers and amounts`, () => {
  it('settle once, book what was received, and raise an alert for every anomaly', async () => {
    vi.spyOn(api.services.cards.payfast!, 'confirms').mockResolvedValue(true)
    const { sql } = api.services.database
    const random = randomOf(seed)
    const { owner } = await anUnpaidWeek(api.services)
    const bystander = await aPayment(api.services)
    let misdirected = 0
    for (let n = 0; n < sequences; n++) {
      const { weekId } = await anUnpaidWeek(api.services, owner)
      const facts = { weekId, userId: owner.id }
      const payment = await aPayment(api.services, facts)
      const requests = [payment.providerRequestId as string]
      if (random.chance(0.4)) requests.push(await aRequest(api.services, payment.id))
      const atPayFast = { ...facts, provider: 'payfast', providerRequestId: null } as const
      const second = await aPayment(api.services, atPayFast)
      const told = random.shuffled([
        ...payGateNotices(random, payment, requests, bystander),
        ...(random.chance(0.5) ? payFastNotices(random, second, bystander) : []),
      ])
      misdirected += told.filter(
        ({ path, alert }) => path === 'payfast' && alert === 'otherPayment',
      ).length
      const waiting = [...told]
      // Some at the same moment, as providers send them.
      while (waiting.length > 0) await Promise.all(waiting.splice(0, 1 + random.int(3)).map(send))

      const sums = [...new Set(told.flatMap(({ sum }) => sum ?? []))].toSorted()
      const { alerts, ...booked } = await bookedFor(weekId)
      const settled = sums.length > 0 ? 1 : 0
      expect({ n, ...booked }).toEqual({
        n,
        sums,
        booked: 380 * sums.length,
        received: 380 * sums.length,
        settled,
        mails: settled,
        status: settled ? 'AV' : 'AP',
      })
      expect(alerts.filter((kind) => kind === 'paidTwice')).toHaveLength(
        Math.max(sums.length - 1, 0),
      )
      const expected = told.filter(
        ({ path, alert }) => path === 'paygate' || alert !== 'otherPayment',
      )
      for (const { alert } of expected) if (alert) expect(alerts, String(n)).toContain(alert)
    }
    const { body } = await (await api.as('superAdmin'))(getPaymentLedger, {})
    expect(body.differences).toEqual([])
    expect(body.payments).toEqual(body.ledger)
    const [other] = await sql`select state, (select count(*)::int from payment_alerts a
      where a.payment_id = y.id and a.kind = 'otherPayment') as alerts
      from payments y where id = ${bystander.id}`
    expect(misdirected).toBeGreaterThan(0)
    expect(other).toEqual({ state: 'pending', alerts: misdirected })
  }, 300_000)
})
