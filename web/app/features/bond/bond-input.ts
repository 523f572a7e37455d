import { bondDefaults, type BondInput } from '#contract/bond.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { parseAmount } from '#contract/values/parse-amount.ts'

/** Longest term a South African bank offers. */
export const longestTerm = 30

/**
 * The values in the calculator's address, with the specified defaults for missing ones; NaN for an
 * invalid amount.
 */
export function bondInputFrom(query: URLSearchParams): BondInput {
  const amount = (name: 'amount' | 'deposit') => {
    const { amount: read, problem } = parseAmount(query.get(name) ?? '')
    return problem ? Number.NaN : (read ?? bondDefaults[name])
  }
  const number = (name: 'years' | 'rate') => {
    const text = query.get(name)?.trim().replace(',', '.')
    const value = text ? Number(text) : Number.NaN
    return Number.isFinite(value) && value >= 0 ? value : bondDefaults[name]
  }
  return {
    amount: amount('amount'),
    deposit: amount('deposit'),
    years: number('years'),
    rate: number('rate'),
  }
}

/** What makes a calculation impossible, by field. */
export function bondErrors({ amount, deposit, years, rate }: BondInput): FieldErrors {
  return {
    ...(amount > 0 ? {} : { amount: 'Enter an amount above zero.' }),
    ...(deposit <= amount
      ? {}
      : { deposit: 'The deposit cannot be more than the purchase amount.' }),
    ...(years >= 1 && years <= longestTerm ? {} : { years: `Between 1 and ${longestTerm} years.` }),
    ...(rate <= 40 ? {} : { rate: 'Between 0 and 40 percent.' }),
  }
}
