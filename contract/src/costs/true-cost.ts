import { bondRepayment } from '../bond.ts'
import { buyingCosts } from './costs.ts'
import { bondToday } from './rates.ts'

/** What the buyer assumes about the bond. */
export interface CostAssumptions {
  depositPercent: number
  years: number
  /** Percent a year. */
  rate: number
}

/** Today's usual terms. */
export const usualAssumptions: CostAssumptions = {
  depositPercent: bondToday.depositPercent,
  years: bondToday.years,
  rate: bondToday.primePercent,
}

/** The range of each assumption, as used by the sliders of the screens. */
export const assumptionLimits = {
  depositPercent: { min: 0, max: 50, step: 1 },
  years: { min: 5, max: 30, step: 1 },
  rate: { min: 5, max: 20, step: 0.25 },
} as const

/** Monthly costs in addition to the bond; null if the listing does not state them. */
export interface MonthlyCharges {
  levy: number | null
  rates: number | null
}

export interface TrueCost extends MonthlyCharges {
  deposit: number
  transferDuty: number
  /** Attorneys with VAT, and the deeds office, for the transfer and the bond. */
  attorneys: number
  /** Upfront: the deposit and all costs. */
  cash: number
  instalment: number
  everyMonth: number
  /** Before tax, per month. */
  income: number
}

/** What a buyer needs upfront, and pays every month. */
export function trueCost(
  price: number,
  { depositPercent, years, rate }: CostAssumptions,
  { levy, rates }: MonthlyCharges,
): TrueCost {
  const deposit = Math.round((price * depositPercent) / 100)
  const { loan, monthly, income } = bondRepayment({ amount: price, deposit, years, rate })
  const { transferDuty, total } = buyingCosts(price, loan)
  return {
    deposit,
    transferDuty,
    attorneys: total - transferDuty,
    cash: deposit + total,
    instalment: monthly,
    levy,
    rates,
    everyMonth: monthly + (levy ?? 0) + (rates ?? 0),
    income,
  }
}

const perMonth = /\(R per month\)$/i
const chargeNames = { levy: /^(special )?lev(y|ies)\b/i, rates: /^rates\b/i } as const

interface FieldValue {
  name: string
  type: string
  value: string
}

/** Whether a field is the levy or the rates, and so part of the monthly costs. */
export function chargeOf({ name, type }: Pick<FieldValue, 'name' | 'type'>) {
  if (type !== 'number' || !perMonth.test(name)) return undefined
  const kinds = ['levy', 'rates'] as const
  return kinds.find((kind) => chargeNames[kind].test(name))
}

/** A special levy is added to the levy. */
export function monthlyCharges(fields: readonly FieldValue[]): MonthlyCharges {
  const sumOf = (kind: keyof MonthlyCharges) => {
    const amounts = fields
      .filter((field) => chargeOf(field) === kind)
      .map(({ value }) => Number(value))
      .filter((amount) => Number.isFinite(amount))
    return amounts.length ? amounts.reduce((sum, amount) => sum + amount, 0) : null
  }
  return { levy: sumOf('levy'), rates: sumOf('rates') }
}
