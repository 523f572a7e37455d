import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import * as calls from '#contract/bank-statements/bank-statements.calls.ts'
import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import type { BankLine } from '#contract/bank-statements/bank-statements.schema.ts'
import { downloadExport } from '#contract/exports/exports.calls.ts'
import { getEftDetails } from '#contract/payments/payments.calls.ts'
import * as payments from '#contract/payments/payments-admin.calls.ts'
import { cancelPayment, getPayment } from '#contract/payments/payments.calls.ts'
import { paymentsTexts } from '#contract/payments/payments.messages.ts'
import { roles } from '#contract/roles.ts'
import { getToday } from '#contract/today/today.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, type TestUser } from '../../testing/builders.ts'
import { paymentState, weekStatusCode } from '../../testing/payment-builders.ts'
import {
  anAwaitedEft,
  anFnbFile,
  uploadStatement,
  type StatementLine,
} from '../../testing/statement-builders.ts'

const api = useApi()
let superAdmin: TestUser
let balance = 100_000

beforeAll(async () => {
  superAdmin = await aUser(api.services, { role: 'superAdmin' })
})

const by = () => api.by(superAdmin)

/** A line of today whose balance no other line has. */
function aLine(text: string, amount = 380): StatementLine {
  balance += amount
  return { day: today(), amount: amount.toFixed(2), text, balance: balance.toFixed(2) }
}

const upload = (lines: StatementLine[]) => uploadStatement(api, anFnbFile(lines), superAdmin.token)

async function linesOf(statement: number, view: 'all' | 'open' = 'all'): Promise<BankLine[]> {
  const { body } = await by()(calls.listBankLines, { statement, view, size: 100, sort: 'day' })
  return body.items
}

async function oneLine(statement: number): Promise<BankLine> {
  const [line] = await linesOf(statement)
  return line as BankLine
}

async function importOne(line: StatementLine) {
  const { body } = await upload([line])
  return { statement: body.statementId, line: await oneLine(body.statementId) }
}

const book = (statement: number) => by()(calls.bookBankLines, { statement })

async function acceptFor(line: BankLine, ...paymentIds: number[]) {
  const { id, version } = line
  return by()(calls.acceptBankLines, { lines: [{ id, version, paymentIds }] })
}

async function ledgerAgrees() {
  const { body } = await by()(payments.getPaymentLedger, {})
  expect(body.differences).toEqual([])
  expect(body.ledger).toEqual(body.payments)
}

const everyCall: [AnyCall, Record<string, unknown>][] = [
  [calls.importStatement, {}],
  [calls.getStatementOverview, {}],
  [calls.listBankLines, {}],
  [calls.exportBankLines, {}],
  [calls.acceptBankLines, { lines: [{ id: 1, version: 1, paymentIds: [1] }] }],
  [calls.bookBankLines, {}],
  [calls.undoBankLines, { ids: [1] }],
  [calls.unacceptStatement, { id: 1 }],
  [calls.setBankLineAside, { id: 1, version: 1, as: 'not ours', note: 'x' }],
  [calls.findLinePayments, { search: 'PM' }],
]

describe('bank statements', () => {
  it.each(everyCall)('are for the Super Admin alone: %o', async (call, input) => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(call, input)).status).toBe(403)
    }
    expect((await api.visitor(call, input)).status).toBe(401)
  })

  it('show an empty overview before the first import', async () => {
    const { body } = await by()(calls.getStatementOverview, {})
    expect(body).toMatchObject({ statement: null, recent: [], toPlace: { count: 0, amount: 0 } })
  })
})

describe('importing a statement', () => {
  it('accepts a line with the right reference and amount, and books nothing', async () => {
    const eft = await anAwaitedEft(api)
    const { body } = await upload([aLine(`FNB APP ${eft.reference}`), aLine('SERVICE FEE', -12.5)])
    expect(body).toMatchObject({ newLines: 2, knownLines: 0, accepted: 1 })
    const [line] = (await linesOf(body.statementId)).filter(({ amount }) => amount > 0)
    expect(line).toMatchObject({ state: 'accepted', level: 'sure', score: 100 })
    expect(line?.chosen.map(({ id }) => id)).toEqual([eft.paymentId])
    expect(await paymentState(api.services, eft.paymentId)).toBe('pending')
    const { body: overview } = await by()(calls.getStatementOverview, {})
    expect(overview).toMatchObject({
      statement: {
        id: body.statementId,
        bank: 'fnb',
        account: '0000',
        ownAccount: true,
        lineCount: 2,
        moneyIn: 380,
        moneyOut: 12.5,
      },
      groups: { accepted: { count: 1, amount: 380 }, charges: { count: 1, amount: -12.5 } },
      toBook: { count: 1, amount: 380 },
      toPlace: { count: 0, amount: 0 },
    })
  })

  it('accepts the listing reference that the payer was given as well', async () => {
    const eft = await anAwaitedEft(api)
    const { line } = await importOne(aLine(`CAPITEC ${eft.listingReference.replace('-', '')} NEL`))
    expect([line.level, line.chosen[0]?.id]).toEqual(['sure', eft.paymentId])
  })

  it('of the same file twice, or of one that overlaps it, brings nothing twice', async () => {
    const eft = await anAwaitedEft(api)
    const old = [aLine(`PAY ${eft.reference}`), aLine('CASH'), aLine('CASH', 99)]
    const first = await upload(old)
    expect(first.body).toMatchObject({ newLines: 3, accepted: 1 })
    await book(first.body.statementId)
    const again = await upload(old)
    expect(again.body).toMatchObject({
      newLines: 0,
      knownLines: 3,
      accepted: 0,
      statementId: first.body.statementId,
      message: 'All 3 lines were imported before. Nothing has changed.',
    })
    const overlap = await upload([...old.slice(1), aLine('CASH')])
    expect(overlap.body).toMatchObject({ newLines: 1, knownLines: 2, accepted: 0 })
  })

  it('takes two equal lines of a day without balances for two payments', async () => {
    const line = { day: today(), amount: '51.00', text: 'CASH DEP MENLYN' }
    expect((await upload([line])).body.newLines).toBe(1)
    expect((await upload([line, line])).body).toMatchObject({ newLines: 1, knownLines: 1 })
    expect((await upload([line, line])).body).toMatchObject({ newLines: 0, knownLines: 2 })
  })

  it('is done once when two people import one file at the same moment', async () => {
    const lines = [aLine('TWO AT ONCE 1'), aLine('TWO AT ONCE 2')]
    const replies = await Promise.all([upload(lines), upload(lines), upload(lines)])
    expect(replies.map(({ body }) => body.newLines).toSorted()).toEqual([0, 0, 2])
  })

  it('suggests a payment whose number has two digits swapped, and does not accept it', async () => {
    const eft = await anAwaitedEft(api)
    const number = eft.reference.slice(3)
    const swapped = `${number.slice(0, 3)}${number[4]}${number[3]}`
    const { line } = await importOne(aLine(`MAGTAPE PM ${swapped}`))
    if (swapped !== number) {
      expect(line).toMatchObject({ state: 'open' })
      const suggested = line.suggestions.flatMap((one) => one.payments.map(({ id }) => id))
      expect(suggested).toContain(eft.paymentId)
    }
  })

  it('leaves money without any hint to a person', async () => {
    const { line } = await importOne(aLine('CASH DEP MENLYN 0411', 123.45))
    expect(line).toMatchObject({ state: 'open', level: 'unknown', suggestions: [] })
  })

  it('does not accept a second line for a payment that another line pays', async () => {
    const eft = await anAwaitedEft(api)
    const { body } = await upload([aLine(`A ${eft.reference}`), aLine(`B ${eft.reference}`)])
    expect(body.accepted).toBe(1)
    const second = (await linesOf(body.statementId)).find(({ state }) => state === 'open')
    expect(second?.suggestions.some(({ reasons }) => reasons.includes('otherLine'))).toBe(true)
  })

  it.each([
    ['no file format', 'Dear Sir', texts.unknownFormat],
    [
      'a line that cannot be read',
      'Date,Description,Amount\n2026-11-01,A,many',
      texts.badAmount(2, 'many'),
    ],
  ])('is refused with a message and changes nothing: %s', async (_, content, message) => {
    const count = async () =>
      (await api.services.database.sql`select count(*)::int as n from bank_lines`)[0]?.n
    const before = await count()
    const reply = await uploadStatement(api, Buffer.from(content), superAdmin.token)
    expect([reply.status, reply.error.message]).toEqual([422, message])
    expect(await count()).toBe(before)
  })
})

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

  it('of a part leaves the payment open with the rest, until that arrives', async () => {
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

  it('of too much settles the payment, and the surplus is a refund due of its own', async () => {
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

  it('of money for a payment that is settled already makes all of it a refund due', async () => {
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

  it('of the money of a payment that was confirmed by hand only links the two', async () => {
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
  it('an acceptance opens the line again, and a person has to accept it from then on', async () => {
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

  it('nothing is told as such', async () => {
    const { line } = await importOne(aLine('NOTHING', 11))
    const { body } = await by()(calls.undoBankLines, { ids: [line.id] })
    expect(body.refused).toEqual([{ id: line.id, message: texts.nothingToUndo }])
  })
})

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

describe('Today', () => {
  it('counts the money that is still to be placed', async () => {
    const { body: before } = await by()(getToday, {})
    await upload([aLine('TODAY UNKNOWN', 41), aLine('TODAY FEE', -1)])
    const { body: after } = await by()(getToday, {})
    expect(after.waiting.bankMoney.count).toBe(before.waiting.bankMoney.count + 1)
  })
})

describe('the Excel file of the lines', () => {
  it('has what the list shows', async () => {
    const eft = await anAwaitedEft(api)
    const { statement } = await importOne(aLine(`EXCEL ${eft.reference}`))
    const { body } = await by()(calls.exportBankLines, { statement, view: 'all' })
    const { body: file } = await by()(downloadExport, { exportId: body.exportId })
    const [head, row] = (await readXlsxFile(Buffer.from(file.content)))[0]?.data ?? []
    expect(head?.slice(0, 3)).toEqual(['date', 'description', 'amount'])
    expect(row?.[1]).toBe(`EXCEL ${eft.reference}`)
    expect([row?.[2], row?.[4], row?.[5]]).toEqual([380, 'Accepted', 'Sure'])
    expect(row?.[6]).toContain(eft.reference)
  })
})

describe('dates', () => {
  it('before the payment was requested leave a doubt', async () => {
    const eft = await anAwaitedEft(api)
    const early = { ...aLine(`EARLY ${eft.reference}`), day: addDays(today(), -3) }
    const { line } = await importOne(early)
    expect(line).toMatchObject({ state: 'open', level: 'likely' })
    expect(line.suggestions[0]?.reasons).toContain('early')
  })
})

// The last one: its open lines would be matched again in every other test.
describe('a large statement', () => {
  it('of 5 000 lines is imported once, however often it is sent', async () => {
    const lines = Array.from({ length: 5000 }, (_, place) =>
      aLine(`ACB CREDIT PM-${40_000 + place} CLIENT ${place}`, 380),
    )
    const { body } = await upload(lines)
    expect(body.newLines).toBe(5000)
    expect((await upload(lines)).body.newLines).toBe(0)
  }, 30_000)
})
