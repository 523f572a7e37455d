import { formatRand } from '../values/rand.ts'

/** `6` for a price that was lowered from R 2 600 000 to R 2 450 000. */
export function reductionPercent(by: number, price: number): number {
  return Math.round((by / (price + by)) * 100)
}

/** `Reduced by` and `R 150 000 (6%)`; a reduction below one percent has no percentage. */
export function reductionParts(by: number, price: number): [words: string, amount: string] {
  const percent = reductionPercent(by, price)
  return ['Reduced by', `${formatRand(by)}${percent > 0 ? ` (${percent}%)` : ''}`]
}

/** `Reduced by R 150 000 (6%)`. */
export function reductionText(by: number, price: number): string {
  return reductionParts(by, price).join(' ')
}

/** How long a reduction counts as recent. */
export const reductionDays = 30
