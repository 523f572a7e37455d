import { useCallback, useMemo, useState, type FormEvent } from 'react'
import type { FieldErrors } from '#contract/errors.ts'

const none: ReadonlySet<string> = new Set()

/** The errors of a form's fields, from any source, until each is being corrected. */
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
    /** What is still shown beside the fields. */
    shown,
    /** Something was found, corrected since or not: true from the check that found something until the next one. */
    any: Object.keys(found).length > 0,
    set,
    /** A field that is being corrected is no longer called wrong. */
    correct,
    onInput,
  }
}
