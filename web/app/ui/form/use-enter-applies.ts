import { useEffect, useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'

/**
 * For a form of filters that apply when a field loses the focus: Enter applies them too, and the field keeps the
 * focus. Without a submit button, browsers do nothing on Enter in a form with several fields.
 */
export function useEnterApplies() {
  const form = useRef<HTMLFormElement>(null)
  const entered = useRef<string | null>(null)
  useEffect(() => {
    // The field may have been replaced when its new value was rendered.
    const field = entered.current && form.current?.elements.namedItem(entered.current)
    if (field instanceof HTMLElement && document.activeElement === document.body) field.focus()
  })
  return {
    ref: form,
    onSubmit(event: FormEvent) {
      event.preventDefault()
    },
    onFocus({ target }: FocusEvent) {
      if ((target as HTMLInputElement).name !== entered.current) entered.current = null
    },
    onKeyDown(event: KeyboardEvent) {
      const { target } = event
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
      event.preventDefault()
      target.blur()
      entered.current = target.name
      target.focus()
    },
  }
}
