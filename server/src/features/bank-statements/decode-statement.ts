import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import { binaryKind, decodeText } from '../../kit/csv.ts'
import { refuseFile } from './parsed-statement.ts'

/** The text of a bank's file; a file that is not text is refused with advice on what to do. */
export function decodeStatement(content: Uint8Array): string {
  const kind = binaryKind(content)
  if (kind === 'pdf') refuseFile(texts.pdf)
  if (kind) refuseFile(texts.excel)
  return decodeText(content) ?? refuseFile(texts.binary)
}
