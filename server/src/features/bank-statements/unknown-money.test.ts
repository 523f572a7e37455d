import { describe, expect, it } from 'vitest'
import * as calls from '#contract/bank-statements/bank-statements.calls.ts'
import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import { useApi } from '../../testing/api.ts'
import { paymentState } from '../../testing/payment-builders.ts'
import { anAwaitedEft } from '../../testing/statement-builders.ts'
import { useStatementDesk } from '../../testing/statement-desk.ts'

const api = useApi()
const { by, aLine, oneLine, importOne, book, acceptFor } = useStatementDesk(api)

describe('unknown money', () => {
  it('stays visible until it is set aside with a reason', async () => {
    const { line, statement } = await importOne(aLine('INTEREST', 3.21))
    const missing = await by()(calls.setBankLineAside, { ...line, as: 'not ours', note: ' ' })
    expect([missing.status, missing.error.fields.note]).toEqual([422, texts.reasonRequired])
    const key = { id: line.id, version: line.version }
    const done = await by()(calls.setBankLineAside, { ...key, as: 'not ours', note: 'Interest' })
    expect(done.status).toBe(200)
    const stale = await by()(calls.setBankLineAside, { ...key, as: 'not ours', note: 'Again' })
    expect(stale.status).toBe(409)
    expect(await oneLine(statement)).toMatchObject({ state: 'not ours', note: 'Interest' })
    expect((await by()(calls.undoBankLines, { ids: [line.id] })).body.done).toBe(1)
    expect((await oneLine(statement)).state).toBe('open')
  })

  it('can be refunded: first due, then done', async () => {
    const { line, statement } = await importOne(aLine('STRANGER', 55))
    const key = { id: line.id, version: line.version }
    const early = await by()(calls.setBankLineAside, { ...key, as: 'refunded', note: 'Done' })
    expect([early.status, early.error.message]).toEqual([409, texts.notRefundDue])
    await by()(calls.setBankLineAside, { ...key, as: 'refund due', note: 'Sender asked' })
    const due = await oneLine(statement)
    expect(due.state).toBe('refund due')
    const { body } = await by()(calls.getStatementOverview, { statement })
    expect(body.toPlace).toEqual({ count: 1, amount: 55 })
    await by()(calls.setBankLineAside, {
      id: due.id,
      version: due.version,
      as: 'refunded',
      note: 'Transferred on Monday',
    })
    expect((await oneLine(statement)).state).toBe('refunded')
  })

  it('is assigned to a payment that a person finds', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine('NO HINT AT ALL', 380))
    for (const search of [eft.reference, eft.listingReference.toLowerCase()]) {
      const { body } = await by()(calls.findLinePayments, { search })
      expect(body.map(({ id }) => id)).toContain(eft.paymentId)
    }
    expect((await by()(calls.findLinePayments, { search: 'x' })).status).toBe(422)
    await acceptFor(line, eft.paymentId)
    await book(statement)
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
  })

  it('cannot be accepted twice, nor for a payment that does not exist', async () => {
    const eft = await anAwaitedEft(api)
    const { line } = await importOne(aLine('ONCE', 380))
    const none = await acceptFor(line, 2_000_000_000)
    expect(none.body.refused).toHaveLength(1)
    expect((await acceptFor(line, eft.paymentId)).body.done).toBe(1)
    expect((await acceptFor(line, eft.paymentId)).body.refused).toHaveLength(1)
  })
})
