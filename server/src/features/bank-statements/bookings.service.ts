import type { OutputOf } from '#contract/call.ts'
import type {
  bookBankLines as bookCall,
  undoBankLines as undoCall,
} from '#contract/bank-statements/bank-statements.calls.ts'
import {
  bankStatementsTexts as texts,
  mostLinesAtOnce,
} from '#contract/bank-statements/bank-statements.messages.ts'
import { AppError } from '#contract/errors.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import {
  bookReceipt,
  bookSurplus,
  undoReceipt,
  type BankReceipt,
} from '../payments/bank-receipts.service.ts'
import * as queries from './bank-lines.queries.ts'
import { eachLine } from './bank-lines.service.ts'
import { findFileName, findNewestId } from './bank-statements.queries.ts'
import { matchOpenLines } from './matching.service.ts'

async function receiptOf(
  tx: Tx,
  line: queries.LineRecord,
  context: CallContext,
): Promise<BankReceipt> {
  return {
    day: line.day,
    description: line.description,
    fileName: await findFileName(tx, line.statementId),
    lineId: line.id,
    actor: { userId: sessionOf(context).userId, requestId: context.requestId },
  }
}

/** All of a line's money is booked, or none of it. */
async function bookLine(services: Services, tx: Tx, id: number, context: CallContext) {
  const line = await queries.lockLine(tx, id)
  if (!line) throw new AppError('notFound')
  if (line.state !== 'accepted') throw new AppError('wrongState', { message: texts.notAccepted })
  const receipt = await receiptOf(tx, line, context)
  let left = Math.round(line.amount * 100)
  for (const paymentId of line.paymentIds) {
    const booked = await bookReceipt(services, tx, paymentId, left, receipt)
    if (!booked) continue
    await queries.insertReceipt(tx, id, booked)
    left -= booked.cents
  }
  const [first] = line.paymentIds
  if (left > 0 && first !== undefined) {
    await queries.insertReceipt(tx, id, await bookSurplus(tx, first, left, receipt))
  }
  const { userId } = receipt.actor
  await queries.decideLine(tx, id, { state: 'booked', userId })
}

/** Each line has its own transaction: one that is refused does not hold up the others. */
export async function bookBankLines(
  services: Services,
  { ids, statement }: { ids?: number[] | undefined; statement?: number | 'all' | undefined },
  context: CallContext,
): Promise<OutputOf<typeof bookCall>> {
  const { db } = services.database
  const statementId = statement === 'all' ? null : (statement ?? (await findNewestId(db)))
  const wanted = ids ?? (await queries.findAcceptedIds(db, statementId, mostLinesAtOnce))
  const { completion: _completion, ...actor } = actorOf(context)
  const reply = await eachLine(
    wanted.map((id) => ({ id })),
    ({ id }) => transaction(services.database, actor, (tx) => bookLine(services, tx, id, context)),
  )
  await transaction(services.database, actor, matchOpenLines)
  services.outbox.wake()
  const left = await queries.findAcceptedIds(db, statementId, mostLinesAtOnce + 1)
  return { ...reply, left: left.length }
}

async function undoLine(services: Services, tx: Tx, id: number, context: CallContext) {
  const line = await queries.lockLine(tx, id)
  if (!line) throw new AppError('notFound')
  if (line.state === 'open' || line.state === 'charge' || line.state === 'refunded') {
    throw new AppError('wrongState', { message: texts.nothingToUndo })
  }
  const receipt = await receiptOf(tx, line, context)
  for (const { id: receiptId, ...booked } of await queries.findReceipts(tx, id)) {
    await undoReceipt(services, tx, booked, receipt)
    await queries.markUndone(tx, receiptId)
  }
  const { userId } = receipt.actor
  await queries.decideLine(tx, id, { state: 'open', paymentIds: null, byHand: true, userId })
}

/** Newest first, so that a later booking of the same payment is undone before an earlier one. */
export async function undoBankLines(
  services: Services,
  ids: readonly number[],
  context: CallContext,
): Promise<OutputOf<typeof undoCall>> {
  const { completion: _completion, ...actor } = actorOf(context)
  const newestFirst = [...new Set(ids)].toSorted((a, b) => b - a)
  const reply = await eachLine(
    newestFirst.map((id) => ({ id })),
    ({ id }) => transaction(services.database, actor, (tx) => undoLine(services, tx, id, context)),
  )
  await transaction(services.database, actor, matchOpenLines)
  return reply
}
