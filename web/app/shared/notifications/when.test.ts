import { describe, expect, it } from 'vitest'
import type { Notification } from '#contract/notifications/notifications.calls.ts'
import { groupByDay, whenText } from './when.ts'

const now = '2026-11-16'

describe('when something happened', () => {
  it.each([
    ['2026-11-16T05:00:00Z', '07:00'],
    ['2026-11-15T22:30:00Z', '00:30'],
    ['2026-11-15T10:00:00Z', 'Yesterday'],
    ['2026-11-13T10:00:00Z', 'Friday'],
    ['2026-11-06T10:00:00Z', '6 November'],
    ['2025-11-06T10:00:00Z', '6 November 2025'],
  ])('%s is %s', (created, text) => {
    expect(whenText(created, now)).toBe(text)
  })

  it('groups notifications by day', () => {
    const items = ['2026-11-16T05:00:00Z', '2026-11-13T10:00:00Z', '2025-11-06T10:00:00Z']
    const groups = groupByDay(
      items.map((created) => ({ created }) as Notification),
      now,
    )
    expect(groups.map(({ heading }) => heading)).toEqual(['Today', 'Earlier this week', 'Earlier'])
  })
})
