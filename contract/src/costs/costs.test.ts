import { describe, expect, it } from 'vitest'
import {
  buyingCosts,
  conveyancingFee,
  deedsOfficeFee,
  transferDutyOn,
  typicalDeposit,
  standardBond,
} from './costs.ts'
import { conveyancing, deedsOffice, ratesOn, transferDuty } from './rates.ts'

const day = '2026-11-15'

describe('transfer duty', () => {
  it('is R33 786 on R2 000 000', () => expect(transferDutyOn(2_000_000, day)).toBe(33_786))
  it.each([
    [1_210_000, 0],
    [1_663_800, 13_614],
    [2_329_300, 53_544],
    [2_994_800, 106_784],
    [13_310_000, 1_241_456],
    [14_310_000, 1_371_456],
  ])('on R%i is R%i, without a jump between brackets', (price, duty) => {
    expect(transferDutyOn(price, day)).toBe(duty)
  })
})

describe('the conveyancing guideline', () => {
  it('is R21 270 before VAT for R800 000', () => expect(conveyancingFee(800_000, day)).toBe(21_270))
  it.each([
    [100_000, 6_640],
    [100_001, 7_700],
    [500_000, 15_120],
    [1_000_000, 25_370],
    [5_000_000, 66_370],
    [5_000_001, 71_530],
  ])('for R%i is R%i', (amount, fee) => expect(conveyancingFee(amount, day)).toBe(fee))
})

describe('the deeds office fee', () => {
  it.each([
    [100_000, 50],
    [750_000, 1_275],
    [2_000_000, 1_646],
    [2_000_001, 2_281],
    [50_000_000, 7_340],
  ])('on R%i is R%i', (amount, fee) => expect(deedsOfficeFee(amount, day)).toBe(fee))
})

describe('what buying costs', () => {
  it('adds the transfer and the bond, with VAT on attorneys’ fees only', () => {
    const costs = buyingCosts(800_000, 800_000, day)
    expect(costs).toMatchObject({
      transferDuty: 0,
      transferAttorney: 24_460.5,
      transferDeedsOffice: 1_275,
      transferTotal: 25_735.5,
      bondTotal: 25_735.5,
      total: 51_471,
      ratesFrom: '2025-08-01',
    })
  })
  it('has no bond costs without a bond', () =>
    expect(buyingCosts(800_000, 0, day).bondTotal).toBe(0))
  it('uses the current rates', () => {
    for (const tables of [transferDuty, conveyancing, deedsOffice]) {
      expect(ratesOn<unknown>(tables, '2030-01-01').from <= '2030-01-01').toBe(true)
      expect(ratesOn<unknown>(tables, '2000-01-01')).toBe(tables[0])
    }
  })
  it('is R7 362 a month for R750 000 on standard terms', () => {
    const { monthly, income } = standardBond(750_000)
    expect(Math.round(monthly)).toBe(7_362)
    expect(income).toBeCloseTo(monthly / 0.3, 1)
  })

  it('assumes a deposit of a tenth of the price if none is chosen', () => {
    expect(typicalDeposit(1_250_005)).toBe(125_001)
  })
})
