import { describe, expect, it } from 'vitest'
import { amount } from './amount.ts'
import { amountTexts } from './parse-amount.ts'

const any = amount({ missing: 'missing' })
const price = amount({
  missing: 'missing',
  aboveZero: 'above zero',
  most: 500,
  tooLarge: 'too much',
})

const messagesOf = (schema: typeof any, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('an amount that a call accepts', () => {
  it.each([0, 0.01, 0.1, 0.29, 1.23, 415.5, 7000.55, 1e3, 999_999_999.99, 1_000_000_000])(
    '%d is accepted unchanged',
    (value) => expect(any.parse(value)).toBe(value),
  )

  it('accepts every number of cents, at any size', () => {
    for (const rand of [0, 1, 8, 1023, 99_999, 1_234_567, 999_999_999]) {
      for (let cents = 0; cents < 100; cents += 1) {
        const value = Number(`${rand}.${String(cents).padStart(2, '0')}`)
        expect(any.parse(value)).toBe(value)
      }
    }
  })

  it.each([7000.555, 1.001, 10.005, 0.001, 1e-7, 0.1 + 0.2, 999_999_999.999])(
    '%d has too many decimals',
    (value) => expect(messagesOf(any, value)).toEqual([amountTexts.decimals]),
  )

  it('may be a string, which is parsed like a form field', () => {
    expect(any.parse('R 1 234,50')).toBe(1234.5)
    expect(messagesOf(any, '7000.555')).toEqual([amountTexts.decimals])
    expect(messagesOf(any, '1.234')).toEqual([amountTexts.ambiguous])
    expect(messagesOf(any, '1e3')).toEqual([amountTexts.unreadable])
    expect(messagesOf(any, 'a lot')).toEqual([amountTexts.unreadable])
  })

  it.each([undefined, null, '', ' ', true, [], {}, Number.NaN, Number.POSITIVE_INFINITY])(
    '%j is missing',
    (value) => expect(messagesOf(any, value)).toEqual(['missing']),
  )

  it('is not negative and has a limit', () => {
    expect(messagesOf(any, -1)).toEqual([amountTexts.negative])
    expect(messagesOf(any, '-1')).toEqual([amountTexts.negative])
    expect(messagesOf(any, 1_000_000_000.01)).toEqual([amountTexts.tooLarge])
    expect(messagesOf(any, 1e21)).toEqual([amountTexts.tooLarge])
    expect(messagesOf(any, '999999999999')).toEqual([amountTexts.tooLarge])
  })

  it('has its own messages if a call defines any', () => {
    expect(price.parse(500)).toBe(500)
    expect(messagesOf(price, 0)).toEqual(['above zero'])
    expect(messagesOf(price, -1)).toEqual(['above zero'])
    expect(messagesOf(price, 500.01)).toEqual(['too much'])
  })
})
