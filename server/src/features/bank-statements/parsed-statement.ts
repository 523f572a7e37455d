import type {
  StatementBank,
  StatementFormat,
} from '#contract/bank-statements/bank-statements.states.ts'
import { AppError } from '#contract/errors.ts'
import type { Day } from '#contract/values/day.ts'

/** A line of a statement. Amounts are in cents; money that left the account is negative. */
export interface ParsedLine {
  day: Day
  cents: number
  description: string
  /** The balance of the account after this line. */
  balance: number | null
}

export interface ParsedStatement {
  bank: StatementBank
  format: StatementFormat
  /** Null if the file does not name its account. */
  account: string | null
  /** Oldest first. */
  lines: ParsedLine[]
  opening: number | null
  closing: number | null
}

/** A file that cannot be read changes nothing; the message says why. */
export function refuseFile(message: string): never {
  throw new AppError('invalidInput', { message, fields: { file: message } })
}

/** Banks write the newest line first as often as last. */
export function oldestFirst(lines: ParsedLine[]): ParsedLine[] {
  const [first] = lines
  const last = lines.at(-1)
  const ordered = first && last && first.day > last.day ? lines.toReversed() : lines
  return reversedWithinDay(ordered) ? ordered.toReversed() : ordered
}

/** In a file of a single day, only the balances reveal the order. */
function reversedWithinDay(lines: ParsedLine[]): boolean {
  if (lines.length < 2 || lines[0]?.day !== lines.at(-1)?.day) return false
  const follows = (a: ParsedLine, b: ParsedLine) =>
    a.balance !== null && b.balance !== null && a.balance + b.cents === b.balance
  const pairs = lines.slice(1).map((line, place) => [lines[place] as ParsedLine, line] as const)
  return !pairs.every(([a, b]) => follows(a, b)) && pairs.every(([a, b]) => follows(b, a))
}

/** The balances before the first and after the last line, if the lines have any. */
export function balancesOf(lines: readonly ParsedLine[]) {
  const [first] = lines
  const last = lines.at(-1)
  return {
    opening: first?.balance == null ? null : first.balance - first.cents,
    closing: last?.balance ?? null,
  }
}
