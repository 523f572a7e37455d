import { describe, expect, it } from 'vitest'
import { groupedNumber } from './grouped-number.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('numbers in texts and cards', () => {
  it('are grouped by thousands with no-break spaces', () => {
    expect(groupedNumber(1340)).toBe('1\u00a0340')
    expect(plain(groupedNumber(1234567))).toBe('1 234 567')
    expect(groupedNumber(78)).toBe('78')
  })
})
