import { isDay } from '#contract/values/day.ts'
import { useEffect, useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/** False while a date is still being typed: `0002-…` may become the year 2026, and `2026-11` has no day yet. */
export function isCompleteDay(day: string): boolean {
  return isDay(day)
}

/**
 * A date field that filters a list: a date applies as soon as it is complete, while the field keeps the
 * focus. An emptied field applies once it loses the focus, because it is also empty while another date
 * is being typed.
 */
export function useDayChoice(value: string, onChoose: (day: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const chosen = useRef(value)
  useEffect(() => {
    // Back or a cleared filter has changed the address, and the field must follow.
    if (value !== chosen.current && ref.current) ref.current.value = value
    chosen.current = value
  }, [value])
  function choose(day: string) {
    if (day === chosen.current) return
    chosen.current = day
    onChoose(day)
  }
  const leave = ({ value: typed }: HTMLInputElement) => choose(isCompleteDay(typed) ? typed : '')
  return {
    ref,
    defaultValue: value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      void (isCompleteDay(target.value) && choose(target.value)),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => leave(target),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
      void (key === 'Enter' && leave(currentTarget)),
  }
}
