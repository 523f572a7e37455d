import { describe, expect, it } from 'vitest'
import { paidListing } from './payments.schema.ts'
import {
  isSettled,
  mayBecome,
  paymentStates,
  stateOfStatus,
  statusOf,
  type PaymentState,
} from './payments.states.ts'
import { vatIn } from './vat.ts'

describe('the VAT in a fee', () => {
  it.each([
    [380, 330.43, 49.57],
    [115, 100, 15],
    [0.01, 0.01, 0],
    [99_999.99, 86_956.51, 13_043.48],
  ])('of R%d is 15%% of the amount without it', (amount, exclVat, vat) => {
    expect(vatIn(amount)).toEqual({ amount, exclVat, vat })
  })
  it('and the rest add up to the fee, whatever the fee', () => {
    for (let cents = 1; cents < 20_000; cents += 7) {
      const parts = vatIn(cents / 100)
      expect(Math.round(parts.exclVat * 100) + Math.round(parts.vat * 100)).toBe(cents)
    }
  })
})

describe('the states of a payment', () => {
  const others = paymentStates.filter((state) => !isSettled(state))
  it('accepts money that arrives late, whatever the earlier status', () => {
    for (const state of others) expect(mayBecome(state, 'paid')).toBe(true)
  })
  it('stays paid when a later notification says otherwise', () => {
    const late: PaymentState[] = ['pending', 'declined', 'cancelled', 'failed']
    for (const state of paymentStates.filter(isSettled)) {
      for (const next of late) expect(mayBecome(state, next)).toBe(false)
    }
  })
  it('ends with the refund', () => {
    expect(mayBecome('paid', 'refund due')).toBe(true)
    expect(mayBecome('refund due', 'refunded')).toBe(true)
    for (const state of paymentStates) expect(mayBecome('refunded', state)).toBe(false)
  })
  it('is in capitals on the wire', () => {
    expect(paymentStates.map(statusOf)).toContain('REFUND DUE')
    for (const state of paymentStates) expect(stateOfStatus(statusOf(state))).toBe(state)
  })
})

describe('what is paid for', () => {
  it.each([
    [
      { timeshareWeekId: 7, propertyId: 0 },
      { timeshareWeekId: 7, propertyId: null },
    ],
    [{ propertyId: '9' }, { timeshareWeekId: null, propertyId: 9 }],
  ])('is read from %j', (input, read) => expect(paidListing.parse(input)).toEqual(read))
  it.each([{}, { timeshareWeekId: 0, propertyId: 0 }, { timeshareWeekId: 1, propertyId: 2 }])(
    'is not %j',
    (input) => {
      const [issue] = paidListing.safeParse(input).error?.issues ?? []
      expect(issue?.message).toBe('Please say which week or property you want to pay for.')
    },
  )
})
