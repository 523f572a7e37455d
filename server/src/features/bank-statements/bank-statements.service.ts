import type { OutputOf } from '#contract/call.ts'
import type { importStatement as importCall } from '#contract/bank-statements/bank-statements.calls.ts'
import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import type { StatementOverview } from '#contract/bank-statements/bank-statements.schema.ts'
import { AppError } from '#contract/errors.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { findCompany } from '../settings/settings.service.ts'
import { unacceptLines } from './bank-lines.queries.ts'
import * as queries from './bank-statements.queries.ts'
import { findNewLines } from './line-identity.ts'
import { matchOpenLines, openMatcher } from './matching.service.ts'
import type { ParsedStatement } from './parsed-statement.ts'
import { readStatement } from './read-statement.ts'
import { readAccount } from './statement-values.ts'

type Imported = OutputOf<typeof importCall>

const counted = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

function messageOf({ newLines, knownLines, accepted }: Omit<Imported, 'message'>): string {
  if (newLines === 0) return `All ${counted(knownLines)} were imported before. Nothing has changed.`
  const known = knownLines > 0 ? ` ${counted(knownLines)} had been imported before.` : ''
  const sure =
    accepted > 0 ? ` ${accepted} exact ${accepted === 1 ? 'match' : 'matches'} accepted.` : ''
  return `${counted(newLines)} imported.${sure}${known}`
}

/** The statement that had most of the lines before. */
function mostFrequent(ids: readonly number[]): number {
  const counts = [...Map.groupBy(ids, (id) => id)].map(([id, all]) => [id, all.length] as const)
  return counts.toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

const rand = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2))

/** The totals of the file as a whole, whichever of its lines are new. */
function figuresOf({ lines, opening, closing }: ParsedStatement) {
  const sum = (wanted: (cents: number) => boolean) =>
    lines.reduce((total, { cents }) => (wanted(cents) ? total + cents : total), 0)
  const days = lines.map(({ day }) => day).toSorted()
  return {
    fromDay: days[0] as string,
    toDay: days.at(-1) as string,
    lineCount: lines.length,
    moneyIn: rand(sum((cents) => cents > 0)) as string,
    moneyOut: rand(-sum((cents) => cents < 0)) as string,
    opening: rand(opening),
    closing: rand(closing),
  }
}

/** Reads a bank's file; lines that an earlier file contained are skipped, and nothing is booked. */
export async function importStatement(services: Services, context: CallContext): Promise<Imported> {
  const [file] = context.files ?? []
  if (!file) {
    throw new AppError('invalidInput', { message: texts.oneFile, fields: { file: texts.oneFile } })
  }
  const parsed = readStatement(file.content)
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const { eftAccount } = await findCompany(tx)
    const account = parsed.account ?? readAccount(eftAccount.accountNumber) ?? '0'
    await queries.lockAccount(tx, account)
    const figures = figuresOf(parsed)
    const known = await queries.findKnownLines(tx, account, figures.fromDay, figures.toDay)
    const lines = findNewLines(parsed.lines, known)
    const counts = { newLines: lines.length, knownLines: parsed.lines.length - lines.length }
    if (lines.length === 0) {
      const statementId = mostFrequent(known.map((line) => line.statementId))
      const reply = { statementId, ...counts, accepted: 0 }
      return { ...reply, message: messageOf(reply) }
    }
    // New payments may explain money on an earlier statement.
    await matchOpenLines(tx)
    const matcher = await openMatcher(tx)
    const matched = lines.map((line) => ({
      ...line,
      match: line.cents > 0 ? matcher.match({ ...line, byHand: false }) : null,
    }))
    const statementId = await queries.insertStatement(tx, {
      fileName: file.name.slice(0, 200),
      bank: parsed.bank,
      format: parsed.format,
      account,
      knownCount: counts.knownLines,
      importedBy: userId,
      ...figures,
    })
    await queries.insertLines(tx, { statementId, account }, matched)
    const accepted = matched.filter(({ match }) => match?.level === 'sure').length
    const reply = { statementId, ...counts, accepted }
    return { ...reply, message: messageOf(reply) }
  })
}

export async function getOverview(
  { database: { db } }: Services,
  wanted: number | 'all' | undefined,
): Promise<StatementOverview> {
  const id = wanted === 'all' ? null : (wanted ?? (await queries.findNewestId(db)))
  const statement = id === null ? null : await queries.findStatement(db, id)
  if (id !== null && !statement) throw new AppError('notFound')
  const { eftAccount } = await findCompany(db)
  return {
    statement: statement && {
      ...statement,
      account: statement.account.slice(-4),
      ownAccount: statement.account === readAccount(eftAccount.accountNumber),
    },
    ...(await queries.findSums(db, id)),
    recent: await queries.findRecent(db),
  }
}

export function unacceptStatement(services: Services, id: number, context: CallContext) {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const done = await unacceptLines(tx, id, userId)
    await matchOpenLines(tx)
    return { done }
  })
}
