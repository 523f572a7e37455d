import { describe, expect, it } from 'vitest'
import { addDays } from '#contract/values/day.ts'
import { dayPoints } from './day-points.ts'

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays('2026-11-01', index),
    views: index,
    visitors: 0,
    clicks: 0,
    enquiries: 0,
  }))

describe('the days of a chart', () => {
  it('each have a bar and a full name', () => {
    expect(dayPoints(days(2), 'views')).toEqual([
      { label: '1 Nov', name: '1 November 2026', value: 0 },
      { label: '2 Nov', name: '2 November 2026', value: 1 },
    ])
  })

  it('have at most six labels, however many there are', () => {
    for (const count of [9, 30, 92]) {
      const labels = dayPoints(days(count), 'clicks').filter(({ label }) => label !== '')
      expect(labels.length).toBeGreaterThan(3)
      expect(labels.length).toBeLessThanOrEqual(6)
    }
  })
})
