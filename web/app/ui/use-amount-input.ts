import { useState, type FocusEvent, type FormEvent } from 'react'
import { amountTexts, parseAmount } from '#contract/values/parse-amount.ts'
import { amountText, ungrouped, type ShowAmount } from './amount-text.ts'

export interface AmountInputOptions {
  defaultValue?: number | string | null | undefined
  show?: ShowAmount | undefined
  /** What the form says about the field. */
  error?: string | undefined
  /** Told of every change: undefined where there is no amount, NaN where it cannot be read. */
  onAmount?: ((amount: number | undefined) => void) | undefined
  onInput?: ((event: FormEvent<HTMLInputElement>) => void) | undefined
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

const problemOf = (text: string) => {
  const { problem } = parseAmount(text)
  return problem && amountTexts[problem]
}

/**
 * The one way in which an amount is typed. When the field is left, an amount that can be read is grouped;
 * any other text stays exactly as it was typed, with the reason beside it. The value never changes.
 */
export function useAmountInput(options: AmountInputOptions) {
  const { defaultValue, show, error, onAmount, onInput, onFocus, onBlur } = options
  const [problem, setProblem] = useState(() => problemOf(String(defaultValue ?? '')))
  const [left, setLeft] = useState(false)

  return {
    error: problem && (left || error) ? problem : error,
    input: {
      type: 'text',
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      defaultValue: amountText(defaultValue, show),
      onInput(event: FormEvent<HTMLInputElement>) {
        const { amount, problem: found } = parseAmount(event.currentTarget.value)
        setProblem(found && amountTexts[found])
        setLeft(false)
        onInput?.(event)
        onAmount?.(found ? Number.NaN : (amount ?? undefined))
      },
      onFocus(event: FocusEvent<HTMLInputElement>) {
        const input = event.currentTarget
        // A digit more or less would leave groups of two or four, which cannot be read.
        if (!problemOf(input.value) && input.value.includes('\u00a0')) {
          const all = input.selectionStart === 0 && input.selectionEnd === input.value.length
          input.value = ungrouped(input.value)
          if (all) input.select()
        }
        onFocus?.(event)
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        const input = event.currentTarget
        input.value = amountText(input.value, show)
        setProblem(problemOf(input.value))
        setLeft(true)
        onBlur?.(event)
      },
    },
  }
}
