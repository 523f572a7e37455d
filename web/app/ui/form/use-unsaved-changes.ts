import { useCallback, useEffect, useRef, type RefObject } from 'react'
import { useBeforeUnload } from 'react-router'
import { fingerprint } from './fingerprint.ts'
import { guardForm } from './leave-guard.tsx'

/**
 * Asks before a form with unsaved changes is left for another page or by closing the tab. `forget`
 * says that its current content has been saved or discarded.
 */
export function useUnsavedChanges(form: RefObject<HTMLFormElement | null>) {
  const clean = useRef<string | null>(null)

  const isDirty = useCallback((): boolean => {
    if (!form.current || clean.current === null) return false
    return fingerprint(new FormData(form.current)) !== clean.current
  }, [form])

  useEffect(() => {
    clean.current = form.current && fingerprint(new FormData(form.current))
    return guardForm(isDirty)
  }, [form, isDirty])

  useBeforeUnload((event) => {
    if (isDirty()) event.preventDefault()
  })

  return {
    forget() {
      clean.current = null
    },
  }
}
