import { expect, it } from 'vitest'
import { firstSearchedDay } from './searched-span.ts'

const now = '2026-11-10'
const months = [
  { month: '2026-09-01', rows: 300 },
  { month: '2026-10-01', rows: 310 },
  { month: '2026-11-01', rows: 100 },
  { month: '2026-12-01', rows: 0 },
]
const firstDay = (most: number, days: { from?: string; to?: string } = {}) =>
  firstSearchedDay(months, days, most, now)

it('a search looks through the newest days with this many rows', () => {
  expect(firstDay(1000)).toBeNull()
  expect(firstDay(710)).toBeNull()
  expect(firstDay(150)).toBe('2026-10-27')
  expect(firstDay(100)).toBe('2026-11-01')
  expect(firstDay(45)).toBe('2026-11-07')
})

it('a search looks through at least one day', () => {
  expect(firstDay(3)).toBe(now)
  expect(firstDay(3, { from: now })).toBeNull()
  expect(firstSearchedDay([], {}, 3, now)).toBeNull()
})

it('a search looks through the chosen days, newest first', () => {
  expect(firstDay(100, { to: '2026-09-20' })).toBe('2026-09-11')
  expect(firstDay(100, { from: '2026-10-05', to: '2026-10-14' })).toBeNull()
  expect(firstDay(100, { from: '2026-10-05', to: '2026-10-15' })).toBe('2026-10-06')
  expect(firstDay(3, { from: '2026-09-05', to: '2026-09-05' })).toBeNull()
})
