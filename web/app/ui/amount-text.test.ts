import { describe, expect, it } from 'vitest'
import { parseAmount } from '#contract/values/parse-amount.ts'
import { amountText, ungrouped, withCents } from './amount-text.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the text of an amount field', () => {
  it.each([
    ['1234', '1 234'],
    ['R1 234.5', '1 234.50'],
    ['1,234.50', '1 234.50'],
    ['1 234,00', '1 234'],
    [7000.55, '7 000.55'],
    [0, '0'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('shows %j as %j', (value, shown) => {
    expect(plain(amountText(value))).toBe(shown)
  })

  it.each(['1.234', '99.999', '7000.555', '415 50', 'cheap', '-5', ' ', '1e3'])(
    'leaves %j as it was typed',
    (typed) => expect(amountText(typed)).toBe(typed),
  )

  it('shows two decimals where a form asks for them', () => {
    expect(plain(amountText('1250000', withCents))).toBe('1 250 000.00')
    expect(plain(amountText(18_500.5, withCents))).toBe('18 500.50')
  })

  it('means the same with its groups and without', () => {
    const shown = amountText(1_250_000.5)
    expect(ungrouped(shown)).toBe('1250000.50')
    expect(parseAmount(ungrouped(shown))).toEqual(parseAmount(shown))
  })
})
