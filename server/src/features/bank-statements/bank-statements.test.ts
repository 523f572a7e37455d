import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import * as calls from '#contract/bank-statements/bank-statements.calls.ts'
import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import { downloadExport } from '#contract/exports/exports.calls.ts'
import { roles } from '#contract/roles.ts'
import { getToday } from '#contract/today/today.calls.ts'
import { addDays, today } from '#contract/values/day.ts'
import { useApi } from '../../testing/api.ts'
import { paymentState } from '../../testing/payment-builders.ts'
import { anAwaitedEft } from '../../testing/statement-builders.ts'
import { useStatementDesk } from '../../testing/statement-desk.ts'

const api = useApi()
const { by, aLine, uploadFile, upload, linesOf, importOne, book } = useStatementDesk(api)

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

  it('also accepts the listing reference that the payer was given', async () => {
    const eft = await anAwaitedEft(api)
    const { line } = await importOne(aLine(`CAPITEC ${eft.listingReference.replace('-', '')} NEL`))
    expect([line.level, line.chosen[0]?.id]).toEqual(['sure', eft.paymentId])
  })

  it('of the same file twice, or of an overlapping one, imports nothing twice', async () => {
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

  it('treats two equal lines on a day without balances as two payments', async () => {
    const line = { day: today(), amount: '51.00', text: 'CASH DEP MENLYN' }
    expect((await upload([line])).body.newLines).toBe(1)
    expect((await upload([line, line])).body).toMatchObject({ newLines: 1, knownLines: 1 })
    expect((await upload([line, line])).body).toMatchObject({ newLines: 0, knownLines: 2 })
  })

  it('happens once when two people import one file at the same moment', async () => {
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

  it('shows a line whose payment another line claims when it is undone as doubtful', async () => {
    const eft = await anAwaitedEft(api)
    const { body } = await upload([aLine(`A ${eft.reference}`), aLine(`B ${eft.reference}`)])
    const first = (await linesOf(body.statementId)).find(({ state }) => state === 'accepted')
    await by()(calls.undoBankLines, { ids: [first!.id] })
    const lines = await linesOf(body.statementId)
    const undone = lines.find(({ id }) => id === first!.id)
    expect(lines.find(({ id }) => id !== first!.id)?.state).toBe('accepted')
    expect(undone).toMatchObject({ state: 'open', level: 'possible' })
    expect(undone?.suggestions[0]?.reasons).toEqual(['reference', 'otherLine'])
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
    const reply = await uploadFile(Buffer.from(content))
    expect([reply.status, reply.error.message]).toEqual([422, message])
    expect(await count()).toBe(before)
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
    expect([row?.[2], row?.[4], row?.[5]]).toEqual([380, 'Accepted', 'Exact'])
    expect(row?.[6]).toContain(eft.reference)
  })
})

// Must be last: its open lines would be matched again in every other test.
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
