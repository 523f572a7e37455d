import { expect, it } from 'vitest'
import { usageNote } from './usage-note.ts'

const nouns = { one: 'property', many: 'properties' }

it('says that nothing uses a record, or how much does', () => {
  expect(usageNote(0, nouns)).toBe('No property uses it.')
  expect(usageNote(1, nouns)).toEqual({ stays: '1 property uses it. Give it another one first.' })
  expect(usageNote(1000, nouns)).toEqual({
    stays: '1\u00a0000 properties use it. Give them another one first.',
  })
})

it('says “more than” if there are more than can be counted quickly', () => {
  expect(usageNote(1001, nouns)).toEqual({
    stays: 'More than 1\u00a0000 properties use it. Give them another one first.',
  })
})
