import { createHash } from 'node:crypto'
import { sql } from '../db/orm.ts'
import { chooseEft, getPayment } from '#contract/payments/payments.calls.ts'
import { today } from '#contract/values/day.ts'
import { transaction } from '../db/connect.ts'
import { paymentRequests, payments } from '../db/schema/payments.ts'
import type { Services } from '../services.ts'
import type { TestApi } from './api.ts'
import { aUser, type TestUser } from './builders.ts'
import { aWeek } from './week-builders.ts'

/** A week that waits for its fee, with its owner. */
export async function anUnpaidWeek(
  services: Services,
  owner?: TestUser,
): Promise<{ owner: TestUser; weekId: number }> {
  const user = owner ?? (await aUser(services))
  const { id } = await aWeek(services, { status: 'AP', ownerUserId: user.id })
  return { owner: user, weekId: id }
}

type PaymentFacts = Partial<typeof payments.$inferInsert>

/** An open PayGate payment for a week that awaits it, by default. */
export async function aPayment(services: Services, facts: PaymentFacts = {}) {
  const { owner, weekId } = facts.weekId
    ? { owner: { id: facts.userId as number }, weekId: facts.weekId }
    : await anUnpaidWeek(services)
  return transaction(services.database, null, async (tx) => {
    const [row] = await tx
      .insert(payments)
      .values({
        provider: 'paygate',
        weekId,
        userId: owner.id,
        feeName: 'Listing Fee',
        amount: '380.00',
        providerRequestId: crypto.randomUUID().toUpperCase(),
        ...facts,
      })
      .returning()
    const payment = row as typeof payments.$inferSelect
    if (payment.provider === 'paygate' && payment.providerRequestId) {
      const { id: paymentId, providerRequestId: requestId } = payment
      await tx.insert(paymentRequests).values({ paymentId, requestId })
    }
    return { ...payment, weekId }
  })
}

/** One more request for a payment, as when its payer starts again. */
export async function aRequest({ database }: Services, paymentId: number): Promise<string> {
  const requestId = crypto.randomUUID().toUpperCase()
  await database.db.insert(paymentRequests).values({ paymentId, requestId })
  return requestId
}

/** Makes a payment look as if nothing had happened to it for this long. */
export async function agePayment({ database }: Services, id: number, minutes: number) {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table payments disable trigger raise_version`)
    await tx.execute(sql`update payments
      set updated_at = now() - make_interval(mins => ${minutes}) where id = ${id}`)
    await tx.execute(sql`alter table payments enable trigger raise_version`)
  })
}

const order = [
  'PAYGATE_ID',
  'PAY_REQUEST_ID',
  'REFERENCE',
  'TRANSACTION_STATUS',
  'RESULT_CODE',
  'AUTH_CODE',
  'CURRENCY',
  'AMOUNT',
  'RESULT_DESC',
  'TRANSACTION_ID',
  'RISK_INDICATOR',
  'PAY_METHOD',
  'PAY_METHOD_DETAIL',
]

/** The provider's own number, of which each request has one. */
export function transactionIdOf(payment: { providerRequestId: string | null }): string {
  const digest = createHash('md5')
    .update(payment.providerRequestId ?? '')
    .digest()
  return String(digest.readUInt32BE())
}

/** A PayGate notice about a payment, signed with the test merchant's key. */
export function aNotice(
  payment: { reference: string; providerRequestId: string | null },
  facts: Record<string, string> = {},
  key = 'secret',
): string {
  const fields: Record<string, string> = {
    PAYGATE_ID: '10011072130',
    PAY_REQUEST_ID: payment.providerRequestId ?? '',
    REFERENCE: payment.reference,
    TRANSACTION_STATUS: '1',
    RESULT_CODE: '990017',
    AUTH_CODE: 'A1B2C3',
    CURRENCY: 'ZAR',
    AMOUNT: '38000',
    RESULT_DESC: 'Auth Done',
    TRANSACTION_ID: transactionIdOf(payment),
    ...facts,
  }
  const text = order.map((name) => fields[name] ?? '').join('') + key
  const CHECKSUM = createHash('md5').update(text).digest('hex')
  return new URLSearchParams({ ...fields, CHECKSUM }).toString()
}

export async function paymentState({ database }: Services, id: number): Promise<string> {
  const [row] = await database.sql`select state from payments where id = ${id}`
  return (row as { state: string }).state
}

export async function weekStatusCode({ database }: Services, id: number): Promise<string> {
  const [row] = await database.sql`
    select s.code from weeks w join statuses s on s.id = w.status_id where w.id = ${id}`
  return (row as { code: string }).code
}

/** An EFT that a week's owner has chosen and not yet paid. */
export async function anEft(api: TestApi) {
  const { owner, weekId } = await anUnpaidWeek(api.services)
  const { body } = await api.by(owner)(chooseEft, { timeshareWeekId: weekId })
  const { body: payment } = await api.by(owner)(getPayment, { id: body.paymentId })
  return { owner, weekId, id: body.paymentId, version: payment.version, details: body }
}

/** The fee as it appears on the bank statement. */
export const onStatement = { amount: 380, paidOn: today() }
