import { describe, expect, it } from 'vitest'
import * as admin from '#contract/payments/payments-admin.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import { eftThanks, paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import { addDays, today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { publishWeek, verifyWeek } from '#contract/weeks/week-changes.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import {
  anUnpaidWeek,
  aPayment,
  weekStatusCode,
  anEft,
  onStatement,
} from '../../testing/payment-builders.ts'
import { readPdf } from '../../testing/pdf.ts'
import { aProperty } from '../../testing/property-builders.ts'

/** As in production without credentials: cards are off, EFT works. */
const api = useApi()

describe('paying by EFT', () => {
  it('works without any card provider, and cards are reported as off', async () => {
    const { owner, weekId } = await anUnpaidWeek(api.services)
    const input = { timeshareWeekId: weekId }
    const { body: order } = await api.by(owner)(calls.getPaymentOrder, input)
    expect(order.options).toEqual({ paygate: false, payfast: false, eft: true })
    for (const call of [calls.createPayment, calls.createPayFastPayment]) {
      const { status, error } = await api.by(owner)(call, input)
      expect([status, error.code]).toEqual([409, 'cardsOff'])
    }
    const early = await api.by(owner)(calls.getEftDetails, input)
    expect([early.status, early.error.message]).toEqual([409, texts.eftNotChosen])
  })

  it('sets the week to 1033 and returns bank, amount and reference, also as a PDF', async () => {
    const { owner, weekId, details } = await anEft(api)
    const [week] = await api.services.database
      .sql`select status_id, reference from weeks where id = ${weekId}`
    expect(week?.status_id).toBe(1033)
    expect(details).toMatchObject({
      amount: 380,
      reference: week?.reference,
      paymentStatus: 'PENDING',
      bank: { bankName: 'First National Bank', accountNumber: '62000000000' },
    })
    const input = { timeshareWeekId: weekId }
    expect((await api.by(owner)(calls.chooseEft, input)).body.paymentId).toBe(details.paymentId)
    expect((await api.by(owner)(calls.getEftDetails, input)).body).toEqual(details)
    const pdf = await api.by(owner)(calls.printEftDetails, input)
    expect(pdf.headers['content-disposition']).toContain(`filename="${today()}.pdf"`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { title, pages } = await readPdf(pdf.body.content)
    expect(title).toBe(`EFT details, ${details.reference}`)
    expect(pages).toHaveLength(1)
    for (const fact of [
      'Pay by EFT',
      `Listing ${details.reference}, ${details.listing.title}`,
      'Amount including VAT R 380.00',
      `Your reference ${details.reference}`,
      'Bank First National Bank',
      `Account holder ${details.bank.accountHolder}`,
      'Account number 62000000000',
      `Branch code ${details.bank.branchCode}`,
      eftThanks.week,
      texts.coolingOff,
    ]) {
      expect(pages[0]).toContain(fact)
    }
    const { body: order } = await api.by(owner)(calls.getPaymentOrder, input)
    expect(order.state).toBe('eftChosen')
  })

  it('uses the fee at the time it was chosen', async () => {
    const { owner, weekId } = await anEft(api)
    await api.services.database.sql`update fees set amount = 420 where name = 'Listing Fee'`
    const input = { timeshareWeekId: weekId }
    expect((await api.by(owner)(calls.chooseEft, input)).body.amount).toBe(380)
    await api.services.database.sql`update fees set amount = 380 where name = 'Listing Fee'`
  })

  it('is completed when a Super Admin confirms the money: the week can be published at once', async () => {
    const { owner, weekId, id, version } = await anEft(api)
    const superAdmin = await api.as('superAdmin')
    await superAdmin(verifyWeek, { id: weekId })
    expect((await api.by(owner)(publishWeek, { id: weekId })).status).toBe(409)
    const stale = await superAdmin(admin.confirmEft, {
      ...onStatement,
      id,
      version: version + 7,
    })
    expect(stale.error.code).toBe('stale')
    const { body } = await superAdmin(admin.confirmEft, {
      ...onStatement,
      id,
      version,
      bankReference: 'FNB 7',
    })
    expect(body).toMatchObject({
      paymentStatus: 'PAID',
      bankReference: 'FNB 7',
      confirmedBy: 'Thandi Nkosi',
      may: { receipt: true, confirm: false, refundDue: true },
    })
    expect((await api.by(owner)(publishWeek, { id: weekId })).body.isPublished).toBe(true)
    const again = await superAdmin(admin.confirmEft, {
      ...onStatement,
      id,
      version: body.version,
    })
    expect([again.status, again.error.message]).toEqual([409, texts.notPending])
    const [mail] = await api.services.database
      .sql`select subject from outbox where "to" = ${owner.email} and usage = 'PaymentReceived'`
    expect(mail?.subject).toContain('380.00')
  })

  it('publishes a property as soon as it is confirmed', async () => {
    const owner = await aUser(api.services)
    const facts = { status: 'AP', published: false, ownerUserId: owner.id } as const
    const { id: propertyId } = await aProperty(api.services, facts)
    const { body } = await api.by(owner)(calls.chooseEft, { propertyId })
    const { body: payment } = await api.by(owner)(calls.getPayment, { id: body.paymentId })
    const { id, version } = payment
    await (
      await api.as('superAdmin')
    )(admin.confirmEft, { ...onStatement, id, version })
    const [row] = await api.services.database
      .sql`select published, paid_at is not null as paid from properties where id = ${propertyId}`
    expect(row).toEqual({ published: true, paid: true })
  })

  it('is confirmed only with the amount and date on the bank statement', async () => {
    const { id, version } = await anEft(api)
    const superAdmin = await api.as('superAdmin')
    const bare = await superAdmin(admin.confirmEft, { id, version } as never)
    expect(bare.status).toBe(422)
    expect(bare.error.fields).toMatchObject({
      amount: texts.amountRequired,
      paidOn: texts.dateRequired,
    })
    const tomorrow = { id, version, amount: 380, paidOn: addDays(today(), 1) }
    const early = await superAdmin(admin.confirmEft, tomorrow)
    expect(early.error.fields.paidOn).toBe(texts.dateInFuture)
    const paidOn = addDays(today(), -3)
    const confirmation = { id, version, amount: 380, paidOn, bankReference: ' ' }
    const { body } = await superAdmin(admin.confirmEft, confirmation)
    expect(body).toMatchObject({ paymentStatus: 'PAID', bankReference: null })
    expect(today(new Date(body.paidAt ?? ''))).toBe(paidOn)
    const { body: events } = await superAdmin(admin.getPaymentEvents, { id })
    expect(events.at(-1)?.details).toEqual({ paidOn })
  })

  it.each([379.99, 380.01, 38])('is not confirmed with R %d instead of the fee', async (amount) => {
    const { id, version, weekId } = await anEft(api)
    const input = { id, version, amount, paidOn: today() }
    const { status, error } = await (await api.as('superAdmin'))(admin.confirmEft, input)
    const message = texts.amountDiffers(formatRandCents(amount), formatRandCents(380))
    expect([status, error.message, error.fields.amount]).toEqual([422, message, message])
    expect(await weekStatusCode(api.services, weekId)).toBe('APEFT')
  })

  it('shows the amount that was paid, whatever the fee is afterwards', async () => {
    const { owner, weekId, id, version } = await anEft(api)
    const superAdmin = await api.as('superAdmin')
    const paidOn = addDays(today(), -3)
    const { body } = await superAdmin(admin.confirmEft, { id, version, amount: 380, paidOn })
    await api.services.database.sql`update fees set amount = 420 where name = 'Listing Fee'`
    const input = { timeshareWeekId: weekId }
    const { body: order } = await api.by(owner)(calls.getPaymentOrder, input)
    await api.services.database.sql`update fees set amount = 380 where name = 'Listing Fee'`
    expect(order).toMatchObject({
      state: 'paid',
      fee: { amount: 380, exclVat: 330.43 },
      paid: { amount: 380, reference: body.reference },
      paidBy: id,
    })
    expect(today(new Date(order.paid?.paidAt ?? ''))).toBe(paidOn)
  })

  it('cannot be used to confirm a card payment', async () => {
    const { id, version, weekId } = await aPayment(api.services)
    const { status, error } = await (
      await api.as('superAdmin')
    )(admin.confirmEft, { ...onStatement, id, version })
    expect([status, error.message]).toEqual([409, texts.notEft])
    expect(await weekStatusCode(api.services, weekId)).toBe('AP')
  })
})
