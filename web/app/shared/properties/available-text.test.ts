import { expect, it } from 'vitest'
import { availableText } from './available-text.ts'

it('a property shows “now” from its available date, and the date before that', () => {
  expect(availableText('2026-11-16', '2026-11-17')).toBe('now')
  expect(availableText('2026-11-17', '2026-11-17')).toBe('now')
  expect(availableText('2026-12-01', '2026-11-17')).toBe('1 December 2026')
  expect(availableText(null, '2026-11-17')).toBeNull()
})
