import { useCallback, useMemo, useState, type FormEvent } from 'react'
import type { FieldErrors } from '#contract/errors.ts'

const none: ReadonlySet<string> = new Set()

/** The errors of a form's fields, from any source, until each field is edited. */
export function useFieldErrors(initial: FieldErrors = {}) {
  const [found, setFound] = useState(initial)
  const [corrected, setCorrected] = useState(none)

  const set = useCallback((errors: FieldErrors) => {
    setFound(errors)
    setCorrected(none)
  }, [])
  const correct = useCallback((names: readonly string[]) => {
    setCorrected((before) =>
      names.every((name) => before.has(name)) ? before : new Set([...before, ...names]),
    )
  }, [])
  const onInput = useCallback(
    (event: FormEvent<HTMLElement>) => correct([(event.target as HTMLInputElement).name]),
    [correct],
  )
  const shown = useMemo(
    () => Object.fromEntries(Object.entries(found).filter(([name]) => !corrected.has(name))),
    [found, corrected],
  )
  return {
    /** The errors that are still shown beside the fields. */
    shown,
    /** Whether the last check found errors, even if they have been corrected since. */
    any: Object.keys(found).length > 0,
    set,
    /** Called when a field is edited: it is no longer shown as invalid. */
    correct,
    onInput,
  }
}
