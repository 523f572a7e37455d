import { describe, expect, it } from 'vitest'
import { bondDefaults } from '#contract/bond.ts'
import { bondErrors, bondInputFrom } from './bond-input.ts'

describe('the bond calculator', () => {
  it('opens with the specified defaults', () => {
    expect(bondInputFrom(new URLSearchParams())).toEqual(bondDefaults)
  })

  it('reads grouped amounts and decimal commas from its address', () => {
    const query = new URLSearchParams({
      amount: 'R 2 450 000',
      deposit: '245000',
      years: '20',
      rate: '10,5',
    })
    expect(bondInputFrom(query)).toEqual({
      amount: 2_450_000,
      deposit: 245_000,
      years: 20,
      rate: 10.5,
    })
  })

  it('does not replace an amount that cannot be parsed', () => {
    const input = bondInputFrom(new URLSearchParams({ amount: '1.234', deposit: '99,999' }))
    expect([input.amount, input.deposit]).toEqual([Number.NaN, Number.NaN])
    expect(Object.keys(bondErrors(input))).toEqual(['amount', 'deposit'])
  })

  it('uses the default if the URL is invalid', () => {
    expect(bondInputFrom(new URLSearchParams({ years: '-3', rate: 'seven' }))).toEqual(bondDefaults)
  })

  it('refuses a deposit above the amount and a term that no bank offers', () => {
    expect(Object.keys(bondErrors({ amount: 100, deposit: 200, years: 31, rate: 7 }))).toEqual([
      'deposit',
      'years',
    ])
  })
})
