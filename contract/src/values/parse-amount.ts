/** Why a text is not an amount. */
export type AmountProblem = 'unreadable' | 'ambiguous' | 'decimals' | 'negative' | 'tooLarge'

/** The messages wherever an amount is entered. */
export const amountTexts: Record<AmountProblem, string> = {
  unreadable: 'Please enter an amount in rand, such as 1234 or 1 234.50.',
  ambiguous:
    'This amount is ambiguous. Enter it without a thousands separator, or with cents: 1234 or 1234.00.',
  decimals: 'Enter an amount in rand, with at most two decimals.',
  negative: 'The amount cannot be negative.',
  tooLarge: 'The amount cannot be more than R 1 000 000 000.',
}

/** Null without a problem means that nothing was entered. */
export type ParsedAmount =
  | { amount: number | null; problem: null }
  | { amount: null; problem: AmountProblem }

/** Amounts are stored with twelve digits before the decimal point. */
const mostDigits = 12

/** A longer text is not an amount. */
export const longestAmount = 60

const refused = (problem: AmountProblem): ParsedAmount => ({ amount: null, problem })

/** Ordinary, no-break, figure, thin and narrow no-break spaces are all the same separator. */
const spaces = /[ \u00a0\u2007\u2009\u202f]/g
const apostrophes = /['\u2019]/g

const currency = /^(?:R|ZAR) ?/i
const plainAmount = /^(?<whole>\d+)(?:[.,](?<cents>\d+))?$/
/** One to three digits, then groups of three with the same separator before each. */
const groupedAmount =
  /^(?<whole>[1-9]\d{0,2}(?<group>[ ',.])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<cents>\d+))?$/
/** `1.234` and `1,234`: thousands to some, decimals to others. */
const twoReadings = /^[1-9]\d{0,2}[.,]\d{3}$/

function valueOf(whole: string, cents: string): ParsedAmount {
  if (cents.length > 2) return refused('decimals')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > mostDigits) return refused('tooLarge')
  return { amount: Number(cents ? `${digits}.${cents}` : digits), problem: null }
}

/**
 * Reads an amount that a person typed: `1234`, `1 234,50`, `1,234.50`, `1.234,50`, `R1 234.5`.
 *
 * Thousands may be separated by spaces, apostrophes, commas or points, all of one kind and in groups of
 * three; the decimal sign is a point or a comma, whichever does not separate thousands, with one or two
 * digits after it. A text with two readings, or with none, is refused: an amount is never guessed.
 */
export function parseAmount(text: string): ParsedAmount {
  if (text.length > longestAmount) return refused('unreadable')
  const tidy = text.replace(spaces, ' ').replace(apostrophes, "'").trim()
  if (tidy === '') return { amount: null, problem: null }
  const bare = tidy.replace(currency, '')
  if (/^[-\u2212] ?\d/.test(bare) || /^[-\u2212] ?(?:R|ZAR)/i.test(bare)) return refused('negative')
  if (twoReadings.test(bare)) return refused('ambiguous')
  const { whole, cents = '' } = (plainAmount.exec(bare) ?? groupedAmount.exec(bare))?.groups ?? {}
  return whole === undefined ? refused('unreadable') : valueOf(whole, cents)
}

/**
 * What a form sends for a field: the amount, nothing, or, where it is not an amount, the text itself, so that
 * the call's own rule covers it.
 */
export function typedAmount(text: string | null | undefined): number | string | null {
  const { amount, problem } = parseAmount(text ?? '')
  return problem ? (text as string) : amount
}

/** An amount in an address or a text; undefined if there is none or it is invalid. */
export function amountOrNone(text: string | null | undefined): number | undefined {
  return parseAmount(text ?? '').amount ?? undefined
}
