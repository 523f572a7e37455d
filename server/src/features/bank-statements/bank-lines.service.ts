import type { OutputOf, ParsedInputOf } from '#contract/call.ts'
import {
  bankLinesList,
  type acceptBankLines as acceptCall,
  type listBankLines as listCall,
  type setBankLineAside as asideCall,
} from '#contract/bank-statements/bank-statements.calls.ts'
import {
  bankStatementsTexts as texts,
  lineStateNames,
  matchLevelNames,
} from '#contract/bank-statements/bank-statements.messages.ts'
import type { BankLine } from '#contract/bank-statements/bank-statements.schema.ts'
import type { MatchReason } from '#contract/bank-statements/bank-statements.states.ts'
import { AppError } from '#contract/errors.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { exportList, readInBatches, type ExcelCells } from '../../kit/list-export.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import * as queries from './bank-lines.queries.ts'
import { findNewestId } from './bank-statements.queries.ts'
import { findLinePayments } from './line-payments.queries.ts'
import { matchOpenLines } from './matching.service.ts'

type ListQuery = ParsedInputOf<typeof listCall>

async function toLines(db: Executor, records: queries.LineRecord[]): Promise<BankLine[]> {
  const ids = records.flatMap(({ paymentIds, suggestions }) => [
    ...paymentIds,
    ...suggestions.flatMap((suggestion) => suggestion.paymentIds),
  ])
  const payments = await findLinePayments(db, [...new Set(ids)])
  const named = (wanted: readonly number[]) =>
    wanted.flatMap((id) => {
      const payment = payments.get(id)
      return payment ? [payment] : []
    })
  return records.map(({ paymentIds, suggestions, ...line }) => ({
    ...line,
    chosen: named(paymentIds),
    suggestions: suggestions.map(({ score, reasons, paymentIds: suggested }) => ({
      score,
      reasons: reasons as MatchReason[],
      payments: named(suggested),
    })),
  }))
}

async function filterOf(
  db: Executor,
  { statement, view = 'open', search }: Pick<ListQuery, 'statement' | 'view' | 'search'>,
): Promise<queries.LineFilter> {
  const statementId = statement === 'all' ? null : (statement ?? (await findNewestId(db)))
  return { statementId, view, search }
}

export async function listBankLines(
  { database: { db } }: Services,
  query: ListQuery,
): Promise<OutputOf<typeof listCall>> {
  const filter = await filterOf(db, query)
  return {
    items: await toLines(db, await queries.findLines(db, filter, query)),
    total: await queries.countLines(db, filter),
    page: query.page,
    size: query.size,
  }
}

const cells: ExcelCells<typeof bankLinesList, BankLine> = {
  state: ({ state }) => lineStateNames[state],
  level: ({ level, state }) => (state === 'charge' ? '' : matchLevelNames[level]),
  pays: ({ chosen }) =>
    chosen.map(({ reference, payer }) => `${reference} ${payer}`.trim()).join(', '),
}

export async function exportBankLines(
  services: Services,
  query: Pick<ListQuery, 'statement' | 'view' | 'search'>,
  context: CallContext,
): Promise<ExportProgress> {
  const { db } = services.database
  const filter = await filterOf(db, query)
  return exportList(
    services,
    bankLinesList,
    {
      total: await queries.countLines(db, filter),
      read: (progress) =>
        readInBatches<BankLine>(
          async (last, size) =>
            toLines(db, await queries.findLineBatch(db, filter, last?.id ?? 0, size)),
          progress,
        ),
      cells,
    },
    context,
  )
}

/** The line in the caller's version, locked. */
async function lockSeen(
  tx: Tx,
  { id, version }: { id: number; version: number },
  context: CallContext,
): Promise<queries.LineRecord> {
  const line = await queries.lockLine(tx, id)
  if (!line) throw new AppError('notFound')
  if (line.version !== version) {
    throw await staleSince(tx, context, { table: 'bank_lines', id, version })
  }
  return line
}

async function checkPayments(tx: Tx, line: queries.LineRecord, ids: readonly number[]) {
  const found = await findLinePayments(tx, ids)
  if (ids.some((id) => !found.has(id))) throw new AppError('notFound')
  if (ids.length < 2) return
  const due = [...found.values()].reduce((sum, { outstanding }) => sum + outstanding, 0)
  if (Math.round(due * 100) !== Math.round(line.amount * 100)) {
    throw new AppError('wrongState', { message: texts.sumsDiffer })
  }
}

/** Handles each individually; failures are reported with their reason. */
export async function eachLine<Item extends { id: number }>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
) {
  const refused: { id: number; message: string }[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id: item.id, message: error.message })
    }
  }
  return { done: items.length - refused.length, refused }
}

export async function acceptBankLines(
  services: Services,
  { lines }: ParsedInputOf<typeof acceptCall>,
  context: CallContext,
): Promise<OutputOf<typeof acceptCall>> {
  const { userId } = sessionOf(context)
  const { completion: _completion, ...actor } = actorOf(context)
  return eachLine(lines, ({ paymentIds, ...key }) =>
    transaction(services.database, actor, async (tx) => {
      const line = await lockSeen(tx, key, context)
      if (line.amount <= 0) throw new AppError('wrongState', { message: texts.notIncoming })
      if (line.state !== 'open') throw new AppError('wrongState', { message: texts.notOpen })
      const chosen = [...new Set(paymentIds)].toSorted((a, b) => a - b)
      await checkPayments(tx, line, chosen)
      await queries.decideLine(tx, line.id, { state: 'accepted', paymentIds: chosen, userId })
    }),
  )
}

/** Money that matches no payment here: it stays on record with its reason. */
export async function setBankLineAside(
  services: Services,
  { as, note, ...key }: ParsedInputOf<typeof asideCall>,
  context: CallContext,
): Promise<OutputOf<typeof asideCall>> {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const line = await lockSeen(tx, key, context)
    if (line.amount <= 0) throw new AppError('wrongState', { message: texts.notIncoming })
    if (as === 'refunded' && line.state !== 'refund due') {
      throw new AppError('wrongState', { message: texts.notRefundDue })
    }
    if (as !== 'refunded' && line.state !== 'open') {
      throw new AppError('wrongState', { message: texts.notOpen })
    }
    await queries.decideLine(tx, line.id, { state: as, note, userId })
    await matchOpenLines(tx)
    return { id: line.id }
  })
}
