import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import { readStatement } from './read-statement.ts'
import { readCents, readDay } from './statement-values.ts'

const file = (name: string) => readFileSync(new URL(`./testing/files/${name}`, import.meta.url))

const fromText = (text: string) => readStatement(Buffer.from(text))

const brief = (name: string) => {
  const { bank, account, opening, closing, lines } = readStatement(file(name))
  return { bank, account, opening, closing, lines: lines.map((line) => Object.values(line)) }
}

describe('a bank statement', () => {
  it('of FNB is recognised by its title, with a mark, CRLF, newest first and quoted fields', () => {
    expect(brief('fnb.csv')).toEqual({
      bank: 'fnb',
      account: '62000000000',
      opening: 18_422_050,
      closing: 18_538_800,
      lines: [
        ['2026-11-01', 80_000, 'MAGTAPE CREDIT PM 30366 MOKOENA', 18_502_050],
        ['2026-11-02', -1250, '#SERVICE FEE CASH DEPOSIT', 18_500_800],
        ['2026-11-03', 38_000, 'FNB APP PAYMENT FROM PM-30663, VAN WYK', 18_538_800],
      ],
    })
  })

  it('of FNB with record types takes the year from the period', () => {
    expect(brief('fnb-statement.csv')).toEqual({
      bank: 'fnb',
      account: '62000000000',
      opening: 18_422_050,
      closing: 18_458_800,
      lines: [
        ['2025-12-30', 38_000, 'FNB APP PAYMENT FROM PM-30663 VAN WYK', 18_460_050],
        ['2026-01-02', -1250, '#SERVICE FEE CASH DEPOSIT', 18_458_800],
      ],
    })
  })

  it('of Standard Bank is recognised by its HIST rows', () => {
    expect(brief('standard-bank.csv')).toEqual({
      bank: 'standardBank',
      account: '250654417',
      opening: 18_422_050,
      closing: 18_572_800,
      lines: [
        ['2026-11-01', 38_000, 'CREDIT TRANSFER CAPITEC S DLAMINI TW-20417', null],
        ['2026-11-02', -1250, 'SERVICE FEE FEE-CASH DEPOSIT', null],
        ['2026-11-03', 114_000, 'IB PAYMENT FROM STEYN PROPERTIES NOV', null],
      ],
    })
  })

  it('of Absa is recognised by its heading and days, with padded and quoted text', () => {
    expect(brief('absa.csv')).toEqual({
      bank: 'absa',
      account: null,
      opening: 18_422_050,
      closing: 18_566_010,
      lines: [
        ['2026-11-01', 30_000, 'ACB CREDIT SETTLEMENT CAPITEC PM-30629 P NAICKER', 18_452_050],
        ['2026-11-02', -40, 'NOTIFIC FEE SMS NOTIFY', 18_452_010],
        ['2026-11-03', 114_000, 'CASHFOCUS PMT CR "STEYN", PROPERTIES', 18_566_010],
      ],
    })
  })

  it('of Nedbank has no heading, and its balance brought forward is not a line', () => {
    expect(brief('nedbank.csv')).toEqual({
      bank: 'nedbank',
      account: '1101466707',
      opening: 18_422_050,
      closing: 18_473_550,
      lines: [
        ['2026-11-01', 38_000, 'PM-30663 VAN WYK J', 18_460_050],
        ['2026-11-02', -24_500, 'MAINTENANCE FEE', 18_435_550],
        ['2026-11-03', 38_000, 'CASH DEPOSIT MENLYN', 18_473_550],
      ],
    })
  })

  it('of Capitec has money in, money out and fees, each fee a line of its own', () => {
    expect(brief('capitec.csv')).toEqual({
      bank: 'capitec',
      account: '1234567890',
      opening: 18_422_050,
      closing: 18_408_300,
      lines: [
        ['2026-11-01', 38_000, 'Payment Received: J van Wyk PM-30663', 18_460_050],
        ['2026-11-02', -50_000, 'Cash Withdrawal MENLYN ATM', 18_410_050],
        ['2026-11-02', -1000, 'Fee: Cash Withdrawal MENLYN ATM', 18_409_050],
        ['2026-11-03', -750, 'Monthly Account Admin Fee', 18_408_300],
      ],
    })
  })

  it('of Investec has semicolons, decimal commas and Windows-1252 letters', () => {
    expect(brief('investec.csv')).toEqual({
      bank: 'investec',
      account: '10011234567',
      opening: 18_422_050,
      closing: 18_574_050,
      lines: [
        ['2026-11-01', 63_000, 'J van Wyk PM-30663', 18_485_050],
        ['2026-11-02', -25_000, 'Monthly fee', 18_460_050],
        ['2026-11-03', 114_000, 'Steyñ & Söhne; TW20417', 18_574_050],
      ],
    })
  })

  it('in OFX 1 needs no end tags', () => {
    expect(brief('version-1.ofx')).toEqual({
      bank: 'fnb',
      account: '62000000000',
      opening: 18_422_050,
      closing: 18_458_800,
      lines: [
        ['2026-11-01', 38_000, 'FNB APP PAYMENT FROM PM-30663 VAN WYK & SEUN', null],
        ['2026-11-02', -1250, 'SERVICE FEE', null],
      ],
    })
  })

  it('in OFX 2 is XML', () => {
    expect(brief('version-2.ofx')).toEqual({
      bank: 'nedbank',
      account: '1101466707',
      opening: 18_422_050,
      closing: 18_435_550,
      lines: [
        ['2026-11-01', 38_000, 'TW-20417 Dlamini', null],
        ['2026-11-03', -24_500, 'Maintenance fee', null],
      ],
    })
  })

  it.each([
    ['an Excel file', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]), texts.excel],
    ['a PDF', Buffer.from('%PDF-1.7'), texts.pdf],
    ['a picture', Buffer.from([0x89, 0x50, 0, 1, 2]), texts.binary],
    ['another text', Buffer.from('Dear Sir or Madam,\nplease find enclosed'), texts.unknownFormat],
    ['a heading alone', Buffer.from('Date,Description,Amount,Balance\n'), texts.empty],
    [
      'a wrong date',
      Buffer.from('Date,Description,Amount\n2026-13-45,A,1.00\n'),
      texts.badDate(2, '2026-13-45'),
    ],
    [
      'a wrong amount',
      Buffer.from('Date,Description,Amount\n2026-11-01,A,1.00\n2026-11-02,B,many\n'),
      texts.badAmount(3, 'many'),
    ],
    [
      'an amount with two readings',
      Buffer.from('Date,Description,Amount\n2026-11-01,A,"1,234"\n'),
      texts.badAmount(2, '1,234'),
    ],
    [
      'a date far ahead',
      Buffer.from('Date,Description,Amount\n2999-01-01,A,1.00\n'),
      texts.futureDate(1, '2999-01-01'),
    ],
    ['half an OFX file', Buffer.from('OFXHEADER:100\n<OFX><STMTTRN>'), texts.brokenOfx],
    [
      'another currency',
      Buffer.from('<OFX><CURDEF>USD<STMTTRN><DTPOSTED>20261101<TRNAMT>1</STMTTRN></OFX>'),
      texts.otherCurrency('USD'),
    ],
  ])('is refused as a whole when it is %s', (_, content, message) => {
    expect(() => readStatement(content)).toThrow(message)
  })

  it('with more lines than the limit is refused', () => {
    const lines = Array.from({ length: 20_001 }, () => '2026-11-01,A,1.00').join('\n')
    expect(() => fromText(`Date,Description,Amount\n${lines}`)).toThrow(texts.tooManyLines)
  })

  it('of one day is read in the order of its balances', () => {
    const { lines } = fromText(
      'Date,Description,Amount,Balance\n20261101,B,20.00,130.00\n20261101,A,10.00,110.00\n',
    )
    expect(lines.map(({ description }) => description)).toEqual(['A', 'B'])
  })
})

describe('a bank’s date', () => {
  it.each([
    '2026-11-04',
    '2026/11/04',
    '20261104',
    '04/11/2026',
    '4/11/26',
    '04Nov2026',
    '04-Nov-26',
    '4 November 2026',
    '2026-11-04 08:12',
  ])('%s is the fourth of November', (text) => expect(readDay(text)).toBe('2026-11-04'))

  it.each(['31/02/2026', '2026-00-10', 'Total', '', '99Foo2026'])('%s is not a date', (text) =>
    expect(readDay(text)).toBeNull(),
  )
})

describe('a bank’s amount', () => {
  it.each([
    ['380.00', 38_000],
    ['R 1 234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['-R12.50', -1250],
    ['R -12.50', -1250],
    ['(12.50)', -1250],
    ['12.50-', -1250],
    ['12.50 Dr', -1250],
    ['12.50Cr', 1250],
    ['+380', 38_000],
    ['.50', 50],
    ['380.0000', 38_000],
    ['0.00', 0],
    ['', null],
    ['1,234', undefined],
    ['12.345', undefined],
    ['abc', undefined],
  ])('%s', (text, cents) => expect(readCents(text)).toBe(cents))
})
