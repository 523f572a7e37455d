import { expect, it } from 'vitest'
import { bondRepayment } from '../bond.ts'
import { buyingCosts } from './costs.ts'
import { monthlyCharges, trueCost, usualAssumptions } from './true-cost.ts'

const number = (name: string, value: string) => ({ name, type: 'number', value })

it('adds up the upfront and monthly costs by the same rules as everywhere else', () => {
  const cost = trueCost(2_450_000, usualAssumptions, { levy: 1650, rates: null })
  const costs = buyingCosts(2_450_000, 2_205_000)
  const { monthly } = bondRepayment({ amount: 2_450_000, deposit: 245_000, years: 20, rate: 10.25 })
  expect(cost).toMatchObject({ deposit: 245_000, transferDuty: 63_200, levy: 1650, rates: null })
  expect(cost.cash).toBeCloseTo(245_000 + costs.total, 2)
  expect(cost.transferDuty + cost.attorneys).toBeCloseTo(costs.total, 2)
  expect(cost.everyMonth).toBeCloseTo(monthly + 1650, 2)
})

it('finds the levy and the rates among the fields of a listing', () => {
  expect(
    monthlyCharges([
      number('Levy (R per month)', '1650'),
      number('Special Levy (R per month)', '200'),
      number('Rates and Taxes (R per month)', '2180'),
      number('Deposit (R)', '9000'),
      { name: 'Levy (R per month)', type: 'text', value: '1' },
    ]),
  ).toEqual({ levy: 1850, rates: 2180 })
  expect(monthlyCharges([number('Rates (R per month)', 'unknown')])).toEqual({
    levy: null,
    rates: null,
  })
})
