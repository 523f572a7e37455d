import { z } from 'zod'
import { amountTexts, longestAmount, parseAmount, type ParsedAmount } from './parse-amount.ts'

/** Above any price, and well within the column's range. */
export const mostRand = 1_000_000_000

interface AmountRules {
  /** The message if nothing was entered. */
  missing: string
  /** If zero is invalid too. */
  aboveZero?: string
  most?: number
  tooLarge?: string
}

/** Whether a number has an exact representation with at most two decimals. */
export function hasCentsAtMost(amount: number): boolean {
  return /^-?\d+(?:\.\d{1,2})?$/.test(String(amount))
}

/** A number is unambiguous, but it may have too many decimals. */
function checkNumber(amount: number): ParsedAmount {
  if (amount < 0) return { amount: null, problem: 'negative' }
  if (amount > mostRand) return { amount: null, problem: 'tooLarge' }
  if (!hasCentsAtMost(amount)) return { amount: null, problem: 'decimals' }
  return { amount, problem: null }
}

function complaint(value: number | string, rules: AmountRules): string | number {
  const { missing, aboveZero, most = mostRand, tooLarge = amountTexts.tooLarge } = rules
  const { amount, problem } = typeof value === 'number' ? checkNumber(value) : parseAmount(value)
  if (problem === 'tooLarge') return tooLarge
  if (problem === 'negative') return aboveZero ?? amountTexts.negative
  if (problem) return amountTexts[problem]
  if (amount === null) return missing
  if (amount > most) return tooLarge
  return amount === 0 && aboveZero ? aboveZero : amount
}

/**
 * The type of every amount that a call accepts: a number with at most two decimals, or a text that
 * `parseAmount` reads. Nothing is rounded: what does not fit is refused.
 */
export function amount(rules: AmountRules) {
  return (
    z
      // Anything larger or longer gets its own message below.
      .union(
        [
          z.number().meta({ minimum: 0, maximum: rules.most ?? mostRand }),
          z.string().meta({ maxLength: longestAmount }),
        ],
        { error: rules.missing },
      )
      .transform((value, context): number => {
        const read = complaint(value, rules)
        if (typeof read === 'number') return read
        context.addIssue({ code: 'custom', message: read })
        return z.NEVER
      })
  )
}
