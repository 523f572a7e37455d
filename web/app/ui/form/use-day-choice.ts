import { isDay } from '#contract/values/day.ts'
import { useEffect, useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'

/** The year `0002` is one on the way to `2026`, and `2026-11` a month on the way to a day. */
export function isTypedWhole(day: string): boolean {
  return isDay(day)
}

/**
 * A date field that narrows a list: a date counts as soon as it is whole, and the field keeps the
 * focus. An emptied field counts once it is left, since it is also empty while another date is typed.
 */
export function useDayChoice(value: string, onChoose: (day: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const chosen = useRef(value)
  useEffect(() => {
    // Back, or a cleared filter, changed the address: the field follows.
    if (value !== chosen.current && ref.current) ref.current.value = value
    chosen.current = value
  }, [value])
  function choose(day: string) {
    if (day === chosen.current) return
    chosen.current = day
    onChoose(day)
  }
  const leave = ({ value: typed }: HTMLInputElement) => choose(isTypedWhole(typed) ? typed : '')
  return {
    ref,
    defaultValue: value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      void (isTypedWhole(target.value) && choose(target.value)),
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => leave(target),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) =>
      void (key === 'Enter' && leave(currentTarget)),
  }
}
