import { bondRepayment } from '#contract/bond.ts'
import { bondToday } from '#contract/costs/rates.ts'
import { isGone } from '#contract/listings/is-gone.ts'
import type { Property } from '#contract/properties/properties.schema.ts'

/** The inputs of a bond calculation. */
export interface BondTerms {
  depositPercent: number
  years: number
  rate: number
}

export const usualTerms: BondTerms = {
  depositPercent: bondToday.depositPercent,
  years: bondToday.years,
  rate: bondToday.primePercent,
}

/** The deposit, the loan and its repayment: one calculation for every place that shows them. */
export function bondOf(price: number, { depositPercent, years, rate }: BondTerms) {
  const deposit = Math.round((price * depositPercent) / 100)
  const { monthly, income } = bondRepayment({ amount: price, deposit, years, rate })
  return { deposit, loan: price - deposit, monthly, income }
}

/** Nobody needs a bond for a rental, or for something already sold. */
export function hasBond(property: Pick<Property, 'isSale' | 'displayColor'>): boolean {
  return property.isSale && !isGone(property)
}
