import { describe, expect, it } from 'vitest'
import { eventName, monthName, monthPoints, outcomeText } from './payment-texts.ts'

const month = (name: string, amount: number) => ({
  month: name,
  count: 1,
  amount,
  vat: 0,
  refunded: 0,
})

describe('the months of the payments', () => {
  it('are the last twelve, oldest first, including empty ones', () => {
    const points = monthPoints([month('2026-11', 760), month('2025-12', 380)], '2026-11-15')
    expect(points).toHaveLength(12)
    expect(points[0]).toEqual({ label: 'Dec', name: 'December 2025', value: 380 })
    expect(points[1]?.value).toBe(0)
    expect(points.at(-1)).toEqual({ label: 'Nov', name: 'November 2026', value: 760 })
  })

  it('are named in full', () => {
    expect(monthName('2026-02')).toBe('February 2026')
  })
})

describe('the outcome of an event', () => {
  it('is a named state, or the text from the ledger', () => {
    expect(outcomeText('refund due')).toBe('Refund due')
    expect(outcomeText('PAID')).toBe('Paid')
    expect(outcomeText('browser says paid')).toBe('Browser says paid')
  })
})

describe('the name of an event', () => {
  it('tells where a confirmation came from, and what was undone', () => {
    expect(eventName({ kind: 'confirm' })).toBe('Confirmed manually')
    expect(eventName({ kind: 'confirm', details: { statement: 'november.csv' } })).toBe(
      'Booked from a bank statement',
    )
    const undone = { statement: 'november.csv', undone: 'yes' }
    expect(eventName({ kind: 'cancel', details: undone })).toBe('Bank statement booking undone')
  })
})
