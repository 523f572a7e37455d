import { z } from 'zod'

const space = '\u00a0'

function grouped(whole: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, space)
}

/** `R 2 450 000`, with no-break spaces so that a price never breaks over two lines. */
export function formatRand(amount: number | string): string {
  const rounded = Math.round(Number(amount))
  return `${rounded < 0 ? '-' : ''}R${space}${grouped(String(Math.abs(rounded)))}`
}

/** `R 2 450 000.00`, where the specification asks for two decimals. */
export function formatRandCents(amount: number | string): string {
  const [whole = '0', cents = '00'] = Math.abs(Number(amount)).toFixed(2).split('.')
  return `${Number(amount) < 0 ? '-' : ''}R${space}${grouped(whole)}.${cents}`
}

/** Reads what a person types into a rand field: `R 1 250 000,50`, `1,250,000.50`, `1250000`. */
export function parseRand(text: string): number | undefined {
  const bare = text.replace(/[R\s ]/gi, '')
  if (!/^\d+([.,]\d+)*$/.test(bare)) return undefined
  const decimal = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimal ? bare.slice(0, decimal.index) : bare).replace(/[.,]/g, '')
  return Number(decimal ? `${whole}.${decimal[1]}` : whole)
}

/** Whether an amount has at most two decimals. */
export function wholeCents(amount: number): boolean {
  return Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
}

/** An amount in rand with at most two decimals. */
export const rand = z
  .number()
  .nonnegative()
  .max(1_000_000_000)
  .refine(wholeCents, 'At most two decimals')
