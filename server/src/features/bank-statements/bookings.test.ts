import { describe, expect, it } from 'vitest'
import * as calls from '#contract/bank-statements/bank-statements.calls.ts'
import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import * as payments from '#contract/payments/payments-admin.calls.ts'
import { cancelPayment, getEftDetails, getPayment } from '#contract/payments/payments.calls.ts'
import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import { today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { paymentState, weekStatusCode } from '../../testing/payment-builders.ts'
import { anAwaitedEft } from '../../testing/statement-builders.ts'
import { useStatementDesk } from '../../testing/statement-desk.ts'

const api = useApi()
const { by, aLine, upload, linesOf, oneLine, importOne, book, acceptFor, ledgerAgrees } =
  useStatementDesk(api)

describe('booking accepted lines', () => {
  it('settles the payments through the ledger, and sends the receipt half an hour later', async () => {
    const eft = await anAwaitedEft(api)
    const { statement } = await importOne(aLine(`FNB ${eft.reference} BOOKED`))
    expect((await book(statement)).body).toEqual({ done: 1, refused: [], left: 0 })
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
    expect(await weekStatusCode(api.services, eft.weekId)).toBe('AV')
    const { body: events } = await by()(payments.getPaymentEvents, { id: eft.paymentId })
    expect(events.at(-1)).toMatchObject({
      kind: 'confirm',
      outcome: 'paid',
      amount: 380,
      details: { statement: 'statement.csv', paidOn: today() },
    })
    const [mail] = await api.services.database.sql`
      select next_attempt_at > now() + interval '25 minutes' as later from outbox
      where dedupe_key = ${`payment:${eft.paymentId}:received`}`
    expect(mail?.later).toBe(true)
    expect((await oneLine(statement)).state).toBe('booked')
    expect((await book(statement)).body).toMatchObject({ done: 0, left: 0 })
    await ledgerAgrees()
  })

  it('of part of the fee leaves the rest of the payment open until it arrives', async () => {
    const eft = await anAwaitedEft(api)
    const part = await importOne(aLine(`PART ${eft.reference}`, 300))
    expect(part.line).toMatchObject({ state: 'open', partial: true, level: 'likely' })
    expect((await acceptFor(part.line, eft.paymentId)).body.done).toBe(1)
    await book(part.statement)
    expect(await paymentState(api.services, eft.paymentId)).toBe('pending')
    const { body: details } = await by()(getEftDetails, { timeshareWeekId: eft.weekId })
    expect(details).toMatchObject({ amount: 380, received: 300, outstanding: 80 })
    const rest = await importOne(aLine(`REST ${eft.reference}`, 80))
    expect(rest.line).toMatchObject({ level: 'sure', chosen: [{ outstanding: 80 }] })
    await book(rest.statement)
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
    await ledgerAgrees()
    // Without the part, the rest does not settle it.
    expect((await by()(calls.undoBankLines, { ids: [part.line.id] })).body.done).toBe(1)
    expect(await paymentState(api.services, eft.paymentId)).toBe('pending')
    await ledgerAgrees()
  })

  it('of part by statement lets the rest be confirmed by hand', async () => {
    const eft = await anAwaitedEft(api)
    const part = await importOne(aLine(`PART ${eft.reference}`, 300))
    await acceptFor(part.line, eft.paymentId)
    await book(part.statement)
    const version = async () =>
      (await api.services.database.sql`select version from payments where id = ${eft.paymentId}`)[0]
        ?.version as number
    const facts = { id: eft.paymentId, version: await version(), paidOn: today() }
    expect((await by()(payments.confirmEft, { ...facts, amount: 380 })).status).toBe(422)
    expect((await by()(payments.confirmEft, { ...facts, amount: 80 })).status).toBe(200)
  })

  it('of too much settles the payment and creates a separate refund due for the surplus', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`MORE ${eft.reference}`, 400))
    expect(line.state).toBe('open')
    await acceptFor(line, eft.paymentId)
    await book(statement)
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
    const booked = await oneLine(statement)
    expect(booked.surplus?.amount).toBe(20)
    expect(await paymentState(api.services, booked.surplus!.paymentId)).toBe('refund due')
    const alerts = await api.services.database.sql`
      select kind from payment_alerts
      where payment_id = ${booked.surplus!.paymentId} and dismissed_at is null`
    expect(alerts).toEqual([{ kind: 'wrongAmount' }])
    await ledgerAgrees()
    expect((await by()(calls.undoBankLines, { ids: [line.id] })).body.done).toBe(1)
    expect(await paymentState(api.services, booked.surplus!.paymentId)).toBe('cancelled')
    expect(await paymentState(api.services, eft.paymentId)).toBe('pending')
    await ledgerAgrees()
  })

  it('of money for an already settled payment makes all of it a refund due', async () => {
    const eft = await anAwaitedEft(api)
    const first = await importOne(aLine(`ONE ${eft.reference}`))
    await book(first.statement)
    const second = await importOne(aLine(`TWO ${eft.reference}`))
    expect(second.line).toMatchObject({ state: 'open' })
    expect(second.line.suggestions.map(({ reasons }) => reasons.includes('paidAlready'))).toContain(
      true,
    )
    await acceptFor(second.line, eft.paymentId)
    await book(second.statement)
    expect((await oneLine(second.statement)).surplus?.amount).toBe(380)
    await ledgerAgrees()
  })

  it('of the money of a manually confirmed payment only links the two', async () => {
    const eft = await anAwaitedEft(api)
    const [row] = await api.services.database
      .sql`select version from payments where id = ${eft.paymentId}`
    await by()(payments.confirmEft, {
      id: eft.paymentId,
      version: row?.version as number,
      amount: 380,
      paidOn: today(),
    })
    const { line, statement } = await importOne(aLine(`HAND ${eft.reference}`))
    expect(line).toMatchObject({ state: 'open', level: 'likely' })
    expect(line.suggestions[0]?.reasons).toContain('confirmedByHand')
    await acceptFor(line, eft.paymentId)
    await book(statement)
    expect(await oneLine(statement)).toMatchObject({ state: 'booked', surplus: null })
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
    await ledgerAgrees()
    expect((await by()(calls.undoBankLines, { ids: [line.id] })).body.done).toBe(1)
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
    await ledgerAgrees()
  })

  it('of a part keeps the payer from cancelling, so that no money is forgotten', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`HALF ${eft.reference}`, 200))
    await acceptFor(line, eft.paymentId)
    await book(statement)
    const { body } = await api.by(eft.owner)(getPayment, { id: eft.paymentId })
    const reply = await api.by(eft.owner)(cancelPayment, {
      id: eft.paymentId,
      version: body.version,
    })
    expect([reply.status, reply.error.message]).toEqual([409, paymentsTexts.partReceived])
  })

  it('of one sum for several payments of a payer settles them all', async () => {
    const owner = await aUser(api.services)
    const first = await anAwaitedEft(api)
    const second = await anAwaitedEft(api)
    await api.services.database.sql`
      update payments set user_id = ${owner.id}
      where id in (${first.paymentId}, ${second.paymentId})`
    const { line, statement } = await importOne(
      aLine(`${first.reference} ${second.reference}`, 760),
    )
    expect(line.suggestions[0]).toMatchObject({ reasons: ['addsUp', 'name'] })
    const wrong = await importOne(aLine('ANOTHER SUM', 761))
    const refused = await acceptFor(wrong.line, first.paymentId, second.paymentId)
    expect(refused.body.refused[0]?.message).toBe(texts.sumsDiffer)
    await acceptFor(line, first.paymentId, second.paymentId)
    await book(statement)
    expect(await paymentState(api.services, first.paymentId)).toBe('paid')
    expect(await paymentState(api.services, second.paymentId)).toBe('paid')
    await ledgerAgrees()
  })

  it('happens once when two people book at the same moment', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`RACE ${eft.reference}`))
    await Promise.all([book(statement), book(statement), book(statement)])
    const rows = await api.services.database
      .sql`select count(*)::int as n from bank_receipts where line_id = ${line.id}`
    expect(rows[0]?.n).toBe(1)
    await ledgerAgrees()
  })
})

describe('undoing', () => {
  it('an acceptance reopens the line, which must then be accepted by a person', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`UNDO ${eft.reference}`))
    expect((await by()(calls.undoBankLines, { ids: [line.id] })).body.done).toBe(1)
    const open = await oneLine(statement)
    expect(open).toMatchObject({ state: 'open', level: 'likely', chosen: [] })
    await upload([aLine('SOMETHING ELSE', 7)])
    expect((await oneLine(statement)).state).toBe('open')
  })

  it('all acceptances of a statement does the same at once', async () => {
    const efts = [await anAwaitedEft(api), await anAwaitedEft(api)]
    const { body } = await upload(efts.map(({ reference }) => aLine(`ALL ${reference}`)))
    expect(body.accepted).toBe(2)
    const reply = await by()(calls.unacceptStatement, { id: body.statementId })
    expect(reply.body.done).toBe(2)
    expect(await linesOf(body.statementId, 'open')).toHaveLength(2)
  })

  it('a booking sets the listing back to awaiting EFT and withdraws the receipt', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`BACK ${eft.reference}`))
    await book(statement)
    expect((await by()(calls.undoBankLines, { ids: [line.id] })).body.refused).toEqual([])
    expect(await paymentState(api.services, eft.paymentId)).toBe('pending')
    expect(await weekStatusCode(api.services, eft.weekId)).toBe('APEFT')
    const mails = await api.services.database.sql`
      select id from outbox where dedupe_key = ${`payment:${eft.paymentId}:received`}`
    expect(mails).toHaveLength(0)
    await ledgerAgrees()
    const open = await oneLine(statement)
    await acceptFor(open, eft.paymentId)
    await book(statement)
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
    await ledgerAgrees()
  })

  it('a booking is refused once the listing is under offer, with the reason', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`SOLD ${eft.reference}`))
    await book(statement)
    await api.services.database.sql`
      update weeks set status_id = (select id from statuses where code = 'P')
      where id = ${eft.weekId}`
    const { body } = await by()(calls.undoBankLines, { ids: [line.id] })
    expect(body).toEqual({
      done: 0,
      refused: [{ id: line.id, message: texts.changedHands(eft.listingReference, 'under offer') }],
    })
    expect(await paymentState(api.services, eft.paymentId)).toBe('paid')
  })

  it('a booking is refused once the money has been refunded', async () => {
    const eft = await anAwaitedEft(api)
    const { line, statement } = await importOne(aLine(`GONE ${eft.reference}`))
    await book(statement)
    const [row] = await api.services.database
      .sql`select version from payments where id = ${eft.paymentId}`
    await by()(payments.refundPayment, {
      id: eft.paymentId,
      version: row?.version as number,
      step: 'refunded',
      note: 'Transferred back',
    })
    const { body } = await by()(calls.undoBankLines, { ids: [line.id] })
    expect(body.refused[0]?.message).toBe(texts.refundedAlready(eft.reference))
  })

  it('something that was not done is reported as such', async () => {
    const { line } = await importOne(aLine('NOTHING', 11))
    const { body } = await by()(calls.undoBankLines, { ids: [line.id] })
    expect(body.refused).toEqual([{ id: line.id, message: texts.nothingToUndo }])
  })
})
