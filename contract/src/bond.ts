/** The bond calculator's opening values, as specified. */
export const bondDefaults = { amount: 1_000_000, deposit: 0, years: 10, rate: 7 } as const

/** Gross income that banks require for each rand of instalment. */
export const incomeFactor = 3.335

export interface BondInput {
  amount: number
  deposit: number
  years: number
  /** Percent a year. */
  rate: number
}

export interface BondResult {
  loan: number
  monthly: number
  total: number
  interest: number
  income: number
}

/** The standard annuity: equal instalments over the whole term. */
export function bondRepayment({ amount, deposit, years, rate }: BondInput): BondResult {
  const loan = Math.max(0, amount - deposit)
  const months = years * 12
  const monthlyRate = rate / 100 / 12
  const monthly =
    monthlyRate === 0 ? loan / months : (loan * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
  const total = monthly * months
  return { loan, monthly, total, interest: total - loan, income: monthly * incomeFactor }
}
