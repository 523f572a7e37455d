import { bondDefaults, type BondInput } from '#contract/bond.ts'
import type { FieldErrors } from '#contract/errors.ts'

/** Longest term a South African bank offers. */
export const longestTerm = 30

/** What the calculator's address holds, with the specified defaults for what it does not. */
export function bondInputFrom(query: URLSearchParams): BondInput {
  const read = (name: keyof BondInput) => {
    const text = query
      .get(name)
      ?.replace(/[R\s\u00a0]/g, '')
      .replace(',', '.')
    const value = text ? Number(text) : Number.NaN
    return Number.isFinite(value) && value >= 0 ? value : bondDefaults[name]
  }
  return {
    amount: read('amount'),
    deposit: read('deposit'),
    years: read('years'),
    rate: read('rate'),
  }
}

/** What keeps the sum from making sense, by field. */
export function bondErrors({ amount, deposit, years, rate }: BondInput): FieldErrors {
  return {
    ...(amount > 0 ? {} : { amount: 'Give an amount above zero.' }),
    ...(deposit <= amount ? {} : { deposit: 'The deposit is more than the amount.' }),
    ...(years >= 1 && years <= longestTerm ? {} : { years: `Between 1 and ${longestTerm} years.` }),
    ...(rate <= 40 ? {} : { rate: 'Between 0 and 40 percent.' }),
  }
}
