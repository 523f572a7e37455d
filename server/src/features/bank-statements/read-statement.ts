import {
  bankStatementsTexts as texts,
  mostStatementLines,
} from '#contract/bank-statements/bank-statements.messages.ts'
import { addDays, today } from '#contract/values/day.ts'
import { readCsvStatement } from './csv-statement.ts'
import { decodeStatement } from './decode-statement.ts'
import { isOfx, readOfxStatement } from './ofx-statement.ts'
import { refuseFile, type ParsedStatement } from './parsed-statement.ts'

/** Reads a bank statement of any known format; a file that cannot be read is refused as a whole. */
export function readStatement(content: Uint8Array): ParsedStatement {
  const text = decodeStatement(content)
  const statement = isOfx(text) ? readOfxStatement(text) : readCsvStatement(text)
  const { lines } = statement
  if (lines.length === 0) refuseFile(texts.empty)
  if (lines.length > mostStatementLines) refuseFile(texts.tooManyLines)
  // A bank may date tonight's line with the next working day, but not months ahead.
  const latest = addDays(today(), 7)
  const late = lines.findIndex(({ day }) => day > latest)
  if (late >= 0) refuseFile(texts.futureDate(late + 1, lines[late]?.day ?? ''))
  return statement
}
