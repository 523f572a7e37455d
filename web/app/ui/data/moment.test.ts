import { expect, it } from 'vitest'
import { machineTime, momentInWords, momentText } from './moment.ts'

it('a timestamp is shown in South African time, whatever the machine’s time zone', () => {
  expect(momentText('2026-11-14T22:30:00Z')).toBe('2026-11-15 00:30')
  expect(momentText('2026-11-15T10:42:59+02:00')).toBe('2026-11-15 10:42')
})

it('a timestamp in a sentence has its month in words', () => {
  expect(momentInWords('2026-11-14T22:30:00Z')).toBe('15 November 2026 at 00:30')
})

it('a timestamp for <time> has at most three decimals of a second', () => {
  expect(machineTime('2026-11-17T06:38:33.76421+00:00')).toBe('2026-11-17T06:38:33.764Z')
})
