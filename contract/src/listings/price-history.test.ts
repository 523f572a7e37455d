import { describe, expect, it } from 'vitest'
import { daysOnSite, recentReduction } from './price-history.ts'
import { reductionText } from './reductions.ts'

describe('a reduction', () => {
  it('is the amount and its percentage of the previous price', () =>
    expect(reductionText(150_000, 2_450_000)).toBe('Reduced by R\u00a0150\u00a0000 (6%)'))
  it('has no percentage if it is too small for one', () =>
    expect(reductionText(1_000, 2_450_000)).toBe('Reduced by R\u00a01\u00a0000'))
})

describe('a recent reduction', () => {
  const now = Date.parse('2026-11-17T08:00:00Z')
  const listed = { at: '2026-10-01T08:00:00Z', change: null }
  const lowered = { at: '2026-11-01T08:00:00Z', change: -150_000 }
  it('is the last change of the price, regardless of later status changes', () => {
    const offered = { at: '2026-11-10T08:00:00Z', change: null }
    expect(recentReduction([listed, lowered, offered], now)).toBe(150_000)
  })
  it('no longer exists after a month, or once the price has been raised', () => {
    expect(recentReduction([listed, { ...lowered, at: '2026-10-17T08:00:00Z' }], now)).toBeNull()
    expect(
      recentReduction([lowered, { at: '2026-11-02T08:00:00Z', change: 1_000 }], now),
    ).toBeNull()
    expect(recentReduction([listed], now)).toBeNull()
  })
})

describe('the time on the market', () => {
  const listed = { at: '2026-10-16T08:00:00Z', statusCode: 'FS' }
  it('is counted from first publication to today, including any time unpublished', () => {
    const away = { at: '2026-11-01T08:00:00Z', statusCode: null }
    expect(daysOnSite('2026-10-16', [listed, away], '2026-11-16')).toBe(31)
    expect(daysOnSite('2026-10-16', [], '2026-10-16')).toBe(0)
  })
  it('ends on the day on which it was sold, in South Africa', () => {
    // Half past midnight there.
    const sold = { at: '2026-10-20T22:30:00Z', statusCode: 'S' }
    const dearer = { at: '2026-11-02T08:00:00Z', statusCode: 'S' }
    expect(daysOnSite('2026-10-16', [listed, sold, dearer], '2026-11-16')).toBe(5)
  })
  it('is unknown if it was sold before sales were recorded', () => {
    const sold = { at: '2026-10-16T08:00:00Z', statusCode: 'S' }
    expect(daysOnSite('2026-10-16', [sold], '2026-11-16')).toBeNull()
  })
})
