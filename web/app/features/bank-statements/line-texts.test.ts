import { describe, expect, it } from 'vitest'
import type { BankLine, LinePayment } from '#contract/bank-statements/bank-statements.schema.ts'
import {
  acceptLabel,
  confidenceOf,
  differenceOf,
  marksOf,
  paymentsTitle,
  signedRand,
} from './line-texts.ts'

const payment = (outstanding: number, payer = 'Priya Naicker') =>
  ({ reference: 'PM-30629', payer, outstanding }) as LinePayment

const line = (facts: Partial<BankLine>) =>
  ({ state: 'open', level: 'likely', score: 71, partial: false, ...facts }) as BankLine

describe('the texts of a line', () => {
  it('show money that left the account with a minus', () => {
    expect(signedRand(-12.5)).toBe('−R\u00a012.50')
    expect(signedRand(380)).toBe('R\u00a0380.00')
  })

  it('name the confidence', () => {
    expect(confidenceOf(line({}))).toBe('Likely, 71%')
    expect(confidenceOf(line({ partial: true }))).toBe('Partial')
    expect(confidenceOf(line({ level: 'sure', score: 100 }))).toBe('Exact')
    expect(confidenceOf(line({ state: 'booked' }))).toBe('Booked')
    expect(confidenceOf(line({ state: 'charge' }))).toBe('Money out')
    expect(marksOf(line({}))).toBe(4)
    expect(marksOf(line({ level: 'unknown', score: 0 }))).toBe(0)
  })

  it('show the shortfall or surplus', () => {
    expect(differenceOf(300, [payment(380)])).toEqual({
      short: 'R\u00a080.00',
      of: 'R\u00a0380.00',
    })
    expect(differenceOf(400, [payment(380)])).toEqual({ over: 'R\u00a020.00' })
    expect(differenceOf(380, [payment(380)])).toBeNull()
  })

  it('name the button after its action', () => {
    expect(acceptLabel(300, [payment(380)])).toBe('Accept part')
    expect(acceptLabel(760, [payment(380), payment(380)])).toBe('Accept 2')
    expect(acceptLabel(380, [payment(380)])).toBe('Accept')
  })

  it('name the payments', () => {
    expect(paymentsTitle([])).toBe('No payment found')
    expect(paymentsTitle([payment(1)])).toBe('PM-30629 Priya Naicker')
    expect(paymentsTitle([payment(1), payment(1)])).toBe('2 payments of Priya Naicker')
  })
})
