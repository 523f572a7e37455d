import { beforeAll, expect } from 'vitest'
import * as calls from '#contract/bank-statements/bank-statements.calls.ts'
import type { BankLine } from '#contract/bank-statements/bank-statements.schema.ts'
import * as payments from '#contract/payments/payments-admin.calls.ts'
import { today } from '#contract/values/day.ts'
import type { TestApi } from './api.ts'
import { aUser, type TestUser } from './builders.ts'
import { anFnbFile, uploadStatement, type StatementLine } from './statement-builders.ts'

/** A Super Admin who imports bank statements and places their money. */
export function useStatementDesk(api: TestApi) {
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

  const uploadFile = (content: Buffer) => uploadStatement(api, content, superAdmin.token)
  const upload = (lines: StatementLine[]) => uploadFile(anFnbFile(lines))

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

  return {
    by,
    aLine,
    uploadFile,
    upload,
    linesOf,
    oneLine,
    importOne,
    book,
    acceptFor,
    ledgerAgrees,
  }
}
