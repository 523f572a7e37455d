import { parseAmount } from '#contract/values/parse-amount.ts'
import { formatRand, formatRandCents } from '#contract/values/rand.ts'

/** Formats an amount as a field shows it. */
export type ShowAmount = (amount: number) => string

/** `1 234.50`, `380`: the R is shown before the field. */
export const withCentsIfAny: ShowAmount = (amount) => formatRand(amount).slice(2)

/** `1 234.50`, `380.00` */
export const withCents: ShowAmount = (amount) => formatRandCents(amount).slice(2)

/** An amount as a field shows it; input that cannot be parsed stays as it was typed. */
export function amountText(
  value: number | string | null | undefined,
  show: ShowAmount = withCentsIfAny,
): string {
  const typed = String(value ?? '')
  const amount = typeof value === 'number' ? value : parseAmount(typed).amount
  return amount === null ? typed : show(amount)
}

const ungrouped = (text: string) => text.replaceAll('\u00a0', '')

interface Edited {
  /** The text that the field itself had formatted before the change. */
  before: string
  text: string
  caret: number
  /** The browser's `inputType` of the change. */
  inputType: string | undefined
  inserted: string | null
}

/**
 * Once a digit is typed or deleted in `1 250 000`, the groups that the field had formatted are wrong: the
 * separators are removed, and the caret stays between the same digits. Pasted text is left alone,
 * because its spaces do not come from the field.
 */
export function withoutOwnGroups(edited: Edited): { text: string; caret: number } | null {
  const { before, text, caret, inputType = '', inserted } = edited
  const byHand = /^(delete|insertText$|insertCompositionText$)/.test(inputType)
  if (!byHand || !before.includes('\u00a0') || inserted?.includes('\u00a0')) return null
  if (!text.includes('\u00a0')) return null
  return { text: ungrouped(text), caret: ungrouped(text.slice(0, caret)).length }
}
