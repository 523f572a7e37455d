import { describe, expect, it } from 'vitest'
import { amountOrNone, amountTexts, parseAmount, typedAmount } from './parse-amount.ts'
import { formatRand, formatRandCents } from './rand.ts'

const read: [text: string, amount: number][] = [
  ['0', 0],
  ['0.00', 0],
  ['0,5', 0.5],
  ['5', 5],
  ['5.5', 5.5],
  ['5,50', 5.5],
  ['007', 7],
  ['380', 380],
  ['1234', 1234],
  ['1234.5', 1234.5],
  ['1234.50', 1234.5],
  ['1234,50', 1234.5],
  ['1 234', 1234],
  ['1 234,50', 1234.5],
  ['1 234.50', 1234.5],
  ['1,234.50', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234,5', 1234.5],
  ["1'234", 1234],
  ["1'234.50", 1234.5],
  ['1’234,50', 1234.5],
  ['1\u00a0234.50', 1234.5],
  ['1\u2009234', 1234],
  ['1\u202f234', 1234],
  ['1 234\u00a0567', 1_234_567],
  ['R1 234.5', 1234.5],
  ['R 1 234.5', 1234.5],
  ['R\u00a01\u00a0234', 1234],
  ['r1234', 1234],
  ['ZAR 1 234.50', 1234.5],
  ['zar1234', 1234],
  ['  1234  ', 1234],
  ['R 1 250 000,50', 1_250_000.5],
  ['1,250,000.50', 1_250_000.5],
  ['1.250.000,50', 1_250_000.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['12 345 678', 12_345_678],
  ['99999999999.99', 99_999_999_999.99],
  ['999 999 999 999.99', 999_999_999_999.99],
]

const refused: [text: string, problem: keyof typeof amountTexts][] = [
  ['1.234', 'ambiguous'],
  ['1,234', 'ambiguous'],
  ['12.345', 'ambiguous'],
  ['99.999', 'ambiguous'],
  ['999,999', 'ambiguous'],
  ['R1.234', 'ambiguous'],
  ['R 99,999', 'ambiguous'],
  ['7000.555', 'decimals'],
  ['1234,567', 'decimals'],
  ['0.123', 'decimals'],
  ['1.2345', 'decimals'],
  ['1 234.567', 'decimals'],
  ['1,234.567', 'decimals'],
  ['1.234.567,891', 'decimals'],
  ['0.10000000000000001', 'decimals'],
  ['-5', 'negative'],
  ['- 5', 'negative'],
  ['\u22125', 'negative'],
  ['R-5', 'negative'],
  ['-R5', 'negative'],
  ['1234567890123', 'tooLarge'],
  ['1 234 567 890 123.45', 'tooLarge'],
  ['99999999999999999999999', 'tooLarge'],
  ['cheap', 'unreadable'],
  ['R', 'unreadable'],
  ['RR5', 'unreadable'],
  ['5R', 'unreadable'],
  ['$5', 'unreadable'],
  ['1e3', 'unreadable'],
  ['1E3', 'unreadable'],
  ['0x10', 'unreadable'],
  ['Infinity', 'unreadable'],
  ['NaN', 'unreadable'],
  ['1.', 'unreadable'],
  ['.5', 'unreadable'],
  ['1234.-', 'unreadable'],
  ['1234,-', 'unreadable'],
  ['380-00', 'unreadable'],
  ['(5)', 'unreadable'],
  ['+5', 'unreadable'],
  ['415 50', 'unreadable'],
  ['1 23', 'unreadable'],
  ['1 2345', 'unreadable'],
  ['1234 567', 'unreadable'],
  ['0 123', 'unreadable'],
  ['1  234', 'unreadable'],
  ['1 234,567.50', 'unreadable'],
  ['1,234 567', 'unreadable'],
  ['1.234.5', 'unreadable'],
  ['1,234,56', 'unreadable'],
  ['1.234.567.89', 'unreadable'],
  ['1,234,567,8', 'unreadable'],
  ['12,34,567', 'unreadable'],
  ['1.5.5', 'unreadable'],
  ['1..5', 'unreadable'],
  ['1 234\n567', 'unreadable'],
  ['１２３４', 'unreadable'],
  ['١٢٣٤', 'unreadable'],
  ['5 5 5', 'unreadable'],
  ['2 m', 'unreadable'],
  ['1 000 or 2 000', 'unreadable'],
]

describe('a typed amount', () => {
  it.each(read)('%j is parsed', (text, amount) => {
    expect(parseAmount(text)).toEqual({ amount, problem: null })
  })

  it.each(refused)('%j is refused as %s', (text, problem) => {
    expect(parseAmount(text)).toEqual({ amount: null, problem })
  })

  it.each(['', ' ', '\u00a0', '\t'])('%j is empty', (text) => {
    expect(parseAmount(text)).toEqual({ amount: null, problem: null })
  })

  it('has a clear message for every refusal', () => {
    for (const message of Object.values(amountTexts)) expect(message).toMatch(/^[A-Z].{15,}\.$/)
  })

  it('is sent as a number, as nothing, or as it was typed', () => {
    expect(typedAmount('R 1 234,50')).toBe(1234.5)
    expect(typedAmount(' ')).toBeNull()
    expect(typedAmount(null)).toBeNull()
    expect(typedAmount('99.999')).toBe('99.999')
  })

  it('is missing where a URL has no amount', () => {
    expect([amountOrNone('1500'), amountOrNone('1.500'), amountOrNone(null)]).toEqual([
      1500,
      undefined,
      undefined,
    ])
  })
})

/** Every number of cents up to R 30, then many of all sizes; the same ones on every run. */
function* someCents(): Generator<bigint> {
  for (let cents = 0n; cents < 3000n; cents += 1n) yield cents
  let seed = 12345n
  for (let count = 0; count < 5000; count += 1) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
    yield (seed >> 16n) % 10n ** BigInt(3 + (count % 12))
  }
}

const centsOf = (amount: number) => BigInt(amount.toFixed(2).replace('.', ''))

describe('a displayed amount', () => {
  it('is parsed back to the same amount, to the cent', () => {
    for (const cents of someCents()) {
      const rand = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
      const { amount } = parseAmount(rand)
      if (amount === null) throw new Error(`${rand} was not read`)
      for (const format of [formatRand, formatRandCents]) {
        const shown = format(amount)
        const again = parseAmount(shown).amount
        if (again === null) throw new Error(`${shown} was not read`)
        if (centsOf(again) !== cents || format(again) !== shown) {
          throw new Error(`${rand} became ${shown} and then ${again}`)
        }
      }
    }
  })

  it('means the same with every separator', () => {
    const separators = [' ', '\u00a0', '\u2009', "'", ',', '.']
    for (const cents of someCents()) {
      const whole = String(cents / 100n)
      const part = String(cents % 100n).padStart(2, '0')
      for (const separator of separators) {
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator)
        const decimal = separator === '.' ? ',' : '.'
        const { amount } = parseAmount(`R ${grouped}${decimal}${part}`)
        if (amount === null || centsOf(amount) !== cents) {
          throw new Error(`R ${grouped}${decimal}${part} was read as ${amount}`)
        }
      }
    }
  })
})
