import { parseAmount } from '#contract/values/parse-amount.ts'
import { formatRand, formatRandCents } from '#contract/values/rand.ts'

/** Writes an amount as a field shows it. */
export type ShowAmount = (amount: number) => string

/** `1 234.50`, `380`: the R stands before the field. */
export const withCentsIfAny: ShowAmount = (amount) => formatRand(amount).slice(2)

/** `1 234.50`, `380.00` */
export const withCents: ShowAmount = (amount) => formatRandCents(amount).slice(2)

/** An amount as a field shows it; what cannot be read stays as it was typed. */
export function amountText(
  value: number | string | null | undefined,
  show: ShowAmount = withCentsIfAny,
): string {
  const typed = String(value ?? '')
  const amount = typeof value === 'number' ? value : parseAmount(typed).amount
  return amount === null ? typed : show(amount)
}

/** The same without its groups, which would be in the way of whoever changes a digit. */
export function ungrouped(text: string): string {
  return text.replaceAll('\u00a0', '')
}
