import { describe, expect, it } from 'vitest'
import * as admin from '#contract/payments/payments-admin.calls.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import { useApi } from '../../testing/api.ts'
import { anEft, onStatement } from '../../testing/payment-builders.ts'

/** As in production without credentials: cards are off, EFT works. */
const api = useApi()

describe('a refund', () => {
  it('is first due, then completed, and requires a reason', async () => {
    const superAdmin = await api.as('superAdmin')
    const { id, version } = await anEft(api)
    const note = 'Cancelled within seven days'
    const early = await superAdmin(admin.refundPayment, { id, version, step: 'due', note })
    expect([early.status, early.error.message]).toEqual([409, texts.cannotRefund])
    const { body: paid } = await superAdmin(admin.confirmEft, { ...onStatement, id, version })
    const bare = { id, version: paid.version, step: 'due' as const, note: ' ' }
    expect((await superAdmin(admin.refundPayment, bare)).error.fields.note).toBe(texts.noteRequired)
    const { body: due } = await superAdmin(admin.refundPayment, { ...bare, note })
    expect(due).toMatchObject({ paymentStatus: 'REFUND DUE', may: { refunded: true } })
    const days = (Date.parse(due.refundDueOn ?? '') - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(30)
    const last = { id, version: due.version, step: 'refunded' as const, note }
    const { body: done } = await superAdmin(admin.refundPayment, last)
    expect(done).toMatchObject({ paymentStatus: 'REFUNDED', may: { receipt: true } })
    const { body: events } = await superAdmin(admin.getPaymentEvents, { id })
    expect(events.map(({ kind, outcome, actor }) => [kind, outcome, actor])).toEqual([
      ['initiate', 'pending', 'Thandi Nkosi'],
      ['confirm', 'paid', 'Thandi Nkosi'],
      ['cancel', 'refund due', 'Thandi Nkosi'],
      ['refund', 'refunded', 'Thandi Nkosi'],
    ])
    expect(events[3]?.details).toEqual({ note })
  })

  it('tells the seller that the listing is no longer published, unless it stays', async () => {
    const superAdmin = await api.as('superAdmin')
    const { sql } = api.services.database
    const hiddenMails = async (waiverReason?: string) => {
      const { id, version, weekId, owner } = await anEft(api)
      const { body: paid } = await superAdmin(admin.confirmEft, { ...onStatement, id, version })
      await sql`update weeks set published = true where id = ${weekId}`
      const due = { id, version: paid.version, step: 'due' as const, note: 'Changed their mind' }
      await superAdmin(admin.refundPayment, { ...due, waiverReason })
      return (await sql`select from outbox where "to" = ${owner.email} and usage = 'ListingHidden'`)
        .length
    }
    expect(await hiddenMails()).toBe(1)
    expect(await hiddenMails('A partner of ours')).toBe(0)
  })
})
