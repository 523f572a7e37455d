import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import type { StatementBank } from '#contract/bank-statements/bank-statements.states.ts'
import {
  oldestFirst,
  refuseFile,
  type ParsedLine,
  type ParsedStatement,
} from './parsed-statement.ts'
import { readAccount, readCents, readDay, tidyText } from './statement-values.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decoded = (text: string) =>
  text
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .trim()

/** The text after a tag: version 1 omits the end tag, version 2 writes it. */
function valueOf(block: string, tag: string): string {
  const found = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(block)
  return decoded(found?.[1] ?? '')
}

const banks: [StatementBank, RegExp][] = [
  ['fnb', /fnb|first national|firnzajj|^25\d{4}$/i],
  ['standardBank', /standard bank|sbzazajj|^05\d{4}$|^051001$/i],
  ['absa', /absa|^632005$/i],
  ['nedbank', /nedbank|nedszajj|^198765$/i],
  ['capitec', /capitec|^470010$/i],
  ['investec', /investec|^580105$/i],
]

function bankOf(text: string): StatementBank {
  const facts = ['ORG', 'FID', 'BANKID', 'BRANCHID'].map((tag) => valueOf(text, tag))
  return banks.find(([, pattern]) => facts.some((fact) => pattern.test(fact)))?.[0] ?? 'other'
}

function lineOf(block: string, number: number): ParsedLine {
  const date = valueOf(block, 'DTPOSTED')
  const amount = valueOf(block, 'TRNAMT')
  const day = readDay(date.slice(0, 8))
  if (!day) refuseFile(texts.badDate(number, date))
  const cents = readCents(amount)
  if (cents === null || cents === undefined) refuseFile(texts.badAmount(number, amount))
  const description = tidyText(
    valueOf(block, 'NAME'),
    valueOf(block, 'MEMO'),
    valueOf(block, 'REFNUM'),
  )
  return { day, cents, description, balance: null }
}

export const isOfx = (text: string) => /<OFX>|^OFXHEADER/im.test(text.slice(0, 4000))

/** A statement in OFX 1 (SGML, without end tags) or OFX 2 (XML). */
export function readOfxStatement(text: string): ParsedStatement {
  if (!/<\/OFX>\s*$/i.test(text)) refuseFile(texts.brokenOfx)
  const currency = valueOf(text, 'CURDEF')
  if (currency && currency.toUpperCase() !== 'ZAR') refuseFile(texts.otherCurrency(currency))
  const blocks = text.split(/<STMTTRN>/i).slice(1)
  const lines = blocks
    .map((block, place) => lineOf(block.split(/<\/STMTTRN>/i)[0] ?? '', place + 1))
    .filter(({ cents }) => cents !== 0)
  const ledger = /<LEDGERBAL>([\s\S]*?)(?:<AVAILBAL>|<\/LEDGERBAL>|<\/STMTRS>)/i.exec(text)?.[1]
  const closing = readCents(valueOf(ledger ?? '', 'BALAMT')) ?? null
  const moved = lines.reduce((sum, { cents }) => sum + cents, 0)
  return {
    bank: bankOf(text),
    format: 'ofx',
    account: readAccount(valueOf(text, 'ACCTID')),
    lines: oldestFirst(lines),
    opening: closing === null ? null : closing - moved,
    closing,
  }
}
