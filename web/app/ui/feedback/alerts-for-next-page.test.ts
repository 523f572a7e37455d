// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { passOnAlerts, takeAlerts } from './alerts-for-next-page.ts'

const saved = { type: 'SUCCESS', message: 'Saved.' } as const

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

it('an alert is passed on to the next page only once', () => {
  passOnAlerts([saved])
  expect(takeAlerts()).toEqual([saved])
  expect(takeAlerts()).toEqual([])
})

it('an alert is not shown on a page that is opened much later', () => {
  vi.useFakeTimers()
  passOnAlerts([saved])
  vi.advanceTimersByTime(60_000)
  expect(takeAlerts()).toEqual([])
})
