// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendAlerts, takeAlerts } from './alerts-on-the-way.ts'

const saved = { type: 'SUCCESS', message: 'Saved.' } as const

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.useRealTimers())

it('an alert reaches the page that is loaded next, once', () => {
  sendAlerts([saved])
  expect(takeAlerts()).toEqual([saved])
  expect(takeAlerts()).toEqual([])
})

it('an alert is not shown on a page that is opened much later', () => {
  vi.useFakeTimers()
  sendAlerts([saved])
  vi.advanceTimersByTime(60_000)
  expect(takeAlerts()).toEqual([])
})
