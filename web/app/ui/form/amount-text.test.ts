import { describe, expect, it } from 'vitest'
import { amountText, withCents, withoutOwnGroups } from './amount-text.ts'

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

  it('shows two decimals where a form requires them', () => {
    expect(plain(amountText('1250000', withCents))).toBe('1 250 000.00')
    expect(plain(amountText(18_500.5, withCents))).toBe('18 500.50')
  })

  const before = '1\u00a0250\u00a0000'

  it('loses its separators when a digit is typed or deleted, while the caret stays between the same digits', () => {
    const typed = { before, text: '1\u00a02550\u00a0000', caret: 5, inputType: 'insertText' }
    expect(withoutOwnGroups({ ...typed, inserted: '5' })).toEqual({ text: '12550000', caret: 4 })
    const deleted = { before, text: '1\u00a025\u00a0000', caret: 4 }
    expect(
      withoutOwnGroups({ ...deleted, inputType: 'deleteContentBackward', inserted: null }),
    ).toEqual({ text: '125000', caret: 3 })
  })

  it.each([
    ['pasted', { before, text: '415\u00a050', inputType: 'insertFromPaste' }],
    ['written by a script', { before, text: before, inputType: undefined }],
    ['typed over all of it', { before, text: '5', inputType: 'insertText' }],
    ['typed with spaces of its own', { before: '', text: '415\u00a050', inputType: 'insertText' }],
  ])('does not change what is %s', (_how, edited) => {
    expect(withoutOwnGroups({ ...edited, caret: 1, inserted: null })).toBeNull()
  })
})
