import { describe, expect, it } from 'vitest'
import { nextRun, parseCron, type Cron } from './cron.ts'

const next = (text: string, after: string) =>
  nextRun(parseCron(text) as Cron, new Date(after))?.toISOString()

describe('a cron expression', () => {
  it.each([
    ['30 1 * * *', '2026-11-16T10:00:00Z', '2026-11-16T23:30:00.000Z'],
    ['30 1 * * *', '2026-11-15T23:30:00Z', '2026-11-16T23:30:00.000Z'],
    ['0,30 */6 * * *', '2026-11-16T10:10:00Z', '2026-11-16T10:30:00.000Z'],
    ['0 2 * * 1-5', '2026-11-20T12:00:00Z', '2026-11-23T00:00:00.000Z'],
    ['0 2 * * 7', '2026-11-16T12:00:00Z', '2026-11-22T00:00:00.000Z'],
    ['0 12 1 * 0', '2026-11-23T12:00:00Z', '2026-11-29T10:00:00.000Z'],
    ['15 3 29 2 *', '2026-11-16T12:00:00Z', '2028-02-29T01:15:00.000Z'],
  ])('%s runs in South African time, after %s at %s', (text, after, at) => {
    expect(next(text, after)).toBe(at)
  })

  it.each([
    '',
    '* * * *',
    '60 1 * * *',
    '1 24 * * *',
    '5-1 * * * *',
    '*/0 * * * *',
    'x * * * *',
    '0 0 30 2 *',
    '@daily',
  ])('%j is refused', (text) => expect(parseCron(text)).toBeUndefined())
})
