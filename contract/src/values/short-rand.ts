import { formatRand } from './rand.ts'

/** `R 2.45 m`, `R 18 500`, `R 145.50`: as much as a pin on a map can hold. */
export function shortRand(amount: number): string {
  if (amount < 1_000_000) return formatRand(amount)
  return `R\u00a0${String(Math.round(amount / 10_000) / 100)}\u00a0m`
}
