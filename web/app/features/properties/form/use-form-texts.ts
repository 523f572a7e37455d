import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react'
import { textsOf, type FormTexts } from '../../../ui/form/form-texts.ts'

/**
 * The current values of an uncontrolled form; call `refresh` after a change that no field reports.
 */
export function useFormTexts(form: RefObject<HTMLFormElement | null>, start: FormTexts) {
  const [texts, setTexts] = useState(start)
  const refresh = useCallback(() => {
    // After the change has been rendered: some fields depend on others.
    requestAnimationFrame(() => {
      const element = form.current
      // What depends on it is rendered in a transition, so that typing never waits for it.
      if (element) startTransition(() => setTexts(textsOf(new FormData(element))))
    })
  }, [form])
  useEffect(() => {
    const element = form.current
    refresh()
    element?.addEventListener('input', refresh)
    return () => element?.removeEventListener('input', refresh)
  }, [form, refresh])
  return { texts, refresh }
}
