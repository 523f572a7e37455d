import { describe, expect, it } from 'vitest'
import { clock } from './kinds.ts'

describe('the thirty-day clock of a privacy request', () => {
  it('is neutral at first, a warning in the last week, and shows when it is overdue', () => {
    expect(clock(30)).toEqual({ color: 'green', label: '30 days left' })
    expect(clock(7)).toEqual({ color: 'orange', label: '7 days left' })
    expect(clock(1)).toEqual({ color: 'orange', label: '1 day left' })
    expect(clock(0)).toEqual({ color: 'red', label: 'Due today' })
    expect(clock(-1)).toEqual({ color: 'red', label: '1 day overdue' })
  })
})
