import { describe, expect, it } from 'vitest'
import { responseText, waitOf } from './wait-text.ts'

const now = new Date('2026-11-16T12:00:00Z')
const calm = { waitingSince: null, remindAt: null, state: 'inProgress' } as const

describe('the wait of a conversation', () => {
  it('is shown in minutes, hours and days, and becomes urgent', () => {
    const waiting = (waitingSince: string) => waitOf({ ...calm, waitingSince }, now)
    expect(waiting('2026-11-16T11:20:00Z')).toEqual({ text: 'Waiting 40 min', urgency: 'none' })
    expect(waiting('2026-11-16T07:00:00Z')).toEqual({ text: 'Waiting 5 h', urgency: 'soon' })
    expect(waiting('2026-11-15T10:00:00Z')).toEqual({ text: 'Waiting 26 h', urgency: 'late' })
    expect(waiting('2026-11-13T10:00:00Z')).toEqual({ text: 'Waiting 3 days', urgency: 'late' })
  })

  it('shows a reminder, and otherwise who writes next', () => {
    expect(waitOf({ ...calm, remindAt: '2026-11-18T07:00:00Z' }, now).text).toBe('Reminder 11-18')
    expect(waitOf({ ...calm, remindAt: '2026-11-16T07:00:00Z' }, now).text).toBe('Reminder due')
    expect(waitOf(calm, now).text).toBe('Awaiting buyer')
    expect(waitOf({ ...calm, state: 'accepted' }, now).text).toBe('Accepted')
    expect(waitOf({ ...calm, state: 'closed' }, now).text).toBe('Closed')
  })

  it('is the response time once there is a reply', () => {
    expect(responseText('2026-11-16T08:00:00Z', '2026-11-16T09:48:00Z')).toBe('within 1 h')
    expect(responseText('2026-11-16T08:00:00Z', null)).toBe('No reply yet')
  })
})
