import { useCallback, useEffect, useState, type RefObject } from 'react'
import { textsOf, type FormTexts } from '../../../ui/form/form-texts.ts'

/** What an uncontrolled form holds now; `refresh` after a change that no field reports. */
export function useFormTexts(form: RefObject<HTMLFormElement | null>, start: FormTexts) {
  const [texts, setTexts] = useState(start)
  const refresh = useCallback(() => {
    // After the change has been rendered: some fields follow from others.
    requestAnimationFrame(() => {
      if (form.current) setTexts(textsOf(new FormData(form.current)))
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
