import { useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { amountTexts, parseAmount } from '#contract/values/parse-amount.ts'
import { amountText, withoutOwnGroups, type ShowAmount } from './amount-text.ts'

export interface AmountInputOptions {
  defaultValue?: number | string | null | undefined
  show?: ShowAmount | undefined
  /** The form's error for the field. */
  error?: string | undefined
  /** Called on every change: undefined where there is no amount, NaN where it cannot be parsed. */
  onAmount?: ((amount: number | undefined) => void) | undefined
  onInput?: ((event: FormEvent<HTMLInputElement>) => void) | undefined
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
}

const problemOf = (text: string) => {
  const { problem } = parseAmount(text)
  return problem && amountTexts[problem]
}

/**
 * The behaviour of all amount fields. When the field loses the focus, a valid amount is grouped; any other
 * text stays exactly as it was typed, with a message beside it. The value itself never changes.
 */
export function useAmountInput(options: AmountInputOptions) {
  const { defaultValue, show, error, onAmount, onInput, onBlur } = options
  const first = amountText(defaultValue, show)
  const [problem, setProblem] = useState(() => problemOf(first))
  const [left, setLeft] = useState(false)
  /** The formatted text of the field, until it is edited. */
  const written = useRef(first)

  function dropOwnGroups(input: HTMLInputElement, { inputType, data }: InputEvent) {
    const { value: text, selectionStart } = input
    const caret = selectionStart ?? text.length
    const bare = withoutOwnGroups({
      before: written.current,
      text,
      caret,
      inputType,
      inserted: data,
    })
    // A change without an `inputType` was made by a script, not by a person.
    written.current = inputType ? '' : text
    if (!bare) return
    input.value = bare.text
    input.setSelectionRange(bare.caret, bare.caret)
  }

  return {
    error: problem && (left || error) ? problem : error,
    input: {
      type: 'text',
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      defaultValue: first,
      onInput(event: FormEvent<HTMLInputElement>) {
        dropOwnGroups(event.currentTarget, event.nativeEvent as InputEvent)
        const { amount, problem: found } = parseAmount(event.currentTarget.value)
        setProblem(found && amountTexts[found])
        setLeft(false)
        onInput?.(event)
        onAmount?.(found ? Number.NaN : (amount ?? undefined))
      },
      onBlur(event: FocusEvent<HTMLInputElement>) {
        const input = event.currentTarget
        input.value = amountText(input.value, show)
        written.current = input.value
        setProblem(problemOf(input.value))
        // Showing the message now could move the button away from the pointer that is pressing it.
        const isPressing = event.relatedTarget?.matches('button:active')
        if (isPressing) addEventListener('click', () => setLeft(true), { once: true })
        else setLeft(true)
        onBlur?.(event)
      },
    },
  }
}
